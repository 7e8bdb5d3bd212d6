import type { RuleId, Seat } from '@rangefinder/kernel';
import { conditionFacts } from '../cards/conditions.ts';
import type { Condition, Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/** Assigns a condition card to a ship; a limited one leaves the ship it was on (xw2.limited-conditions.1, .2). */
export function assignCondition(
  t: XTable,
  ship: Ship,
  card: string,
  { by, source, secret = false }: { by: Seat; source: string; secret?: boolean },
  rule: RuleId,
): void {
  const { limited } = conditionFacts(card);
  for (const other of t.state.ships) {
    for (const condition of [...other.conditions]) {
      if (limited === 1 && condition.card === card && condition.by === by) removeCondition(t, other, condition, rule);
    }
  }
  ship.conditions.push({ card, by, source, secret });
  t.emit({ type: 'condition', rule, ship: ship.id, card, assigned: true });
  t.changed();
}

export function removeCondition(t: XTable, ship: Ship, condition: Condition, rule: RuleId): void {
  const index = ship.conditions.indexOf(condition);
  if (index < 0) return;
  ship.conditions.splice(index, 1);
  t.emit({ type: 'condition', rule, ship: ship.id, card: condition.card, assigned: false });
  t.changed();
}
