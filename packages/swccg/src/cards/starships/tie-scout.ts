import type { Texts } from '../words.ts';

export const TIE_SCOUT: Texts = {
  'tie-scout': {
    text: 'Room for 1 passenger, and for 1 pilot or passenger. Its permanent pilot has ability 1.',
    capacity: { passengers: 1, either: 1 },
    permanentPilots: 1,
  },
};
