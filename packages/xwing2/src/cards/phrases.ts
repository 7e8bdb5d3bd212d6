import { type Procedure, pickOne, type RuleId } from '@rangefinder/kernel';
import { type Arc, type Difficulty, type Maneuver, maneuverKey } from '@rangefinder/xwing';
import { type AbilityContext, at, type CardAbility, modify } from '../abilities.ts';
import { type ActionChoice, couldAct, mayPerformAction } from '../rules/actions.ts';
import { type AttackOptions, mayAttack, possibleShots } from '../rules/attack.ts';
import { chargesOf, spendableForce, spendCharge, spendForce } from '../rules/charges.ts';
import { exposeDamageCard, sufferDamage } from '../rules/damage.ts';
import { hasLock, spendLock } from '../rules/lock.ts';
import { inArc } from '../rules/measure.ts';
import { changeOne, rerollAttackDice, rerollDefenseDice } from '../rules/modify.ts';
import { revealedManeuver } from '../rules/revealed.ts';
import { gainToken, ORANGE, RED, spendToken } from '../rules/tokens.ts';
import type { Attack, AttackResult, DamageCard, DefenseResult, Die, Ship, Token } from '../state.ts';
import type { XTable } from '../table.ts';
import type { Slot } from './card.ts';
import { findUpgrade } from './catalog.ts';
import { damageFacts } from './damage.ts';

/** What is known while an attack goes on. */
export type DuringAttack = AbilityContext<{ readonly attack: Attack }>;
type Anywhere = AbilityContext<unknown>;

/** "While you perform an attack". */
export function youAttack({ self, moment: { attack } }: DuringAttack): boolean {
  return attack.attacker === self.ship.id;
}

/** "While you perform a primary attack". */
export function yourPrimaryAttack(context: DuringAttack): boolean {
  return youAttack(context) && context.moment.attack.kind === 'primary';
}

/** While you perform the attack of this very card. */
export function thisAttack(context: DuringAttack): boolean {
  return youAttack(context) && context.moment.attack.weapon === context.self.card;
}

/** "While you defend". */
export function youDefend({ self, moment: { attack } }: DuringAttack): boolean {
  return attack.defender === self.ship.id;
}

export function attackerOf({ table, moment: { attack } }: DuringAttack): Ship {
  return table.ship(attack.attacker);
}

/** The ship that defends; undefined when it is a remote. */
export function defenderOf({ table, moment: { attack } }: DuringAttack): Ship | undefined {
  return table.findShip(attack.defender);
}

/** "If the defender is in your … arc" (xw2.faq-arcs.2). */
export function defenderInYour(context: DuringAttack, arc: Arc): boolean {
  const { table, self, moment } = context;
  // xw2.attacking-remotes.1: a remote that defends is treated as a ship.
  return inArc(table, self.ship, arc, table.ship(moment.attack.defender));
}

/** "If you are in the defender's … arc". */
export function youInDefenders(context: DuringAttack, arc: Arc): boolean {
  const defender = defenderOf(context);
  return defender !== undefined && inArc(context.table, defender, arc, context.self.ship);
}

/** "If the attacker is in your … arc". */
export function attackerInYour(context: DuringAttack, arc: Arc): boolean {
  return inArc(context.table, context.self.ship, arc, attackerOf(context));
}

export function shows<F extends string>(dice: readonly Die<F>[], faces: readonly F[]): boolean {
  return dice.some(({ face }) => faces.includes(face));
}

/** What an ability costs: whether it can be paid, and the paying (xw2.faq-abilities-queue.14, .15). */
export interface Cost {
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
    affordable: ({ self }) => self.ship.tokens[kind] > 0,
    *pay({ table, self }, rule) {
      yield* spendToken(table, self.ship, kind, 1, rule, table.state.attack);
    },
  };
}

const NOTHING: Cost = { affordable: () => true, *pay() {} };

interface Modification {
  readonly when: (context: DuringAttack) => boolean;
  readonly cost?: Cost;
  /** False for a change that the card does not leave to its player. */
  readonly optional?: boolean;
}

/** A modification that turns one attack die to another result. */
export function changesAttackDie(
  from: readonly AttackResult[],
  to: AttackResult,
  { when, cost = NOTHING, optional = true }: Modification,
): CardAbility {
  const rule = 'xw2.dice-modification.3';
  return at('modify-attack-dice', {
    rule,
    optional,
    when: (context) => shows(context.moment.attack.attackDice, from) && cost.affordable(context) && when(context),
    *effect(context) {
      yield* cost.pay(context, rule);
      yield* turnOne(context, context.moment.attack.attackDice, from, to);
    },
  });
}

/** A modification that turns one defense die to another result. */
export function changesDefenseDie(
  from: readonly DefenseResult[],
  to: DefenseResult,
  { when, cost = NOTHING, optional = true }: Modification,
): CardAbility {
  const rule = 'xw2.dice-modification.3';
  return at('modify-defense-dice', {
    rule,
    optional,
    when: (context) => shows(context.moment.attack.defenseDice, from) && cost.affordable(context) && when(context),
    *effect(context) {
      yield* cost.pay(context, rule);
      yield* turnOne(context, context.moment.attack.defenseDice, from, to);
    },
  });
}

/** The player chooses among the faces that are there; all dice that show the same are alike. */
export function* turnOne<F extends string>(
  { self }: Pick<Anywhere, 'self'>,
  dice: Die<F>[],
  from: readonly F[],
  to: F,
): Procedure<void> {
  const options = from.filter((face) => shows(dice, [face])).map((key) => ({ key }));
  if (options.length === 0) return;
  const { key } = yield* pickOne({
    seat: self.ship.seat,
    topic: 'change-die',
    rule: 'xw2.dice-modification.3',
    about: { ship: self.ship.id, card: self.card, to },
    options,
  });
  changeOne(dice, [key], to);
}

interface Reroll extends Modification {
  readonly most?: number | ((context: DuringAttack) => number);
  readonly faces?: readonly (AttackResult | DefenseResult)[];
}

function canReroll(dice: readonly Die<string>[], faces: readonly string[] | undefined): boolean {
  return dice.some(({ face, rerolled }) => !rerolled && (!faces || faces.includes(face)));
}

/** "You may reroll … attack dice". */
export function rerollsAttackDice({ when, cost = NOTHING, most = 1, faces }: Reroll): CardAbility {
  const rule = 'xw2.dice-modification.4';
  return at('modify-attack-dice', {
    rule,
    optional: true,
    when: (context) => canReroll(context.moment.attack.attackDice, faces) && cost.affordable(context) && when(context),
    *effect(context) {
      const { table, self, moment } = context;
      const limit = typeof most === 'number' ? most : most(context);
      yield* cost.pay(context, rule);
      yield* rerollAttackDice(table, moment.attack, self.ship.seat, {
        least: 1,
        most: limit,
        rule,
        ...(faces ? { faces } : {}),
      });
    },
  });
}

/** "You may reroll … defense dice". */
export function rerollsDefenseDice({ when, cost = NOTHING, most = 1, faces }: Reroll): CardAbility {
  const rule = 'xw2.dice-modification.4';
  return at('modify-defense-dice', {
    rule,
    optional: true,
    when: (context) => canReroll(context.moment.attack.defenseDice, faces) && cost.affordable(context) && when(context),
    *effect(context) {
      const { table, self, moment } = context;
      const limit = typeof most === 'number' ? most : most(context);
      yield* cost.pay(context, rule);
      yield* rerollDefenseDice(table, moment.attack, self.ship.seat, {
        least: 1,
        most: limit,
        rule,
        ...(faces ? { faces } : {}),
      });
    },
  });
}

/** A choice between named ways by the player of some ship. */
export function* chooses<K extends string>(
  context: Pick<Anywhere, 'self'>,
  ship: Ship,
  ways: readonly K[],
  rule: RuleId,
): Procedure<K> {
  const { key } = yield* pickOne({
    seat: ship.seat,
    topic: 'choose',
    rule,
    about: { ship: ship.id, card: context.self.card },
    options: ways.map((way) => ({ key: way })),
  });
  return key;
}

/** A moment at which a ship may perform one of some actions: nothing is asked when it could not try any. */
export function offersActions<Moment>(
  rule: RuleId,
  when: (context: AbilityContext<Moment>) => boolean,
  actions: (context: AbilityContext<Moment>) => readonly ActionChoice[],
) {
  return {
    rule,
    optional: false,
    when: (context: AbilityContext<Moment>) =>
      when(context) && couldAct(context.table, context.self.ship, actions(context)),
    *effect(context: AbilityContext<Moment>): Procedure<void> {
      yield* mayPerformAction(context.table, context.self.ship, actions(context), rule);
    },
  };
}

/** White actions of the bar, treated as red. */
export function whiteAsRed(choices: readonly ActionChoice[]): ActionChoice[] {
  return choices
    .filter(({ difficulty }) => difficulty === 'white')
    .map((choice) => ({ ...choice, treatedAs: 'red' as const }));
}

interface Executed {
  readonly ship: Ship;
  readonly maneuver: Maneuver;
  readonly full: boolean;
}

/** "After you fully execute a maneuver" of some colour. */
export function youFullyExecute({ self, moment }: AbilityContext<Executed>, difficulty?: Difficulty): boolean {
  return (
    moment.ship === self.ship && moment.full && (difficulty === undefined || moment.maneuver.difficulty === difficulty)
  );
}

/** Your lock on the defender, or on the attacker who attacks you: whoever is your enemy in the attack. */
export const LOCK_ON_ENEMY: Cost = {
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

/** Whether the weapon of an attack is a card of one of these slots (xw2.faq-cards.73). */
export function isWeaponOf(weapon: string, slots: readonly Slot[]): boolean {
  return findUpgrade(weapon)?.fills.some((slot) => slots.includes(slot)) ?? false;
}

/** A damage card of the Ship type. */
export function isShipDamage({ card }: DamageCard): boolean {
  return damageFacts(card).type === 'ship';
}

/** "You may set your dial to …": what it shows then is the revealed maneuver (xw2.faq-cards.40, .42). */
export function* maySetDial(
  { table, self }: Pick<Anywhere, 'table' | 'self'>,
  suits: (maneuver: Maneuver, revealed: Maneuver) => boolean,
  rule: RuleId,
): Procedure<boolean> {
  const { ship } = self;
  const options = otherManeuvers(table, ship, suits).map((maneuver) => ({ key: maneuverKey(maneuver) }));
  if (options.length === 0) return false;
  const { key } = yield* pickOne({
    seat: ship.seat,
    topic: 'reset-dial',
    rule,
    about: { ship: ship.id, card: self.card, dial: ship.dial },
    options: [...options, { key: 'none' }],
  });
  if (key === 'none') return false;
  ship.dial = key;
  table.emit({ type: 'dial-set', rule, ship: ship.id, maneuver: key });
  return true;
}

/** The maneuvers a revealed dial could be set to instead. */
export function otherManeuvers(
  table: XTable,
  ship: Ship,
  suits: (maneuver: Maneuver, revealed: Maneuver) => boolean,
): Maneuver[] {
  const revealed = revealedManeuver(table, ship);
  if (!revealed) return [];
  const { dial } = table.pilot(ship);
  return dial.filter((maneuver) => maneuverKey(maneuver) !== ship.dial && suits(maneuver, revealed));
}

/** "After you perform an attack, you may perform a bonus … attack": not asked about without a target. */
export function offersBonusAttack(
  when: (context: DuringAttack) => boolean,
  options: (context: DuringAttack) => AttackOptions,
): CardAbility {
  const rule = 'xw2.bonus-attack.1';
  return at('bonus-attack-attacker', {
    rule,
    optional: false,
    when: (context) => {
      const { table, self } = context;
      return (
        youAttack(context) &&
        !self.ship.bonusAttacked &&
        when(context) &&
        possibleShots(table, self.ship, options(context)).length > 0
      );
    },
    *effect(context) {
      yield* mayAttack(context.table, context.self.ship, { rule, ...options(context), bonus: true });
    },
  });
}

/** Weapons that shoot where a turret points, from arcs that were not used this round. */
export function unusedTurrets(ship: Ship): AttackOptions {
  return {
    weapons: ({ symbol }) => symbol === 'turret' || symbol === 'double-turret',
    arcs: (arc) => ship.memory[`round:turret:${arc}`] !== 1,
  };
}

/** The next maneuver of a ship with this memory is so many steps harder; all steps add up (xw2.faq-cards.65). */
export function stepsForOneManeuver(
  whose: 'yours' | 'friendly',
  memory: string,
  steps: number,
  rule: RuleId,
): readonly CardAbility[] {
  const concerns = (self: Ship, ship: Ship) =>
    ship.memory[memory] === 1 && (whose === 'yours' ? ship === self : ship.seat === self.seat);
  return [
    modify('difficulty-steps', rule, (sum, { self, moment: { ship } }) =>
      concerns(self.ship, ship) ? sum + steps : sum,
    ),
    at('maneuver-executed', {
      rule,
      optional: false,
      when: ({ self, moment: { ship } }) => concerns(self.ship, ship),
      *effect({ moment }) {
        delete moment.ship.memory[memory];
      },
    }),
  ];
}

/** The red and orange tokens a ship has; locks on it are not among them. */
export function badTokens(ship: Ship): Token[] {
  return [...RED, ...ORANGE].filter((kind) => ship.tokens[kind] > 0);
}

/** One more token after the action that gains it. */
export function oneMoreAfter(action: 'focus' | 'calculate'): CardAbility {
  const rule = 'xw2.tokens.2';
  return at('action-performed', {
    rule,
    optional: false,
    when: ({ self, moment }) => moment.ship === self.ship && moment.action === action,
    *effect({ table, self: { ship } }) {
      yield* gainToken(table, ship, action, 1, { rule, by: ship.seat });
    },
  });
}

/** The ship suffers one damage unless it exposes one of its damage cards. */
export function* exposeOrSuffer(
  context: Pick<Anywhere, 'table' | 'self'>,
  kind: 'hit' | 'crit',
  rule: RuleId,
): Procedure<void> {
  const { table, self } = context;
  const facedown = self.ship.damage.some(({ faceup }) => !faceup);
  const way = facedown ? yield* chooses(context, self.ship, ['expose', 'suffer'], rule) : 'suffer';
  if (way === 'expose') yield* exposeDamageCard(table, self.ship, rule);
  else yield* sufferDamage(table, self.ship, kind, 1, { rule });
}
