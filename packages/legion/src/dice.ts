import { keysOf } from '@rangefinder/kernel';
import type { AttackDie, DefenseDie } from './card.ts';
import type { AttackFace, DefenseFace } from './state.ts';

function faces<F extends string>(counts: Readonly<Record<F, number>>): readonly F[] {
  return keysOf<Readonly<Record<F, number>>>(counts).flatMap((face) => Array<F>(counts[face]).fill(face));
}

/** legion.dice.2, .3: the sides of the five kinds of dice. */
export const ATTACK_DICE: Readonly<Record<AttackDie, readonly AttackFace[]>> = {
  red: faces({ crit: 1, hit: 5, surge: 1, blank: 1 }),
  black: faces({ crit: 1, hit: 3, surge: 1, blank: 3 }),
  white: faces({ crit: 1, hit: 1, surge: 1, blank: 5 }),
};
/** legion.dice.4 */
export const DEFENSE_DICE: Readonly<Record<DefenseDie, readonly DefenseFace[]>> = {
  red: faces({ block: 3, surge: 1, blank: 2 }),
  white: faces({ block: 1, surge: 1, blank: 4 }),
};
