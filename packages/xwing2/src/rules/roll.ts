import type { Procedure, RuleId } from '@rangefinder/kernel';
import { ATTACK_DIE, DEFENSE_DIE } from '@rangefinder/xwing';
import type { AttackResult, DefenseResult, Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/** Dice rolled outside an attack; what waits for the roll may still roll some of them again. */
export interface OutsideRoll {
  readonly ship: Ship;
  readonly dice: readonly (AttackResult | DefenseResult)[];
  /** Rolls these dice again, by their places, and tells the result. */
  rollAgain(places: readonly number[], rule: RuleId, why: string): void;
}

/** A ship rolls attack dice outside an attack; what waits for its rolls may change them (xw2.faq-cards.55). */
export function rollOutsideAttack(
  t: XTable,
  ship: Ship,
  count: number,
  why: string,
  rule: RuleId,
): Procedure<readonly AttackResult[]> {
  return roll(t, ship, ATTACK_DIE, count, why, rule);
}

/** The same with defense dice. */
export function rollDefenseOutsideAttack(
  t: XTable,
  ship: Ship,
  count: number,
  why: string,
  rule: RuleId,
): Procedure<readonly DefenseResult[]> {
  return roll(t, ship, DEFENSE_DIE, count, why, rule);
}

function* roll<Face extends AttackResult | DefenseResult>(
  t: XTable,
  ship: Ship,
  die: readonly Face[],
  count: number,
  why: string,
  rule: RuleId,
): Procedure<readonly Face[]> {
  const dice = t.kernel.roll('dice', die, count);
  t.emit({ type: 'rolled', rule, ship: ship.id, dice: [...dice], why });
  const rollAgain: OutsideRoll['rollAgain'] = (places, by, whose) => {
    const faces = t.kernel.roll('dice', die, places.length);
    for (const [i, face] of faces.entries()) dice[places[i] ?? i] = face;
    t.emit({ type: 'rolled', rule: by, ship: ship.id, dice: [...dice], why: whose });
  };
  yield* t.queue.within(t.window('dice-rolled', { ship, dice, rollAgain }));
  return dice;
}
