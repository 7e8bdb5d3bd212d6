import { piloting } from '../conditions.ts';
import { add, type Texts } from '../words.ts';
import { destinyIn, pilots } from './words.ts';

export const POPS: Texts = {
  pops: {
    text: 'Adds 2 to power of what he pilots. In Gold 5: maneuver +1, and one battle destiny if not able to draw otherwise.',
    modifiers: [pilots(2), add('maneuver', 1, piloting('gold-5')), destinyIn('gold-5')],
  },
};
