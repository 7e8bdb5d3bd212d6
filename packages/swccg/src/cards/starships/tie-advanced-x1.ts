import type { Texts } from '../words.ts';

export const TIE_ADVANCED_X1: Texts = {
  'tie-advanced-x1': { text: 'Its permanent pilot has ability 1.', permanentPilots: 1 },
};
