import type { Texts } from '../words.ts';

export const CORELLIAN_CORVETTE: Texts = {
  'corellian-corvette': {
    text: 'Room for 3 pilots, 4 passengers and 1 vehicle. Its permanent pilot has ability 1. Docks with other starships.',
    capacity: { pilots: 3, passengers: 4, vehicles: 1 },
    permanentPilots: 1,
  },
};
