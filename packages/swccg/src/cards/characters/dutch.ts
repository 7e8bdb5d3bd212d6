import { piloting } from '../conditions.ts';
import { add, type Texts } from '../words.ts';
import { leads } from './red-leader.ts';
import { destinyIn, pilots } from './words.ts';

export const DUTCH: Texts = {
  dutch: {
    text: 'Adds 2 to power of what he pilots. In Gold 1: maneuver +1, and one battle destiny if not able to draw otherwise. Your other Gold Squadron pilots at his location are forfeit +1.',
    modifiers: [pilots(2), add('maneuver', 1, piloting('gold-1')), destinyIn('gold-1'), leads('gold squadron')],
  },
};
