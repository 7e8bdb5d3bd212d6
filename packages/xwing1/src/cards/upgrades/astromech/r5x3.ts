import type { UpgradeFacts } from '../../../card.ts';

export const R5_X3: UpgradeFacts = {
  id: 'r5x3',
  name: 'R5-X3',
  fills: ['astromech'],
  limited: 1,
  cost: 1,
  abilities: 'unwritten',
};
