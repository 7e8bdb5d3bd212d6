import { isStarfighter, itsTarget } from '../conditions.ts';
import { add, type Texts } from '../words.ts';
import { boostsStarfighter } from './dark-maneuvers.ts';

export const A_FEW_MANEUVERS: Texts = {
  'a-few-maneuvers': {
    text: 'A starfighter has hyperspeed and maneuver +2 until the end of the turn, even when a weapon has just drawn destiny against it.',
    lastsOn: isStarfighter,
    lasting: { boost: [add('hyperspeed', 2, itsTarget), add('maneuver', 2, itsTarget)] },
    play: boostsStarfighter,
  },
};
