import type { UpgradeFacts } from '../../../card.ts';

export const R7_ASTROMECH: UpgradeFacts = {
  id: 'r7astromech',
  name: 'R7 Astromech',
  fills: ['astromech'],
  limited: 0,
  cost: 2,
  abilities: 'unwritten',
};
