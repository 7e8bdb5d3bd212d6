import type { UpgradeFacts } from '../../../card.ts';

export const R2_D2: UpgradeFacts = {
  id: 'r2d2',
  name: 'R2-D2',
  fills: ['astromech'],
  limited: 1,
  cost: 4,
  abilities: 'unwritten',
};
