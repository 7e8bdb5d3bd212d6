import type { Outcome, RuleId, Seat } from '@rangefinder/kernel';
import type { XTable } from '../table.ts';

/** Looked at once a round, at the end of the End Phase, in this order (see the rulings; xw2.end-phase.7). */
export function checkWinner(t: XTable): void {
  const { state } = t;
  const alive = [0, 1].filter((seat) => state.ships.some((ship) => ship.seat === seat && ship.place === 'play'));
  const [first, second] = state.players;
  // xw2.missions.end.1, xw2.game-length.4: exactly one player has ships in the play area.
  if (alive.length === 1) {
    finish(t, alive[0] ?? null, 'xw2.removed-from-game.4');
    return;
  }
  // xw2.missions.end.3, .4: else points decide, after the last round in any case.
  const scored =
    alive.length === 0 || reached(first.score, second.score, state.squadPoints) || state.round >= state.rounds;
  if (!scored) return;
  const rule: RuleId = state.round >= state.rounds ? 'xw2.game-length.2' : 'xw2.winning.2';
  finish(t, first.score === second.score ? null : first.score > second.score ? 0 : 1, rule);
}

/** xw2.missions.end.2: the points of a whole squad, and more than the opponent. */
function reached(a: number, b: number, goal: number): boolean {
  return Math.max(a, b) >= goal && a !== b;
}

function finish(t: XTable, winner: Seat | null, rule: RuleId): void {
  const outcome: Outcome = { winner, rule };
  t.state.outcome = outcome;
  t.emit({ type: 'over', rule, winner, scores: t.state.players.map(({ score }) => score) });
}
