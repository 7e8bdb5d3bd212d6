import type { RuleId, Seat } from '@rangefinder/kernel';
import type { XTable } from '../table.ts';

/** Looked at when a round is over (xw1.winning.1, xw1.summary-sheet.11): whoever has ships left wins (.2), nobody if nobody has (.3). */
export function checkWinner(t: XTable): void {
  const { state } = t;
  const alive = [0, 1].filter((seat) => state.ships.some((ship) => ship.seat === seat && ship.place !== 'removed'));
  const [only = null] = alive;
  if (alive.length === 1) finish(t, only, 'xw1.winning.2');
  else if (alive.length === 0) finish(t, null, 'xw1.winning.3');
  else if (state.round >= state.rounds) finishByPoints(t);
}

/** xw1.round-time-limit.2, .5, .6 */
function finishByPoints(t: XTable): void {
  const [first, second] = t.state.players;
  const winner = first.score > second.score ? 0 : first.score < second.score ? 1 : null;
  finish(t, winner, winner === null ? 'xw1.round-time-limit.6' : 'xw1.round-time-limit.5');
}

export function finish(t: XTable, winner: Seat | null, rule: RuleId): void {
  t.state.outcome = { winner, rule };
  t.emit({ type: 'over', rule, winner, scores: t.state.players.map(({ score }) => score) });
}
