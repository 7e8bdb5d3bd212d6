import { type Procedure, pickOne, type RuleId } from '@rangefinder/kernel';
import type { XTable } from '../table.ts';
import { type Unit, unitInitiative } from './units.ts';

/** Whose turn it is, or the question whose it is. */
export interface Next<U> {
  readonly unit: U | undefined;
  readonly choice: Procedure<{ readonly unit: U }> | null;
}

/**
 * The next unit to have its turn in a phase: by initiative (xw2.initiative.2), ties by player order
 * (xw2.player-order.5); a player with several of the same initiative chooses (xw2.activation-phase.6, .7,
 * xw2.engagement-phase.4, .5, xw2.system-phase.4, .5). Undefined when all had it. Remotes act at their initiative like
 * ships (xw2.using-remotes.1).
 */
export function nextUnit<U extends Unit>(
  t: XTable,
  direction: 'ascending' | 'descending',
  units: readonly U[],
  topic: string,
  rule: RuleId,
): Next<U> {
  if (units.length <= 1) return { unit: units[0], choice: null };
  const sign = direction === 'ascending' ? 1 : -1;
  let due: U[] = [];
  let first = Number.POSITIVE_INFINITY;
  for (const unit of units) {
    const turn = sign * unitInitiative(t, unit);
    if (turn < first) due = [];
    if (turn > first) continue;
    first = turn;
    due.push(unit);
  }
  const { firstPlayer } = t.state;
  const seat = due.some((unit) => unit.seat === firstPlayer) ? firstPlayer : 1 - firstPlayer;
  const options: { key: string; unit: U }[] = [];
  for (const unit of due) if (unit.seat === seat) options.push({ key: unit.id, unit });
  const [only, another] = options;
  return { unit: only?.unit, choice: another ? pickOne({ seat, topic, rule, options }) : null };
}
