import type { UpgradeFacts } from '../../../card.ts';

export const ELECTRONIC_BAFFLE: UpgradeFacts = {
  id: 'electronicbaffle',
  name: 'Electronic Baffle',
  fills: ['system'],
  limited: 0,
  cost: 1,
  abilities: 'unwritten',
};
