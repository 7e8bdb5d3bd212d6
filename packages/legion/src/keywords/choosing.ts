import { keyOptions, type Procedure, type RuleId, type Seat, type Violation } from '@rangefinder/kernel';
import type { Holder } from '../abilities.ts';
import { pick, pickOne, type Way } from '../ask.ts';
import { choosable } from '../immunity.ts';
import { refuse } from '../refusals.ts';
import type { Token, Unit } from '../state.ts';

/** What a unit that is chosen gets: a token, an order, suppression or wounds taken from it. */
export type Gift = Token | 'order' | 'calm' | 'health';

/** Who chooses for what: the keyword's or card's unit, its id and the rule. */
interface Choice {
  readonly self: Holder;
  readonly rule: RuleId;
  /** Where it is the opponent who chooses. */
  readonly seat?: Seat;
  /** The unit it is chosen for, where that is not the one that has the ability. */
  readonly unit?: Unit;
  /** What for, where that says who needs it most. */
  readonly gives?: Gift;
}

function aboutOf({ self, unit, gives }: Choice) {
  return { unit: (unit ?? self.unit)?.id ?? '', card: self.card, ...(gives === undefined ? {} : { gives }) };
}

/** How many of something, the most first; nobody is asked about nothing. */
export function* chooseNumber(choice: Choice, most: number): Procedure<number> {
  const options = Array.from({ length: Math.max(0, most) + 1 }, (_, i) => most - i).map((count) => ({
    key: `count:${count}`,
    about: { count },
    count,
  }));
  if (most <= 0) return 0;
  const { self, rule, seat = self.seat } = choice;
  const { count } = yield* pickOne({ seat, topic: 'choose-number', rule, about: aboutOf(choice), options });
  return count;
}

function unitOption(unit: Unit) {
  return { key: unit.id, about: { unit: unit.id }, unit };
}

/** Why nobody could be chosen: nobody pays a card's price for that. */
export function whyNobody({ self, rule }: Choice, among: readonly Unit[]): Violation | undefined {
  return choosable(among, self.seat).length > 0 ? undefined : refuse(rule, 'nobody-in-reach');
}

/** One of these units, or none. */
export function* chooseUnit(choice: Choice, among: readonly Unit[]): Procedure<Unit | null> {
  const units = choosable(among, choice.self.seat);
  if (units.length === 0) return null;
  const { self, rule, seat = self.seat } = choice;
  const options = [...units.map(unitOption), { key: 'none' as const, unit: null }];
  const { unit } = yield* pickOne({ seat, topic: 'choose-unit', rule, about: aboutOf(choice), options });
  return unit;
}

/** One of these units, where the card leaves no choice but which; null where there is none. */
export function* demandUnit(choice: Choice, among: readonly Unit[]): Procedure<Unit | null> {
  const units = choosable(among, choice.self.seat);
  if (units.length === 0) return null;
  const { self, rule, seat = self.seat } = choice;
  const options = units.map(unitOption);
  const { unit } = yield* pickOne({ seat, topic: 'choose-unit', rule, about: aboutOf(choice), options });
  return unit;
}

/** One of these cards; null where there is none. */
export function* demandCard(choice: Choice, cards: readonly string[]): Procedure<string | null> {
  if (cards.length === 0) return null;
  const { self, rule, seat = self.seat } = choice;
  const options = cards.map((card) => ({ key: card, about: { card } }));
  const { key } = yield* pickOne({ seat, topic: 'choose-card', rule, about: aboutOf(choice), options });
  return key;
}

/** Any of these units, so many at most. */
export function* chooseUnits(choice: Choice, among: readonly Unit[], most: number): Procedure<readonly Unit[]> {
  const units = choosable(among, choice.self.seat);
  const max = Math.min(most, units.length);
  if (max <= 0) return [];
  const { self, rule, seat = self.seat } = choice;
  const options = units.map(unitOption);
  const chosen = yield* pick({ seat, topic: 'choose-unit', rule, about: aboutOf(choice), options, min: 0, max });
  return chosen.map(({ unit }) => unit);
}

/** One of these ways; the only one is not asked about. */
export function* chooseWay<W extends Way>(choice: Choice, ways: readonly W[]): Procedure<W> {
  const { self, rule, seat = self.seat } = choice;
  const options = keyOptions(ways);
  const { key } = yield* pickOne({ seat, topic: 'choose', rule, about: aboutOf(choice), options });
  return key;
}
