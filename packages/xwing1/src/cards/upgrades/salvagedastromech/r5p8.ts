import type { UpgradeFacts } from '../../../card.ts';

export const R5_P8: UpgradeFacts = {
  id: 'r5p8',
  name: 'R5-P8',
  fills: ['salvagedastromech'],
  limited: 1,
  cost: 3,
  abilities: 'unwritten',
};
