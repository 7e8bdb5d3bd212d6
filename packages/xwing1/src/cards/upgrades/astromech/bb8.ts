import type { UpgradeFacts } from '../../../card.ts';

export const BB_8: UpgradeFacts = {
  id: 'bb8',
  name: 'BB-8',
  fills: ['astromech'],
  limited: 1,
  cost: 2,
  abilities: 'unwritten',
};
