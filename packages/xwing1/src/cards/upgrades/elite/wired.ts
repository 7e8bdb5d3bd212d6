import type { UpgradeFacts } from '../../../card.ts';

export const WIRED: UpgradeFacts = {
  id: 'wired',
  name: 'Wired',
  fills: ['elite'],
  limited: 0,
  cost: 1,
  abilities: 'unwritten',
};
