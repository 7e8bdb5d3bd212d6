import type { RuleId, Seat } from '@rangefinder/kernel';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { playerOf } from './players.ts';
import { isTrooper, pointsOf } from './units.ts';

/** legion.victory-tokens.1 */
export function gainVictory(t: LTable, seat: Seat, count: number): void {
  if (count <= 0) return;
  playerOf(t, seat).victory += count;
  t.emit({ type: 'victory', rule: 'legion.victory-tokens.1', seat, count });
}

/** legion.winning-the-game.4: points of the enemies a player has defeated. */
export function scoreOf(t: LTable, seat: Seat): number {
  return t.state.units
    .filter((unit) => unit.seat !== seat && unit.place === 'defeated')
    .reduce((sum, unit) => sum + pointsOf(t, unit), 0);
}

/** legion.winning-the-game.2: true when somebody has nobody left; without a last round, no troopers (legion.unlimited-rounds.1). */
export function checkElimination(t: LTable): boolean {
  const { state } = t;
  if (state.outcome || state.phase === 'setup') return state.outcome !== null;
  const counts = (unit: Unit) => unit.place !== 'defeated' && (!state.unlimited || isTrooper(t, unit));
  const [first, second] = [0, 1].map((seat) => state.units.some((unit) => unit.seat === seat && counts(unit)));
  if (first && second) return false;
  if (!first && !second) endGame(t);
  else finish(t, first ? 0 : 1, state.unlimited ? 'legion.unlimited-rounds.1' : 'legion.winning-the-game.2');
  return true;
}

/**
 * After the last round: victory tokens, then points, then blue (legion.winning-the-game.3 to .6).
 * legion.victory-tokens.2, legion.winning-the-game.1
 * legion.victory-tokens.5
 */
export function endGame(t: LTable): void {
  for (const seat of t.playerOrder()) gainVictory(t, seat, t.abilities.ask('victory-at-end', { seat }, 0));
  const [first, second] = [playerOf(t, 0).victory, playerOf(t, 1).victory];
  const [one, other] = [scoreOf(t, 0), scoreOf(t, 1)];
  if (first !== second) finish(t, first > second ? 0 : 1, 'legion.winning-the-game.3');
  else if (one !== other) finish(t, one > other ? 0 : 1, 'legion.winning-the-game.4');
  else finish(t, t.state.blue, 'legion.winning-the-game.6');
}

function finish(t: LTable, winner: Seat, rule: RuleId): void {
  const outcome = { winner, rule };
  t.state.outcome = outcome;
  t.emit({ type: 'game-over', rule, outcome });
}
