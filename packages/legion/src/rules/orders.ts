import type { RuleId } from '@rangefinder/kernel';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { playerOf } from './players.ts';

/** The order token of a unit goes back among those that are drawn from (legion.order-pool.1). */
export function returnOrder(t: LTable, unit: Unit, rule: RuleId): void {
  if (unit.order === 'pool') return;
  unit.order = 'pool';
  playerOf(t, unit.seat).pool.push(t.abilities.ask('order-rank', unit, unit.rank));
  told(t, unit, rule);
}

/** The order token of a unit lies faceup beside it, or facedown, as of those who have been activated; it is no order that is issued. */
export function layOrder(t: LTable, unit: Unit, order: 'faceup' | 'facedown', rule: RuleId): void {
  if (unit.order === order) return;
  if (unit.order === 'pool') takeFromPool(t, unit);
  unit.order = order;
  told(t, unit, rule);
}

function takeFromPool(t: LTable, unit: Unit): void {
  const { pool } = playerOf(t, unit.seat);
  const token = pool.indexOf(t.abilities.ask('order-rank', unit, unit.rank));
  if (token >= 0) pool.splice(token, 1);
}

function told(t: LTable, unit: Unit, rule: RuleId): void {
  t.changed();
  t.emit({ type: 'order-token', rule, unit: unit.id, now: unit.order });
}
