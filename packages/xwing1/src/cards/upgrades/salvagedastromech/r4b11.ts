import type { UpgradeFacts } from '../../../card.ts';

export const R4_B11: UpgradeFacts = {
  id: 'r4b11',
  name: 'R4-B11',
  fills: ['salvagedastromech'],
  limited: 1,
  cost: 3,
  abilities: 'unwritten',
};
