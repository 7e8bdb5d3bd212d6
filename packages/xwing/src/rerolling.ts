import type { Procedure, RuleId, Seat } from '@rangefinder/kernel';
import { ATTACK_DIE, DEFENSE_DIE } from './dice.ts';
import { type AttackDice, type DiceTable, type RerollOptions, rerollDice } from './dicepool.ts';
import type { DiceSide } from './modifying.ts';

/** What an edition says of dice that are rolled again. */
export interface Rerolling<T, Attack> {
  /** The rule that leaves out dice that were rolled again once. */
  readonly once: RuleId;
  /** How many attack dice may be rolled again in an attack. */
  most(t: T, attack: Attack): number;
  /** Dice were rolled again: what waits for that. */
  rerolled(t: T, moment: { readonly attack: Attack; readonly dice: DiceSide }): Procedure<void>;
}

/** The words in which an edition's rules and cards roll dice of an attack again. */
export function rerollWords<T extends Pick<DiceTable, 'kernel'>, Attack extends AttackDice>(
  edition: Rerolling<T, Attack>,
) {
  const { once } = edition;
  /** How many attack dice may still be rolled again. */
  const rerollsLeft = (t: T, attack: Attack): number =>
    edition.most(t, attack) - attack.attackDice.filter(({ rerolled }) => rerolled).length;
  return {
    rerollsLeft,
    /** A player chooses attack dice and rolls them again. */
    *rerollAttackDice(t: T, attack: Attack, seat: Seat, options: RerollOptions): Procedure<number> {
      const most = Math.min(options.most, rerollsLeft(t, attack));
      const count = yield* rerollDice(t, attack, attack.attackDice, ATTACK_DIE, seat, { ...options, most, once });
      if (count > 0) yield* edition.rerolled(t, { attack, dice: 'attack' });
      return count;
    },
    /** The same for defense dice. */
    *rerollDefenseDice(t: T, attack: Attack, seat: Seat, options: RerollOptions): Procedure<number> {
      const count = yield* rerollDice(t, attack, attack.defenseDice, DEFENSE_DIE, seat, { ...options, once });
      if (count > 0) yield* edition.rerolled(t, { attack, dice: 'defense' });
      return count;
    },
  };
}
