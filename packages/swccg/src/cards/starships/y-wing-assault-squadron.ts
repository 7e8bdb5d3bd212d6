import type { Texts } from '../words.ts';

export const Y_WING_ASSAULT_SQUADRON: Texts = {
  'y-wing-assault-squadron': {
    text: 'Replaces three Y-wings at one location. Room for 3 pilots or passengers. Its permanent pilots have ability 3.',
    replaces: 'y-wing',
    capacity: { either: 3 },
    permanentPilots: 3,
  },
};
