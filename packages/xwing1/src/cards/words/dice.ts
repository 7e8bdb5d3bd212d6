import type { Procedure, RuleId, Seat } from '@rangefinder/kernel';
import { type AttackFace, addDie, changeOne, type DefenseFace, type Die } from '@rangefinder/xwing';
import { type AbilityContext, at, type CardAbility, type Holder, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import { loseShield, sufferDamage } from '../../rules/damage.ts';
import { maySpendLock, spendLock } from '../../rules/locks.ts';
import { rerollAttackDice, rerollDefenseDice, rerollsLeft } from '../../rules/modify.ts';
import { gainToken, maySpend, spendToken } from '../../rules/tokens.ts';
import type { Token } from '../../state.ts';
import { type DuringAttack, enemyShip } from './attack.ts';

/** What cards do to dice, and what that costs. */

type Anywhere = AbilityContext<unknown>;

/** What an ability costs: whether it can be paid, and the paying. */
export interface Cost {
  affordable(context: Anywhere): boolean;
  pay(context: Anywhere, rule: RuleId): Procedure<void>;
}

/** "You may spend a … token". */
export function token(kind: Token): Cost {
  return {
    affordable: ({ table, self }) => maySpend(table, self.ship, kind, table.state.attack),
    *pay({ table, self }, rule) {
      yield* spendToken(table, self.ship, kind, rule, table.state.attack);
    },
  };
}

/** "If you are not stressed, you may receive 1 stress token". */
export const RECEIVE_STRESS: Cost = {
  affordable: ({ self }) => self.ship.tokens.stress === 0,
  *pay({ table, self }, rule) {
    yield* gainToken(table, self.ship, 'stress', 1, { rule, by: self.ship.seat });
  },
};

/** "You may spend a target lock you have on the enemy ship" of the attack. */
export const LOCK_ON_ENEMY: Cost = {
  affordable: (context) => {
    const enemy = enemyIn(context);
    return enemy !== null && maySpendLock(context.table, context.self.ship, enemy, context.table.state.attack);
  },
  *pay(context, rule) {
    const enemy = enemyIn(context);
    if (enemy !== null) yield* spendLock(context.table, context.self.ship, enemy, rule, context.table.state.attack);
  },
};

/** "You may suffer 1 damage". */
export const SUFFER_ONE: Cost = {
  affordable: () => true,
  *pay({ table, self }, rule) {
    yield* sufferDamage(table, self.ship, 'hit', 1, { rule });
  },
};

function enemyIn({ table, self }: Anywhere): string | null {
  const { attack } = table.state;
  return attack ? enemyShip({ table, self, moment: { attack } }).id : null;
}

/** "You may spend 1 shield". */
export const SHIELD: Cost = {
  affordable: ({ self }) => self.ship.shields > 0,
  *pay({ table, self }, rule) {
    yield* loseShield(table, self.ship, rule);
  },
};

const NOTHING: Cost = { affordable: () => true, *pay() {} };

interface Modification<Who extends 'attacker' | 'defender'> {
  readonly when: (context: DuringAttack) => boolean;
  /** "It may": the attacker or defender modifies, not the ship whose card allows it. */
  readonly by?: Who;
  readonly cost?: Cost;
  /** False for a change that the card does not leave to its player. */
  readonly optional?: boolean;
}

/** The player who modifies. */
function modifierOf({ table, self, moment: { attack } }: DuringAttack, by: 'attacker' | 'defender' | undefined): Seat {
  return by === undefined ? self.ship.seat : table.ship(attack[by]).seat;
}

export function shows<F extends string>(dice: readonly Die<F>[], faces: readonly F[]): boolean {
  return dice.some(({ face }) => faces.includes(face));
}

/** A modification that turns one attack die, or up to so many, to another result (xw1.modifying-dice.4). */
export function changesAttackDice(
  from: readonly AttackFace[],
  to: AttackFace,
  { when, by, cost = NOTHING, optional = true, most = 1 }: Modification<'attacker'> & { readonly most?: number },
): CardAbility {
  return at(by ? 'attacker-modifies-attack-dice' : 'modify-attack-dice', {
    optional,
    when: (context) => shows(context.moment.attack.attackDice, from) && cost.affordable(context) && when(context),
    *effect(context) {
      yield* cost.pay(context, RULE);
      const { attackDice } = context.moment.attack;
      for (let i = 0; i < most; i++) yield* turnOne(context.self, attackDice, from, to, modifierOf(context, by));
    },
  });
}

/** The same for defense dice. */
export function changesDefenseDice(
  from: readonly DefenseFace[],
  to: DefenseFace,
  { when, by, cost = NOTHING, optional = true, most = 1 }: Modification<'defender'> & { readonly most?: number },
): CardAbility {
  return at(by ? 'defender-modifies-defense-dice' : 'modify-defense-dice', {
    optional,
    when: (context) => shows(context.moment.attack.defenseDice, from) && cost.affordable(context) && when(context),
    *effect(context) {
      yield* cost.pay(context, RULE);
      const { defenseDice } = context.moment.attack;
      for (let i = 0; i < most; i++) yield* turnOne(context.self, defenseDice, from, to, modifierOf(context, by));
    },
  });
}

/** "You may change all of your … results to … results". */
export function changesAllAttackDice(
  from: AttackFace,
  to: AttackFace,
  { when, cost = NOTHING }: Modification<'attacker'>,
): CardAbility {
  return at('modify-attack-dice', {
    optional: true,
    when: (context) => shows(context.moment.attack.attackDice, [from]) && cost.affordable(context) && when(context),
    *effect(context) {
      yield* cost.pay(context, RULE);
      while (changeOne(context.moment.attack.attackDice, [from], to));
    },
  });
}

/** The same for defense dice. */
export function changesAllDefenseDice(
  from: DefenseFace,
  to: DefenseFace,
  { when, cost = NOTHING }: Modification<'defender'>,
): CardAbility {
  return at('modify-defense-dice', {
    optional: true,
    when: (context) => shows(context.moment.attack.defenseDice, [from]) && cost.affordable(context) && when(context),
    *effect(context) {
      yield* cost.pay(context, RULE);
      while (changeOne(context.moment.attack.defenseDice, [from], to));
    },
  });
}

/** Adds a die with a result to the roll (xw1.modifying-dice.2). */
export function addsAttackDie(face: AttackFace, { when, cost = NOTHING, optional = true }: Modification<'attacker'>) {
  return at('modify-attack-dice', {
    optional,
    when: (context) => cost.affordable(context) && when(context),
    *effect(context) {
      yield* cost.pay(context, RULE);
      addDie(context.moment.attack.attackDice, face);
    },
  });
}

export function addsDefenseDie(
  face: DefenseFace,
  { when, by, cost = NOTHING, optional = true }: Modification<'defender'>,
) {
  return at(by ? 'defender-modifies-defense-dice' : 'modify-defense-dice', {
    optional,
    when: (context) => cost.affordable(context) && when(context),
    *effect(context) {
      yield* cost.pay(context, RULE);
      addDie(context.moment.attack.defenseDice, face);
    },
  });
}

/** The player chooses among the faces that are there; all dice that show the same are alike. */
export function* turnOne<F extends AttackFace | DefenseFace>(
  self: Holder,
  dice: Die<F>[],
  from: readonly F[],
  to: F,
  seat = self.ship.seat,
): Procedure<void> {
  const options = from.filter((face) => shows(dice, [face])).map((key) => ({ key }));
  if (options.length === 0) return;
  const about = { ship: self.ship.id, card: self.card, to };
  const { key } = yield* pickOne({ seat, topic: 'choose-result', rule: 'xw1.modifying-dice.4', about, options });
  changeOne(dice, [key], to);
}

interface Reroll<Who extends 'attacker' | 'defender'> extends Modification<Who> {
  readonly least?: number;
  readonly most?: number | ((context: DuringAttack) => number);
  readonly faces?: readonly (AttackFace | DefenseFace)[];
}

function canReroll(dice: readonly Die<string>[], faces: readonly string[] | undefined): boolean {
  return dice.some(({ face, rerolled }) => !rerolled && (!faces || faces.includes(face)));
}

/** "You may reroll … attack dice" (xw1.modifying-dice.5). */
export function rerollsAttackDice({
  when,
  by,
  cost = NOTHING,
  optional = true,
  least = 1,
  most = 1,
  faces,
}: Reroll<'attacker'>): CardAbility {
  return at(by ? 'attacker-modifies-attack-dice' : 'modify-attack-dice', {
    optional,
    when: (context) =>
      canReroll(context.moment.attack.attackDice, faces) &&
      rerollsLeft(context.table, context.moment.attack) > 0 &&
      cost.affordable(context) &&
      when(context),
    *effect(context) {
      const { table, moment } = context;
      const limit = typeof most === 'number' ? most : most(context);
      yield* cost.pay(context, RULE);
      const options = { least, most: limit, rule: RULE, ...(faces ? { faces } : {}) } as const;
      yield* rerollAttackDice(table, moment.attack, modifierOf(context, by), options);
    },
  });
}

/** "You may reroll … defense dice". */
export function rerollsDefenseDice({
  when,
  by,
  cost = NOTHING,
  optional = true,
  least = 1,
  most = 1,
  faces,
}: Reroll<'defender'>): CardAbility {
  return at(by ? 'defender-modifies-defense-dice' : 'modify-defense-dice', {
    optional,
    when: (context) => canReroll(context.moment.attack.defenseDice, faces) && cost.affordable(context) && when(context),
    *effect(context) {
      const { table, moment } = context;
      const limit = typeof most === 'number' ? most : most(context);
      yield* cost.pay(context, RULE);
      const options = { least, most: limit, rule: RULE, ...(faces ? { faces } : {}) } as const;
      yield* rerollDefenseDice(table, moment.attack, modifierOf(context, by), options);
    },
  });
}
