import type { UpgradeFacts } from '../../../card.ts';

export const DECOY: UpgradeFacts = {
  id: 'decoy',
  name: 'Decoy',
  fills: ['elite'],
  limited: 0,
  cost: 2,
  abilities: 'unwritten',
};
