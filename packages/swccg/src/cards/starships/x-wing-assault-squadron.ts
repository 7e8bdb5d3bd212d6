import type { Texts } from '../words.ts';

export const X_WING_ASSAULT_SQUADRON: Texts = {
  'x-wing-assault-squadron': {
    text: 'Replaces three X-wings at one location. Its permanent pilots have ability 3.',
    replaces: 'x-wing',
    permanentPilots: 3,
  },
};
