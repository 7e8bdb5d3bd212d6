import type { Procedure, RuleId } from '@rangefinder/kernel';
import { ATTACK_DIE, type AttackFace, DEFENSE_DIE, type DefenseFace, rollOutside } from '@rangefinder/xwing';
import { RULE } from '../abilities.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/** A ship rolls attack dice outside an attack; only the instruction gives them an effect (xw1.dice-results.8). */
export function* rollAttackDice(
  t: XTable,
  ship: Ship,
  count: number,
  why: string,
  rule: RuleId = RULE,
): Procedure<readonly AttackFace[]> {
  yield* t.window('before-dice-rolled', { ship, sides: ATTACK_DIE });
  const rolled = rollOutside(t, ship, ATTACK_DIE, count, why, rule);
  yield* t.window('dice-rolled', rolled);
  return rolled.dice;
}

/** The same with defense dice. */
export function* rollDefenseDice(
  t: XTable,
  ship: Ship,
  count: number,
  why: string,
  rule: RuleId = RULE,
): Procedure<readonly DefenseFace[]> {
  yield* t.window('before-dice-rolled', { ship, sides: DEFENSE_DIE });
  const rolled = rollOutside(t, ship, DEFENSE_DIE, count, why, rule);
  yield* t.window('dice-rolled', rolled);
  return rolled.dice;
}
