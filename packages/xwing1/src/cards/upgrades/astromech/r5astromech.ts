import type { UpgradeFacts } from '../../../card.ts';

export const R5_ASTROMECH: UpgradeFacts = {
  id: 'r5astromech',
  name: 'R5 Astromech',
  fills: ['astromech'],
  limited: 0,
  cost: 1,
  abilities: 'unwritten',
};
