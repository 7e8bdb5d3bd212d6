import type { UpgradeFacts } from '../../../card.ts';

export const R3_A2: UpgradeFacts = {
  id: 'r3a2',
  name: 'R3-A2',
  fills: ['astromech'],
  limited: 1,
  cost: 2,
  abilities: 'unwritten',
};
