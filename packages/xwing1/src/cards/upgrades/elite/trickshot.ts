import type { UpgradeFacts } from '../../../card.ts';

export const TRICK_SHOT: UpgradeFacts = {
  id: 'trickshot',
  name: 'Trick Shot',
  fills: ['elite'],
  limited: 0,
  cost: 0,
  abilities: 'unwritten',
};
