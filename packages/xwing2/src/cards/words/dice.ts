import type { Procedure, RuleId, Seat } from '@rangefinder/kernel';
import { type AttackFace, changeOne, type DefenseFace, type Die, hasLock } from '@rangefinder/xwing';
import { type AbilityContext, at, type CardAbility, type Holder } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import { chargesOf, spendableForce, spendCharge, spendForce } from '../../rules/charges.ts';
import { spendLock } from '../../rules/lock.ts';
import { mayModify, rerollAttackDice, rerollDefenseDice, rerollsLeft } from '../../rules/modify.ts';
import { spendToken } from '../../rules/tokens.ts';
import type { Attack, Token } from '../../state.ts';
import { type DuringAttack, youAttack, youDefend } from './attack.ts';

/** What cards do to dice, and what that costs. */

type Anywhere = AbilityContext<unknown>;

/**
 * What an ability costs: whether it can be paid, and the paying (xw2.faq-abilities-queue.14, .15). Where it cannot be,
 * the ability does not apply, and nothing is paid (xw2.faq-abilities-queue.16, .17).
 */
export interface Cost {
  /** A token among it, which may not be spent on dice where that is forbidden. */
  readonly spends?: Token | 'lock';
  affordable(context: Anywhere): boolean;
  pay(context: Anywhere, rule: RuleId): Procedure<void>;
}

export function charges(count: number): Cost {
  return {
    affordable: ({ self }) => chargesOf(self) >= count,
    *pay({ table, self }, rule) {
      spendCharge(table, self, count, rule);
    },
  };
}

export function force(count: number): Cost {
  return {
    affordable: ({ table, self }) => spendableForce(table, self.ship) >= count,
    *pay({ table, self }, rule) {
      spendForce(table, self.ship, count, rule);
    },
  };
}

export function token(kind: Token): Cost {
  return {
    spends: kind,
    affordable: ({ self }) => self.ship.tokens[kind] > 0,
    *pay({ table, self }, rule) {
      yield* spendToken(table, self.ship, kind, 1, rule, table.state.attack);
    },
  };
}

const NOTHING: Cost = { affordable: () => true, *pay() {} };

/** Your lock on the defender, or on the attacker who attacks you: whoever is your enemy in the attack. */
export const LOCK_ON_ENEMY: Cost = {
  spends: 'lock',
  affordable: (context) => lockedEnemy(context) !== null,
  *pay(context, rule) {
    const enemy = lockedEnemy(context);
    if (enemy !== null) yield* spendLock(context.table, context.self.ship, enemy, rule);
  },
};

function lockedEnemy({ table, self }: Anywhere): string | null {
  const { attack } = table.state;
  if (!attack) return null;
  const enemy = attack.attacker === self.ship.id ? attack.defender : attack.attacker;
  return hasLock(self.ship, enemy) ? enemy : null;
}

interface Modification<Who extends 'attacker' | 'defender'> {
  readonly when: (context: DuringAttack) => boolean;
  /** "The attacker may", "that ship may": it modifies then, not the ship whose card allows it. */
  readonly by?: Who;
  readonly cost?: Cost;
  /** False for a change that the card does not leave to its player. */
  readonly optional?: boolean;
}

/** The player who modifies. */
function modifierOf({ table, self, moment: { attack } }: DuringAttack, by: 'attacker' | 'defender' | undefined): Seat {
  return by === undefined ? self.ship.seat : table.ship(attack[by]).seat;
}

/** Whether a cost can be paid to modify these dice. */
function payable(context: DuringAttack, dice: 'attack' | 'defense', cost: Cost): boolean {
  const { table, self, moment } = context;
  if (cost.spends && !mayModify(table, moment.attack, self.ship, dice, cost.spends)) return false;
  return cost.affordable(context);
}

export function shows<F extends string>(dice: readonly Die<F>[], faces: readonly F[]): boolean {
  return dice.some(({ face }) => faces.includes(face));
}

/** A modification that turns one attack die to another result. */
export function changesAttackDie(
  from: readonly AttackFace[],
  to: AttackFace,
  { when, by, cost = NOTHING, optional = true }: Modification<'attacker'>,
): CardAbility {
  const rule = 'xw2.dice-modification.3';
  return at(by ? 'attacker-modifies-attack-dice' : 'modify-attack-dice', {
    rule,
    optional,
    when: (context) =>
      shows(context.moment.attack.attackDice, from) && payable(context, 'attack', cost) && when(context),
    *effect(context) {
      yield* cost.pay(context, rule);
      yield* turnOne(context, context.moment.attack.attackDice, from, to, modifierOf(context, by));
    },
  });
}

/** A modification that turns one defense die to another result. */
export function changesDefenseDie(
  from: readonly DefenseFace[],
  to: DefenseFace,
  { when, by, cost = NOTHING, optional = true }: Modification<'defender'>,
): CardAbility {
  const rule = 'xw2.dice-modification.3';
  return at(by ? 'defender-modifies-defense-dice' : 'modify-defense-dice', {
    rule,
    optional,
    when: (context) =>
      shows(context.moment.attack.defenseDice, from) && payable(context, 'defense', cost) && when(context),
    *effect(context) {
      yield* cost.pay(context, rule);
      yield* turnOne(context, context.moment.attack.defenseDice, from, to, modifierOf(context, by));
    },
  });
}

/** The player chooses among the faces that are there; all dice that show the same are alike. */
export function* turnOne<F extends AttackFace | DefenseFace>(
  { self }: Pick<Anywhere, 'self'>,
  dice: Die<F>[],
  from: readonly F[],
  to: F,
  seat = self.ship.seat,
): Procedure<void> {
  const options = from.filter((face) => shows(dice, [face])).map((key) => ({ key }));
  if (options.length === 0) return;
  const { key } = yield* pickOne({
    seat,
    topic: 'change-die',
    rule: 'xw2.dice-modification.3',
    about: { ship: self.ship.id, card: self.card, to },
    options,
  });
  changeOne(dice, [key], to);
}

/** "1 hit or crit result": its player chooses which, if both are there; undefined when none is. */
export function* chooseResult(
  self: Holder,
  { attackDice }: Attack,
  rule: RuleId,
  ship = self.ship,
): Procedure<'hit' | 'crit' | undefined> {
  const options = (['crit', 'hit'] as const).filter((face) => shows(attackDice, [face])).map((key) => ({ key }));
  if (options.length === 0) return undefined;
  const about = { ship: ship.id, card: self.card };
  return (yield* pickOne({ seat: self.ship.seat, topic: 'cancel-result', rule, about, options })).key;
}

interface Reroll<Who extends 'attacker' | 'defender'> extends Modification<Who> {
  readonly most?: number | ((context: DuringAttack) => number);
  readonly faces?: readonly (AttackFace | DefenseFace)[];
}

function canReroll(dice: readonly Die<string>[], faces: readonly string[] | undefined): boolean {
  return dice.some(({ face, rerolled }) => !rerolled && (!faces || faces.includes(face)));
}

/** "You may reroll … attack dice". */
export function rerollsAttackDice({ when, by, cost = NOTHING, most = 1, faces }: Reroll<'attacker'>): CardAbility {
  const rule = 'xw2.dice-modification.4';
  return at(by ? 'attacker-modifies-attack-dice' : 'modify-attack-dice', {
    rule,
    optional: true,
    when: (context) =>
      canReroll(context.moment.attack.attackDice, faces) &&
      rerollsLeft(context.table, context.moment.attack) > 0 &&
      payable(context, 'attack', cost) &&
      when(context),
    *effect(context) {
      const { table, moment } = context;
      const limit = typeof most === 'number' ? most : most(context);
      yield* cost.pay(context, rule);
      yield* rerollAttackDice(table, moment.attack, modifierOf(context, by), {
        least: 1,
        most: limit,
        rule,
        ...(faces ? { faces } : {}),
      });
    },
  });
}

/** "You may reroll … defense dice". */
export function rerollsDefenseDice({ when, by, cost = NOTHING, most = 1, faces }: Reroll<'defender'>): CardAbility {
  const rule = 'xw2.dice-modification.4';
  return at(by ? 'defender-modifies-defense-dice' : 'modify-defense-dice', {
    rule,
    optional: true,
    when: (context) =>
      canReroll(context.moment.attack.defenseDice, faces) && payable(context, 'defense', cost) && when(context),
    *effect(context) {
      const { table, moment } = context;
      const limit = typeof most === 'number' ? most : most(context);
      yield* cost.pay(context, rule);
      yield* rerollDefenseDice(table, moment.attack, modifierOf(context, by), {
        least: 1,
        most: limit,
        rule,
        ...(faces ? { faces } : {}),
      });
    },
  });
}

/** "You may reroll up to so many of your dice", on the sides it says. */
export function rerollsOwn(
  sides: readonly ('attack' | 'defense')[],
  most: (context: DuringAttack) => number,
): CardAbility[] {
  return sides.map((side) =>
    side === 'attack'
      ? rerollsAttackDice({ when: (context) => youAttack(context) && most(context) > 0, most })
      : rerollsDefenseDice({ when: (context) => youDefend(context) && most(context) > 0, most }),
  );
}
