import { itself } from '../conditions.ts';
import { atLeast, type Texts } from '../words.ts';

/** So many that nobody ever counts them. */
const UNLIMITED = 999;

export const STARSHIPS: Texts = {
  executor: {
    text: 'Room for any number of pilots, passengers, vehicles and starfighters. Its permanent pilots have ability 3. Immune to attrition < 12.',
    capacity: { pilots: UNLIMITED, passengers: UNLIMITED, vehicles: UNLIMITED, starfighters: UNLIMITED },
    permanentPilots: 3,
    modifiers: [atLeast('immunity', 12, itself)],
  },
  'home-one': {
    text: 'Room for any number of pilots, passengers, vehicles and starfighters. Its permanent pilots have ability 4. Immune to attrition < 8.',
    capacity: { pilots: UNLIMITED, passengers: UNLIMITED, vehicles: UNLIMITED, starfighters: UNLIMITED },
    permanentPilots: 4,
    modifiers: [atLeast('immunity', 8, itself)],
  },
  'tie-assault-squadron': {
    text: 'Replaces three TIE/lns at one location. Its permanent pilots have ability 3.',
    replaces: 'tie/ln',
    permanentPilots: 3,
  },
  'y-wing-assault-squadron': {
    text: 'Replaces three Y-wings at one location. Room for 3 pilots or passengers. Its permanent pilots have ability 3.',
    replaces: 'y-wing',
    capacity: { either: 3 },
    permanentPilots: 3,
  },
};
