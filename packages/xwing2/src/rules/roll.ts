import type { Procedure, RuleId } from '@rangefinder/kernel';
import { ATTACK_DIE, type AttackFace, DEFENSE_DIE, type DefenseFace, rollOutside } from '@rangefinder/xwing';
import { RULE } from '../abilities.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/** A ship rolls attack dice outside an attack; what waits for its rolls may change them (xw2.faq-cards.55). */
export function rollOutsideAttack(
  t: XTable,
  ship: Ship,
  count: number,
  why: string,
  rule: RuleId = RULE,
): Procedure<readonly AttackFace[]> {
  return roll(t, ship, ATTACK_DIE, count, why, rule);
}

/** The same with defense dice. */
export function rollDefenseOutsideAttack(
  t: XTable,
  ship: Ship,
  count: number,
  why: string,
  rule: RuleId = RULE,
): Procedure<readonly DefenseFace[]> {
  return roll(t, ship, DEFENSE_DIE, count, why, rule);
}

function* roll<Face extends AttackFace | DefenseFace>(
  t: XTable,
  ship: Ship,
  die: readonly Face[],
  count: number,
  why: string,
  rule: RuleId,
): Procedure<readonly Face[]> {
  const rolled = rollOutside(t, ship, die, count, why, rule);
  yield* t.queue.within(t.window('dice-rolled', rolled));
  return rolled.dice;
}
