import type { UpgradeFacts } from '../../../card.ts';

export const R2_F2: UpgradeFacts = {
  id: 'r2f2',
  name: 'R2-F2',
  fills: ['astromech'],
  limited: 1,
  cost: 3,
  abilities: 'unwritten',
};
