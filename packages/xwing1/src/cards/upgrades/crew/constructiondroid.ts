import type { UpgradeFacts } from '../../../card.ts';

export const CONSTRUCTION_DROID: UpgradeFacts = {
  id: 'constructiondroid',
  name: 'Construction Droid',
  fills: ['crew'],
  limited: 0,
  oncePerShip: true,
  cost: 3,
  restrictions: [{ size: ['huge'] }],
  huge: true,
  abilities: [],
};
