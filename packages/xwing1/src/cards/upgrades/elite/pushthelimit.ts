import type { UpgradeFacts } from '../../../card.ts';

export const PUSH_THE_LIMIT: UpgradeFacts = {
  id: 'pushthelimit',
  name: 'Push the Limit',
  fills: ['elite'],
  limited: 0,
  cost: 3,
  abilities: 'unwritten',
};
