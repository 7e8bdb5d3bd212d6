import { type Procedure, pickOne, type RuleId } from '@rangefinder/kernel';
import type { XTable } from '../table.ts';
import { type Unit, unitInitiative } from './units.ts';

/**
 * The next unit to have its turn in a phase: by initiative, ties by player order; a player with several of the same
 * initiative chooses (xw2.activation-phase.6, .7, xw2.engagement-phase.4, .5, xw2.system-phase.4, .5). Undefined when all
 * had it. Remotes act at their initiative like ships (xw2.using-remotes.1).
 */
export function* nextUnit<U extends Unit>(
  t: XTable,
  direction: 'ascending' | 'descending',
  units: readonly U[],
  topic: string,
  rule: RuleId,
): Procedure<U | undefined> {
  let value: number | undefined;
  for (const unit of units) {
    const initiative = unitInitiative(t, unit);
    if (value === undefined || (direction === 'ascending' ? initiative < value : initiative > value))
      value = initiative;
  }
  if (value === undefined) return undefined;
  const due = units.filter((unit) => unitInitiative(t, unit) === value);
  const seat = t.playerOrder().find((player) => due.some((unit) => unit.seat === player)) ?? 0;
  const options = due.filter((unit) => unit.seat === seat).map((unit) => ({ key: unit.id, unit }));
  const { unit } = yield* pickOne({ seat, topic, rule, options });
  return unit;
}
