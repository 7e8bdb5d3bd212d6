import type { UpgradeFacts } from '../../../card.ts';

export const R4_D6: UpgradeFacts = {
  id: 'r4d6',
  name: 'R4-D6',
  fills: ['astromech'],
  limited: 1,
  cost: 1,
  abilities: 'unwritten',
};
