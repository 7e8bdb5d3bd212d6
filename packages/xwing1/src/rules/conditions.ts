import type { Procedure, RuleId } from '@rangefinder/kernel';
import { playerOf } from '@rangefinder/xwing';
import { RULE } from '../abilities.ts';
import { lenderOf } from '../sources.ts';
import type { Condition, Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/** Assigns a condition; a player has a unique one in play once only, and it goes with what lies on it (xw1.conditions.1, .2). */
export function* assignCondition(
  t: XTable,
  source: Ship,
  target: Ship,
  card: string,
  rule: RuleId = RULE,
): Procedure<Condition | null> {
  // A borrowed pilot ability assigns nothing.
  if (target.place === 'removed' || lenderOf(t, source)) return null;
  const { manyCopies, whenAssigned } = t.cards.condition(card);
  const condition: Condition = { card, by: source.seat, source: source.id };
  const earlier = t.state.ships.filter(({ conditions }) =>
    conditions.some((one) => one.card === card && one.by === source.seat),
  );
  for (const ship of manyCopies ? [] : earlier) {
    const damage = takeDamage(ship, card);
    if (damage !== undefined) condition.damage = damage;
    removeCondition(t, ship, card, 'xw1.conditions.2');
  }
  target.conditions.push(condition);
  t.emit({ type: 'condition', rule, ship: target.id, card, how: 'assigned' });
  t.changed();
  if (whenAssigned) yield* whenAssigned(t, target, condition);
  return condition;
}

/** The damage card that lies on a condition leaves it. */
function takeDamage(ship: Ship, card: string): string | undefined {
  const condition = ship.conditions.find((one) => one.card === card);
  const damage = condition?.damage;
  if (condition) delete condition.damage;
  return damage;
}

/** Takes a condition off a ship, if it has it. */
export function removeCondition(t: XTable, ship: Ship, card: string, rule: RuleId = RULE): void {
  if (!ship.conditions.some((one) => one.card === card)) return;
  const damage = takeDamage(ship, card);
  if (damage !== undefined) playerOf(t.state, ship.seat).discards.push(damage);
  ship.conditions = ship.conditions.filter((one) => one.card !== card);
  t.emit({ type: 'condition', rule, ship: ship.id, card, how: 'removed' });
  t.changed();
}

/** Takes this one off a ship, and no other copy of it. */
export function discardCondition(t: XTable, ship: Ship, condition: Condition, rule: RuleId = RULE): void {
  if (!ship.conditions.includes(condition)) return;
  ship.conditions = ship.conditions.filter((one) => one !== condition);
  t.emit({ type: 'condition', rule, ship: ship.id, card: condition.card, how: 'removed' });
  t.changed();
}

/** xw1.conditions.3: a destroyed ship loses its conditions, but for those that go on for another ship. */
export function loseConditions(t: XTable, ship: Ship): void {
  for (const { card } of [...ship.conditions]) {
    if (!t.cards.condition(card).outlasts) removeCondition(t, ship, card, 'xw1.conditions.3');
  }
}

export function hasCondition(ship: Ship, card: string): boolean {
  return ship.conditions.some((one) => one.card === card);
}
