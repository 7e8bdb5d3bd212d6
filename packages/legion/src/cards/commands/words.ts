import { keyOptions, keysOf, type Procedure, type RuleId, type Violation } from '@rangefinder/kernel';
import { type AbilityContext, at, type CardAbility, type Holder, type LHooks, modify, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import { type KeywordUse, RANKS, type Rank, type Subtype } from '../../card.ts';
import { chooseUnit, chooseWay, demandUnit } from '../../keywords/choosing.ts';
import { activate, waiting } from '../../rules/activation.ts';
import { giveOrder, mayReceiveOrder, takeBack } from '../../rules/command.ts';
import { extraMove } from '../../rules/deeds.ts';
import { mayMove } from '../../rules/moving.ts';
import { recoverUnit } from '../../rules/recovering.ts';
import { gainToken } from '../../rules/tokens.ts';
import { isGone, isOfKind, isTrooper } from '../../rules/units.ts';
import { sufferWounds } from '../../rules/wounds.ts';
import { giveKeyword } from '../../sources.ts';
import { type Attack, isInBattle, type Token, type Unit } from '../../state.ts';
import type { LTable } from '../../table.ts';

/** What several command cards do, in the words of the rules. */

const REVEALED: RuleId = 'legion.command-cards.14';

/** An effect that names no moment: once both cards lie open (legion.command-cards.14). */
export function onceRevealed(effect: (context: AbilityContext<object>) => Procedure<void>): CardAbility {
  return at('command-effects', { rule: REVEALED, optional: false, effect });
}

type Tokens = Partial<Readonly<Record<Token, number>>>;

export function* gainTokens({ table }: AbilityContext<unknown>, unit: Unit | null, tokens: Tokens): Procedure<void> {
  for (const token of keysOf(tokens)) {
    if (unit && isInBattle(unit)) yield* gainToken(table, unit, token, tokens[token] ?? 0);
  }
}

/** Tokens that the character of the card gains at once. */
export function characterGains(tokens: Tokens): CardAbility {
  return onceRevealed((context) => gainTokens(context, context.self.unit, tokens));
}

/** Another card returns from the discards to the hand. */
export function takesBack(card: string): CardAbility {
  return onceRevealed(function* ({ table, self }) {
    takeBack(table, self.seat, card);
  });
}

/** About a unit whose activation ends or is over. */
export type EndOfActivation = AbilityContext<{ readonly unit: Unit }>;

export type Ordered = AbilityContext<LHooks['windows']['unit-ordered']>;

export function isFriend({ self, moment }: AbilityContext<{ readonly unit: Unit }>): boolean {
  return moment.unit.seat === self.seat;
}

/** Whether it is about the character of the card. */
export function isCharacter({ self, moment }: AbilityContext<{ readonly unit: Unit }>): boolean {
  return moment.unit === self.unit;
}

export function isFriendlyTrooper(context: AbilityContext<{ readonly unit: Unit }>): boolean {
  return isFriend(context) && isTrooper(context.table, context.moment.unit);
}

/** Whether the character of the card issued the order, whatever with. */
export function byCharacter({ self, moment }: Ordered): boolean {
  return moment.by === self.unit;
}

/** Whether the order was issued with this very card. */
export function withThis({ self, moment }: Ordered): boolean {
  return moment.by.seat === self.seat && moment.with === self.card;
}

/** "When … is issued an order". */
export function whenOrdered(
  who: (context: Ordered) => boolean,
  effect: (context: Ordered) => Procedure<void>,
): CardAbility {
  return at('unit-ordered', { optional: false, when: who, effect });
}

/** Those who are ordered gain tokens. */
export function orderedGain(who: (context: Ordered) => boolean, tokens: Tokens): CardAbility {
  return whenOrdered(who, (context) => gainTokens(context, context.moment.unit, tokens));
}

/** Those who are ordered have keywords for the rest of the round (legion.command-cards.31). */
export function orderedHave(who: (context: Ordered) => boolean, ...keywords: readonly KeywordUse[]): CardAbility {
  return whenOrdered(who, function* ({ table, moment }) {
    for (const use of keywords) giveKeyword(table, moment.unit, 'round', use);
  });
}

/** Those who are ordered may make a speed-1 move at once. */
export function orderedMayMove(who: (context: Ordered) => boolean): CardAbility {
  return at('unit-ordered', {
    optional: true,
    when: (context) => who(context) && mayMove(context.table, context.moment.unit, 1),
    *effect({ table, moment }) {
      yield* extraMove(table, moment.unit, 1);
    },
  });
}

/** One of these tokens for a unit, as its player likes; `none` where it need not be any. */
export function* gainOneOf(
  { table, self }: AbilityContext<unknown>,
  unit: Unit,
  ways: readonly (Token | 'none')[],
): Procedure<void> {
  const way = yield* chooseWay({ self, rule: RULE, unit }, ways);
  if (way !== 'none') yield* gainToken(table, unit, way, 1);
}

/** When a friendly vehicle was ordered, so is a friend of a kind at range 1 to 2 of it. */
export function alsoOrders(kind: `${Subtype} trooper`): CardAbility {
  const others = ({ table, self, moment: { unit, by } }: Ordered) =>
    table
      .friendsOf(self.seat)
      .filter((one) => isOfKind(table, one, kind) && table.range(unit, one) <= 2 && mayReceiveOrder(table, one, by));
  return whenOrdered(
    (context) =>
      isFriend(context) && isOfKind(context.table, context.moment.unit, 'vehicle') && others(context).length > 0,
    function* (context) {
      const { table, self, moment } = context;
      const one = yield* demandUnit({ self, rule: RULE, gives: 'order' }, others(context));
      if (one) yield* giveOrder(table, one, moment.by);
    },
  );
}

/** After a ranged attack of friends, another friend at range 1 to 2 of them may gain a token. */
export function passesOn(
  token: Token,
  after: (context: AbilityContext<LHooks['windows']['after-attacking']>) => boolean,
): CardAbility {
  return at('after-attacking', {
    optional: false,
    when: (context) =>
      context.moment.attacker.seat === context.self.seat && context.moment.attack.kind === 'ranged' && after(context),
    *effect({ table, self, moment: { attacker } }) {
      const near = table.friendsOf(self.seat).filter((one) => one !== attacker && table.range(attacker, one) <= 2);
      const one = yield* chooseUnit({ self, rule: RULE, unit: attacker, gives: token }, near);
      if (one) yield* gainToken(table, one, token, 1);
    },
  });
}

/** Whether a player wants what the card allows a unit: the question names that unit, not the character of the card. */
export function* wants({ seat, card }: Holder, unit: Unit): Procedure<boolean> {
  const about = { unit: unit.id, card };
  const options = keyOptions(['use', 'decline']);
  const { key } = yield* pickOne({ seat, topic: 'use-ability', rule: RULE, about, options });
  return key === 'use';
}

/** Units that make no attacks. */
export function attackNobody(who: (context: AbilityContext<unknown>, unit: Unit) => boolean): CardAbility {
  return modify('may-be-attacked', (may, context) => may && !who(context, context.moment.attacker));
}

export type Attacked = AbilityContext<LHooks['windows']['after-attacking']>;

/** Those who were attacked and still stand. */
export function defendersOf(t: LTable, { pools }: Attack): readonly Unit[] {
  return pools.map(({ defender }) => t.unit(defender)).filter((unit) => !isGone(unit));
}

/** After the character of the card has attacked, whoever was attacked gains tokens. */
export function attackedGain(tokens: Tokens): CardAbility {
  return at('after-attacking', {
    optional: false,
    when: ({ self, moment }) => moment.attacker === self.unit,
    *effect(context) {
      for (const unit of defendersOf(context.table, context.moment.attack)) yield* gainTokens(context, unit, tokens);
    },
  });
}

/** What a unit pays with its own wounds. */
export function payWounds(table: LTable, unit: Unit, wounds: number): Procedure<void> {
  return sufferWounds(table, unit, wounds, { rule: RULE, attack: null, by: null });
}

/** Something that the character may do in its activation, which is no action; once, unless it says how often. */
export function whileActive(effect: {
  readonly times?: number;
  /** Wounds that it costs. */
  readonly wounds?: number;
  whyNot?(context: AbilityContext<Unit>): Violation | undefined;
  perform(context: AbilityContext<Unit>): Procedure<void>;
}): readonly CardAbility[] {
  const { times = 1, wounds = 0 } = effect;
  const offer = modify('card-actions', (actions, context) => {
    const { table, self, moment: unit } = context;
    if (unit !== self.unit) return actions;
    const whyNot = effect.whyNot?.(context);
    const perform = function* () {
      yield* payWounds(table, unit, wounds);
      if (!isGone(unit)) yield* effect.perform(context);
    };
    const key = `card:${self.card}`;
    return [...actions, { key, card: self.card, rule: RULE, free: true, isAction: false, wounds, whyNot, perform }];
  });
  const oftener = modify('action-limit', (limit, { self, moment: { card } }) => (card === self.card ? times : limit));
  return times === 1 ? [offer] : [offer, oftener];
}

/** The character may recover once in its activation. */
export const MAY_RECOVER = whileActive({ perform: ({ table, moment: unit }) => recoverUnit(table, unit) });

/** After an activation somebody whose order token lies faceup may activate at once, before the turn passes. */
export function activatesNext(
  after: (context: EndOfActivation) => boolean,
  who: (context: EndOfActivation, unit: Unit) => boolean,
): CardAbility {
  const fit = (context: EndOfActivation) =>
    waiting(context.table, context.self.seat).filter(
      (unit) => isInBattle(unit) && unit.order === 'faceup' && who(context, unit),
    );
  return at('activation-over', {
    optional: false,
    when: (context) => after(context) && fit(context).length > 0,
    *effect(context) {
      const { table, self } = context;
      const next = yield* chooseUnit({ self, rule: RULE, gives: 'order' }, fit(context));
      if (next) yield* activate(table, next);
    },
  });
}

/** A rank out of some order tokens; null is whichever chance brings, where that is allowed. */
export function* chooseRank(
  { unit, seat, card }: Holder,
  tokens: readonly Rank[],
  mayDraw: boolean,
): Procedure<Rank | null> {
  const ranks = RANKS.filter((rank) => tokens.includes(rank));
  const options = [
    ...ranks.map((rank) => ({ key: rank, about: { rank }, rank })),
    ...(mayDraw ? [{ key: 'draw' as const, rank: null }] : []),
  ];
  const about = { unit: unit?.id ?? '', card };
  const { rank } = yield* pickOne({ seat, topic: 'order-rank', rule: RULE, about, options });
  return rank;
}
