import { itself } from '../conditions.ts';
import { atLeast, type Texts } from '../words.ts';

/** So many that nobody ever counts them. */
export const UNLIMITED = 999;

export const EXECUTOR: Texts = {
  executor: {
    text: 'Room for any number of pilots, passengers, starfighters and vehicles. Its permanent pilots have ability 3. Immune to attrition < 12. Docks with other starships.',
    capacity: { pilots: UNLIMITED, passengers: UNLIMITED, vehicles: UNLIMITED, starfighters: UNLIMITED },
    permanentPilots: 3,
    modifiers: [atLeast('immunity', 12, itself)],
  },
};
