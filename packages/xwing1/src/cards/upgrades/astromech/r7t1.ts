import type { UpgradeFacts } from '../../../card.ts';

export const R7_T1: UpgradeFacts = {
  id: 'r7t1',
  name: 'R7-T1',
  fills: ['astromech'],
  limited: 1,
  cost: 3,
  abilities: 'unwritten',
};
