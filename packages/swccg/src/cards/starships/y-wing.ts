import type { Texts } from '../words.ts';

export const Y_WING: Texts = {
  'y-wing': {
    text: 'Room for 1 pilot or passenger. Its permanent pilot has ability 1.',
    capacity: { either: 1 },
    permanentPilots: 1,
  },
};
