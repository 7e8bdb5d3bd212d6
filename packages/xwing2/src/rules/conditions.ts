import type { RuleId, Seat } from '@rangefinder/kernel';
import { RULE } from '../abilities.ts';
import type { Condition, Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/**
 * Assigns a condition card to a ship (xw2.condition-cards.1), also one that was removed before
 * (xw2.condition-cards.5). Another copy of a limited one leaves the ship it was on (xw2.limited-conditions.1, .2),
 * even one that is out of the game (xw2.condition-cards.6); another secret one with the same token leaves this ship,
 * unseen (xw2.secret-conditions.3, .4).
 */
export function assignCondition(
  t: XTable,
  ship: Ship,
  card: string,
  { by, source, secret = false }: { by: Seat; source: string; secret?: boolean },
  rule: RuleId = RULE,
): void {
  const { limited, secret: token } = t.cards.condition(card);
  for (const other of t.state.ships) {
    for (const condition of [...other.conditions]) {
      if (limited === 1 && condition.card === card && condition.by === by)
        removeCondition(t, other, condition, 'xw2.limited-conditions.2');
      else if (other === ship && token !== undefined && t.cards.condition(condition.card).secret === token)
        removeCondition(t, other, condition, 'xw2.secret-conditions.4');
    }
  }
  ship.conditions.push({ card, by, source, secret });
  tell(t, ship, { card, by, secret }, true, rule);
  t.changed();
}

/** Turns a secret condition up (xw2.secret-conditions.2). */
export function revealCondition(t: XTable, ship: Ship, condition: Condition, rule: RuleId): void {
  if (!condition.secret) return;
  condition.secret = false;
  tell(t, ship, condition, true, rule);
  t.changed();
}

/** Only who assigned a secret condition knows which it is (xw2.secret-conditions.5, .6). */
function tell(
  t: XTable,
  ship: Ship,
  { card, by, secret }: Pick<Condition, 'card' | 'by' | 'secret'>,
  assigned: boolean,
  rule: RuleId,
): void {
  const event = { type: 'condition', rule, ship: ship.id, assigned, card } as const;
  if (secret) t.kernel.emitTo(by, event, { type: 'condition', rule, ship: ship.id, assigned });
  else t.emit(event);
}

export function removeCondition(t: XTable, ship: Ship, condition: Condition, rule: RuleId = RULE): void {
  const index = ship.conditions.indexOf(condition);
  if (index < 0) return;
  ship.conditions.splice(index, 1);
  tell(t, ship, condition, false, rule);
  t.changed();
}

/** A condition of this kind on a ship. */
export function conditionOn(ship: Ship, card: string): Condition | undefined {
  return ship.conditions.find((condition) => condition.card === card);
}
