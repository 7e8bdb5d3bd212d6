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
  if (units.length <= 1) return units[0];
  const initiatives = units.map((unit) => unitInitiative(t, unit));
  const value = direction === 'ascending' ? Math.min(...initiatives) : Math.max(...initiatives);
  const due = units.filter((_, index) => initiatives[index] === value);
  const seat = t.playerOrder().find((player) => due.some((unit) => unit.seat === player)) ?? 0;
  const options = due.filter((unit) => unit.seat === seat).map((unit) => ({ key: unit.id, unit }));
  const { unit } = yield* pickOne({ seat, topic, rule, options });
  return unit;
}
