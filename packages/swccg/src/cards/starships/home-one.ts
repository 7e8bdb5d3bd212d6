import { itself } from '../conditions.ts';
import { atLeast, type Texts } from '../words.ts';
import { UNLIMITED } from './executor.ts';

export const HOME_ONE: Texts = {
  'home-one': {
    text: 'Room for any number of pilots, passengers, starfighters and vehicles. Its permanent pilots have ability 4. Immune to attrition < 8. Docks with other starships.',
    capacity: { pilots: UNLIMITED, passengers: UNLIMITED, vehicles: UNLIMITED, starfighters: UNLIMITED },
    permanentPilots: 4,
    modifiers: [atLeast('immunity', 8, itself)],
  },
};
