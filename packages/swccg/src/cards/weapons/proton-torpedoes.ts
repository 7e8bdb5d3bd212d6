import { onModel, onYour } from '../conditions.ts';
import type { Texts } from '../words.ts';
import { starship } from './words.ts';

export const PROTON_TORPEDOES: Texts = {
  'proton-torpedoes': {
    text: 'Deploy for 1 on an X-wing, Y-wing or B-wing. Fires for 1 at a starship.',
    deploysOn: onYour(onModel('x-wing', 'y-wing', 'b-wing'), 1),
    weapon: { cost: 1, at: starship, draws: 1 },
  },
};
