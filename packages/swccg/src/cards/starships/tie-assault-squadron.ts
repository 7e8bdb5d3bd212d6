import type { Texts } from '../words.ts';

export const TIE_ASSAULT_SQUADRON: Texts = {
  'tie-assault-squadron': {
    text: 'Replaces three TIE/lns at one location. Its permanent pilots have ability 3.',
    replaces: 'tie/ln',
    permanentPilots: 3,
    bestPilot: 1,
  },
};
