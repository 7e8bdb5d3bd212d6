import type { Seat } from '@rangefinder/kernel';
import { DARK, LIGHT, opponentOf, type SwccgState } from '../state.ts';
import type { CardTable } from '../table.ts';

/** Ends the game at once, wherever the rules are (swccg.core-object.5). Caught where the game is played, never shown. */
export class GameOver extends Error {
  override readonly name = 'GameOver';
}

/** One for all games: making an error costs as much as several decisions, for a stack nobody looks at. */
const GAME_OVER = new GameOver();

/** Destiny being drawn still counts; hand, table and Lost Pile do not (swccg.core-object.2, swccg.core-object.3,
 * swccg.core-object.4, swccg.core-object.6). */
export function lifeForce(state: SwccgState, seat: Seat): number {
  const { reserve, force, used } = seat === DARK ? state.players[0] : state.players[1];
  let total = reserve.length + force.length + used.length;
  for (const drawn of state.drawn) if (drawn.seat === seat) total++;
  return total;
}

/** To be called after every step that moves cards. Both at once: Dark loses (swccg.core-object.7). */
export function checkLifeForce(game: CardTable): void {
  for (const seat of [DARK, LIGHT]) {
    if (lifeForce(game.state, seat) > 0) continue;
    const winner = opponentOf(seat);
    game.state.outcome = { winner, rule: 'swccg.core-object.5' };
    game.emit({ type: 'won', rule: 'swccg.core-object.5', seat: winner });
    throw GAME_OVER;
  }
}

/** The last turn is over: more Life Force wins (swccg.table.1). */
export function endByLimit(game: CardTable): never {
  const lead = lifeForce(game.state, DARK) - lifeForce(game.state, LIGHT);
  const winner = lead === 0 ? null : lead > 0 ? DARK : LIGHT;
  game.state.outcome = { winner, rule: 'swccg.table.1' };
  if (winner === null) game.emit({ type: 'tied', rule: 'swccg.table.1' });
  else game.emit({ type: 'won', rule: 'swccg.table.1', seat: winner });
  throw GAME_OVER;
}
