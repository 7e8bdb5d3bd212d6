import type { Texts } from '../words.ts';

export const X_WING: Texts = {
  'x-wing': { text: 'Its permanent pilot has ability 1.', permanentPilots: 1 },
};
