import type { UpgradeFacts } from '../../../card.ts';

export const R5_TK: UpgradeFacts = {
  id: 'r5tk',
  name: 'R5-TK',
  fills: ['salvagedastromech'],
  limited: 1,
  cost: 0,
  abilities: 'unwritten',
};
