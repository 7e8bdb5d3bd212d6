import { facedownAs, rulesOver, silent, withoutDecks } from '@rangefinder/xwing';
import { FIRST_EDITION } from './firstedition.ts';
import { COUNTER } from './rules/damage.ts';
import type { XwingState } from './state.ts';
import { XTable } from './table.ts';
import type { XwingView } from './view.ts';

/** The rules over what one viewer sees, for questions only. */
export const askRules = rulesOver((view: XwingView) => new XTable(silent(stateOf(view)), FIRST_EDITION));

function stateOf(view: XwingView): XwingState {
  return {
    ...view,
    players: withoutDecks(view.players),
    ships: view.ships.map((ship) => ({ ...ship, damage: facedownAs(COUNTER, ship.damage) })),
    obstacles: [...view.obstacles],
    bombs: [...view.bombs],
  };
}
