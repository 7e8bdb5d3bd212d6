import { piloting } from '../conditions.ts';
import { add, type Texts } from '../words.ts';
import { destinyIn, pilots } from './words.ts';

export const JEK_PORKINS: Texts = {
  'jek-porkins': {
    text: 'Adds 2 to power of what he pilots. In Red 6: maneuver +1, and one battle destiny if not able to draw otherwise.',
    modifiers: [pilots(2), add('maneuver', 1, piloting('red-6')), destinyIn('red-6')],
  },
};
