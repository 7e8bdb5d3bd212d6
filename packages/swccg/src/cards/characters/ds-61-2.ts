import { piloting } from '../conditions.ts';
import { add, type Texts } from '../words.ts';
import { destinyIn, pilots } from './words.ts';

export const DS_61_2: Texts = {
  'ds-61-2': {
    text: 'Adds 3 to power of what he pilots. In Black 2: maneuver +1, and one battle destiny if not able to draw otherwise.',
    modifiers: [pilots(3), add('maneuver', 1, piloting('black-2')), destinyIn('black-2')],
  },
};
