import type { Procedure, RuleId } from '@rangefinder/kernel';
import type { DamageCard, Difficulty, Maneuver } from '@rangefinder/xwing';
import { type AbilityContext, at, type CardAbility, RULE } from '../../abilities.ts';
import { pickOne, type Topics } from '../../ask.ts';
import { type ActionChoice, actionChoice, couldAct, mayPerformAction } from '../../rules/actions.ts';
import { loseCharge } from '../../rules/charges.ts';
import { exposeDamageCard, sufferDamage } from '../../rules/damage.ts';
import { GREEN, gainToken, ORANGE, RED } from '../../rules/tokens.ts';
import type { Ship, Token } from '../../state.ts';
import type { XTable } from '../../table.ts';

type Anywhere = AbilityContext<unknown>;

/** A choice between named ways by the player of some ship. */
export function* chooses<K extends Extract<Topics['choose'], string>>(
  context: Pick<Anywhere, 'self'>,
  ship: Ship,
  ways: readonly K[],
  rule: RuleId = RULE,
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

/** "May choose" one of some objects, by the player of some ship; null when they choose none. */
export function* mayChoosePiece(
  { self }: Pick<Anywhere, 'self'>,
  ship: Ship,
  pieces: readonly string[],
  rule: RuleId,
): Procedure<string | null> {
  const { key } = yield* pickOne({
    seat: ship.seat,
    topic: 'choose',
    rule,
    about: { ship: ship.id, card: self.card },
    options: [...pieces.map((piece) => ({ key: piece, about: { piece } })), { key: 'none' }],
  });
  return key === 'none' ? null : key;
}

/** A moment at which a ship may perform one of some actions: nothing is asked when it could not try any. */
export function offersActions<Moment>(
  when: (context: AbilityContext<Moment>) => boolean,
  actions: (context: AbilityContext<Moment>) => readonly ActionChoice[],
  rule: RuleId = RULE,
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
    .map((choice) => actionChoice({ ...choice, treatedAs: 'red' }));
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

/** A damage card of the Ship type. */
export function isShipDamage(table: XTable, { card }: DamageCard): boolean {
  return table.cards.damage(card).type === 'ship';
}

/** The green tokens a ship has. */
export function greenTokens(ship: Ship): Token[] {
  return GREEN.filter((kind) => ship.tokens[kind] > 0);
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

/** "After you repair a Ship damage card" that lay faceup: one that lay facedown is gone and told nobody what it was. */
export function youRepairShipCard({
  table,
  self,
  moment,
}: AbilityContext<{ readonly ship: Ship; readonly card: DamageCard }>) {
  return moment.ship === self.ship && isShipDamage(table, moment.card);
}

/** "Setup: Lose 1 charge." */
export function losesChargeAtSetup(rule: RuleId): CardAbility {
  return at('after-placing-forces', {
    rule,
    optional: false,
    *effect({ table, self }) {
      loseCharge(table, self, 1, rule);
    },
  });
}
