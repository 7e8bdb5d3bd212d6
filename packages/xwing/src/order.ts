import type { Procedure, RuleId, Seat } from '@rangefinder/kernel';
import { pickUnit } from './topics.ts';

/** Whose turn it is, or the question whose it is. */
export interface Next<Unit> {
  readonly unit: Unit | undefined;
  readonly choice: Procedure<{ readonly unit: Unit }> | null;
}

/** By what units take turns: initiative or pilot skill, and whose come first where it is the same. */
export interface TurnOrder<Unit> {
  readonly direction: 'ascending' | 'descending';
  readonly firstPlayer: Seat;
  turnOf(unit: Unit): number;
}

/**
 * The next of some units to have its turn; of equal ones those of the first player, and a player with several of them
 * chooses. Undefined when there is none.
 */
export function nextInOrder<Unit extends { readonly id: string; readonly seat: Seat }>(
  units: readonly Unit[],
  { direction, firstPlayer, turnOf }: TurnOrder<Unit>,
  { topic, rule }: { readonly topic: string; readonly rule: RuleId },
): Next<Unit> {
  if (units.length <= 1) return { unit: units[0], choice: null };
  const sign = direction === 'ascending' ? 1 : -1;
  let due: Unit[] = [];
  let first = Number.POSITIVE_INFINITY;
  let seat = firstPlayer;
  for (const unit of units) {
    const turn = sign * turnOf(unit);
    if (turn > first || (turn === first && unit.seat !== seat && seat === firstPlayer)) continue;
    if (turn < first || unit.seat !== seat) due = [];
    due.push(unit);
    first = turn;
    seat = unit.seat;
  }
  if (due.length === 1) return { unit: due[0], choice: null };
  const options = due.map((unit) => ({ key: unit.id, about: { piece: unit.id }, unit }));
  return { unit: undefined, choice: pickUnit({ seat, topic, rule, options }) };
}
