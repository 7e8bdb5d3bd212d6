import type { Procedure, RuleId, Seat } from '@rangefinder/kernel';
import { pickOne } from '../ask.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';

/** One of some units becomes a commander: with its rank its order token changes (legion.end-phase.9, legion.covert-ops.3). */
export function* promoteOne(
  t: LTable,
  seat: Seat,
  units: readonly Unit[],
  rules: { readonly asks: RuleId; readonly tells: RuleId },
): Procedure<void> {
  if (units.length === 0) return;
  const options = units.map((unit) => ({ key: unit.id, about: { unit: unit.id }, unit }));
  const { unit } = yield* pickOne({ seat, topic: 'promote', rule: rules.asks, options });
  unit.rank = 'commander';
  t.changed(unit);
  t.emit({ type: 'promoted', rule: rules.tells, unit: unit.id });
}
