import type { UpgradeFacts } from '../../../card.ts';

export const R3_ASTROMECH: UpgradeFacts = {
  id: 'r3astromech',
  name: 'R3 Astromech',
  fills: ['astromech'],
  limited: 0,
  cost: 2,
  abilities: 'unwritten',
};
