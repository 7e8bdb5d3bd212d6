import type { UpgradeFacts } from '../../../card.ts';

export const SUPERCHARGED_POWER_CELLS: UpgradeFacts = {
  id: 'superchargedpowercells',
  name: 'Supercharged Power Cells',
  fills: ['cargo'],
  limited: 0,
  oncePerShip: true,
  cost: 3,
  huge: true,
  abilities: [],
};
