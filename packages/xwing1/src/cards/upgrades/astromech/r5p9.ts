import type { UpgradeFacts } from '../../../card.ts';

export const R5_P9: UpgradeFacts = {
  id: 'r5p9',
  name: 'R5-P9',
  fills: ['astromech'],
  limited: 1,
  cost: 3,
  abilities: 'unwritten',
};
