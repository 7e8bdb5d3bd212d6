import type { UpgradeFacts } from '../../../card.ts';

export const R5_D8: UpgradeFacts = {
  id: 'r5d8',
  name: 'R5-D8',
  fills: ['astromech'],
  limited: 1,
  cost: 3,
  abilities: 'unwritten',
};
