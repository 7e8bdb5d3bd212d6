import type { UpgradeFacts } from '../../../card.ts';

export const R5_K6: UpgradeFacts = {
  id: 'r5k6',
  name: 'R5-K6',
  fills: ['astromech'],
  limited: 1,
  cost: 2,
  abilities: 'unwritten',
};
