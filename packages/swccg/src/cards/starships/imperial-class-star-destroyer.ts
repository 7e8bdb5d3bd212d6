import type { Texts } from '../words.ts';
import { STAR_DESTROYER } from './devastator.ts';

export const IMPERIAL_CLASS_STAR_DESTROYER: Texts = {
  'imperial-class-star-destroyer': {
    text: 'Room for 6 pilots, 8 passengers, 4 TIEs and 2 vehicles. Its permanent pilot has ability 1. Docks with other starships.',
    capacity: STAR_DESTROYER,
    permanentPilots: 1,
  },
};
