import type { Modifier } from '../../definition.ts';
import { isPilot } from '../../rules/piloting.ts';
import { hasKeyword, piloting } from '../conditions.ts';
import { add, type Texts } from '../words.ts';
import { destinyIn, pilots } from './words.ts';

/** The other pilots of a squadron fight harder to stay with their leader. */
export const leads = (squadron: string): Modifier =>
  add('forfeit', 1, ({ card }, my, game) => {
    const other = card !== my.self && card.owner === my.seat && hasKeyword(game.facts(card), squadron);
    return other && isPilot(game, card) && my.self !== null && game.locationOf(card) === game.locationOf(my.self);
  });

export const RED_LEADER: Texts = {
  'red-leader': {
    text: 'Adds 2 to power of what he pilots. In Red 1: maneuver +1, and one battle destiny if not able to draw otherwise. Your other Red Squadron pilots at his location are forfeit +1.',
    modifiers: [pilots(2), add('maneuver', 1, piloting('red-1')), destinyIn('red-1'), leads('red squadron')],
  },
};
