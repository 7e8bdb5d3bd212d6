import { piloting } from '../conditions.ts';
import { add, type Texts } from '../words.ts';
import { destinyIn, pilots } from './words.ts';

export const BIGGS_DARKLIGHTER: Texts = {
  'biggs-darklighter': {
    text: 'Adds 2 to power of what he pilots. In Red 3: maneuver +1, and one battle destiny if not able to draw otherwise.',
    modifiers: [pilots(2), add('maneuver', 1, piloting('red-3')), destinyIn('red-3')],
  },
};
