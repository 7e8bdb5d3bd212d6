import type { RuleId, Seat } from '@rangefinder/kernel';
import { RULE } from '../abilities.ts';
import type { Rank } from '../card.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { playerOf } from './players.ts';

/** The order token of a unit goes back among those that are drawn from (legion.order-pool.1). */
export function returnOrder(t: LTable, unit: Unit, rule: RuleId = RULE): void {
  if (unit.order === 'pool') return;
  unit.order = 'pool';
  playerOf(t, unit.seat).pool.push(t.abilities.ask('order-rank', unit, unit.rank));
  told(t, unit, rule);
}

/** The order token of a unit lies faceup beside it, or facedown, as of those who have been activated; it is no order that is issued. */
export function layOrder(t: LTable, unit: Unit, order: 'faceup' | 'facedown', rule: RuleId = RULE): void {
  if (unit.order === order) return;
  if (unit.order === 'pool') takeFromPool(t, unit);
  unit.order = order;
  told(t, unit, rule);
}

/** Its token is not drawn: it is looked for, on a card as well. */
export function takeFromPool(t: LTable, unit: Unit): void {
  const { pool, kept } = playerOf(t, unit.seat);
  const rank = t.abilities.ask('order-rank', unit, unit.rank);
  if (!takeRank(pool, rank)) takeRank(kept, rank);
}

/** One token of a rank out of some; whether there was one. */
export function takeRank(tokens: Rank[], rank: Rank): boolean {
  const found = tokens.indexOf(rank);
  if (found >= 0) tokens.splice(found, 1);
  return found >= 0;
}

/** A token of the pool by chance (legion.order-pool.2). */
export function drawRank(t: LTable, seat: Seat): Rank {
  const { pool } = playerOf(t, seat);
  const [rank = 'corps'] = t.kernel.roll('orders', pool, 1);
  takeRank(pool, rank);
  return rank;
}

function told(t: LTable, unit: Unit, rule: RuleId): void {
  t.ordersChanged();
  t.emit({ type: 'order-token', rule, unit: unit.id, now: unit.order });
}
