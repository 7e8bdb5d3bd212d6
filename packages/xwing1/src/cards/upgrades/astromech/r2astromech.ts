import type { UpgradeFacts } from '../../../card.ts';

export const R2_ASTROMECH: UpgradeFacts = {
  id: 'r2astromech',
  name: 'R2 Astromech',
  fills: ['astromech'],
  limited: 0,
  cost: 1,
  abilities: 'unwritten',
};
