import type { Procedure, RuleId } from '@rangefinder/kernel';
import type { AttackResult, Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/** A ship rolls attack dice outside an attack; what waits for its rolls may change them (xw2.faq-cards.55). */
export function* rollOutsideAttack(
  t: XTable,
  ship: Ship,
  count: number,
  why: string,
  rule: RuleId,
): Procedure<readonly AttackResult[]> {
  const roll = { ship, dice: t.rollAttackDice(count) };
  t.emit({ type: 'rolled', rule, ship: ship.id, dice: [...roll.dice], why });
  yield* t.queue.within(t.window('dice-rolled', roll));
  return roll.dice;
}
