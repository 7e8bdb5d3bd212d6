import type { Procedure, RuleId } from '@rangefinder/kernel';
import type { Condition, Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/** Assigns a condition, during setup too; a unique one is in play once only (xw1.conditions.1, .2). */
export function* assignCondition(
  t: XTable,
  source: Ship,
  target: Ship,
  card: string,
  rule: RuleId,
): Procedure<Condition | null> {
  if (target.place === 'removed') return null;
  if (!t.cards.condition(card).manyCopies) {
    for (const ship of t.state.ships) removeCondition(t, ship, card, 'xw1.conditions.2');
  }
  const condition: Condition = { card, by: source.seat, source: source.id };
  target.conditions.push(condition);
  t.emit({ type: 'condition', rule, ship: target.id, card, how: 'assigned' });
  t.changed();
  return condition;
}

/** Takes a condition off a ship, if it has it. */
export function removeCondition(t: XTable, ship: Ship, card: string, rule: RuleId): void {
  if (!ship.conditions.some((one) => one.card === card)) return;
  ship.conditions = ship.conditions.filter((one) => one.card !== card);
  t.emit({ type: 'condition', rule, ship: ship.id, card, how: 'removed' });
  t.changed();
}

/** Takes this one off a ship, and no other copy of it. */
export function discardCondition(t: XTable, ship: Ship, condition: Condition, rule: RuleId): void {
  if (!ship.conditions.includes(condition)) return;
  ship.conditions = ship.conditions.filter((one) => one !== condition);
  t.emit({ type: 'condition', rule, ship: ship.id, card: condition.card, how: 'removed' });
  t.changed();
}

export function hasCondition(ship: Ship, card: string): boolean {
  return ship.conditions.some((one) => one.card === card);
}
