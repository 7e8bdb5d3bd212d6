import type { UpgradeFacts } from '../../../card.ts';

export const DOCKING_CLAMPS: UpgradeFacts = {
  id: 'dockingclamps',
  name: 'Docking Clamps',
  fills: ['cargo'],
  limited: 0,
  oncePerShip: true,
  cost: 0,
  restrictions: [{ ship: ['gozanticlasscruiser'] }],
  huge: true,
  abilities: [],
};
