import type { UpgradeFacts } from '../../../card.ts';

export const M9_G8: UpgradeFacts = {
  id: 'm9g8',
  name: 'M9-G8',
  fills: ['astromech'],
  limited: 1,
  cost: 3,
  abilities: 'unwritten',
};
