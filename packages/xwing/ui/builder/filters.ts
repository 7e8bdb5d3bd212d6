import { capital, name, type Words } from '@rangefinder/kernel/words';
import { isForShip, type SquadPilot, type SquadUpgrade } from '../../src/squad/index.ts';
import type { BuilderEdition } from './edition.ts';
import { BUILDER } from './words.ts';

/** One thing by which a list of cards can be narrowed, and what there is to choose. */
export interface Filter<Card> {
  readonly key: string;
  readonly label: Words;
  readonly options: readonly FilterOption[];
  passes(card: Card, value: string): boolean;
}

export interface FilterOption {
  readonly value: string;
  readonly label: Words;
}

/** What is chosen, by the key of the filter; what is not there lets every card pass. */
export type Chosen = Readonly<Record<string, string>>;

/** Whether a card passes all filters that are set. A filter that is not offered any more is not asked. */
export function passing<Card>(filters: readonly Filter<Card>[], chosen: Chosen): (card: Card) => boolean {
  const set = filters.flatMap(({ key, options, passes }) => {
    const option = options.find(({ value }) => value === chosen[key]);
    return option ? [(card: Card) => passes(card, option.value)] : [];
  });
  return (card) => set.every((passes) => passes(card));
}

/** Ship, place in the order of the round, cost, slot and keyword, as far as some of these pilots differ in them. */
export function pilotFilters(edition: BuilderEdition, pilots: readonly SquadPilot[]): readonly Filter<SquadPilot>[] {
  const { order } = edition;
  const types = new Map(pilots.map(({ type }) => [type.id, type.name]));
  const ships = [...types].map(([value, ship]) => ({ value, label: name(ship) })).toSorted(byLabel);
  return offered<SquadPilot>([
    { key: 'ship', label: BUILDER.ship, options: ships, passes: ({ type }, id) => type.id === id },
    {
      key: 'order',
      label: order.label,
      options: numbers(pilots.map((pilot) => order.of(pilot))).map((n) => ({ value: `${n}`, label: name(`${n}`) })),
      passes: (pilot, value) => `${order.of(pilot)}` === value,
    },
    costFilter(pilots),
    slotFilter(
      edition,
      pilots.flatMap(({ slots }) => slots),
      ({ slots }) => slots,
    ),
    keywordFilter(pilots, (pilot) => edition.pilotKeywords(pilot)),
  ]);
}

/** Cost, slot and keyword, and whether a card is for this kind of ship alone. */
export function upgradeFilters(
  edition: BuilderEdition,
  upgrades: readonly SquadUpgrade[],
  ship: string,
): readonly Filter<SquadUpgrade>[] {
  const ofShip = upgrades.filter(({ restrictions = [] }) => isForShip(restrictions, ship));
  const own = { key: 'ship', label: BUILDER.ship, passes: (card: SquadUpgrade) => ofShip.includes(card) };
  return offered<SquadUpgrade>([
    { ...own, options: ofShip.length > 0 ? [{ value: ship, label: BUILDER.onlyThisShip }] : [] },
    costFilter(upgrades),
    slotFilter(
      edition,
      upgrades.flatMap(({ fills }) => fills),
      ({ fills }) => fills,
    ),
    keywordFilter(upgrades, (card) => edition.upgradeKeywords(card)),
  ]);
}

function offered<Card>(filters: readonly Filter<Card>[]): readonly Filter<Card>[] {
  return filters.filter(({ key, options }) => options.length > (key === 'ship' ? 0 : 1));
}

function costFilter<Card extends { readonly cost: number | null }>(cards: readonly Card[]): Filter<Card> {
  return {
    key: 'cost',
    label: BUILDER.costs,
    options: numbers(cards.flatMap(({ cost }) => cost ?? [])).map((n) => ({ value: `${n}`, label: BUILDER.upTo(n) })),
    passes: ({ cost }, value) => cost !== null && cost <= Number(value),
  };
}

function slotFilter<Card>(
  { squads }: BuilderEdition,
  there: readonly string[],
  slotsOf: (card: Card) => readonly string[],
): Filter<Card> {
  return {
    key: 'slot',
    label: BUILDER.slot,
    options: squads.slots
      .filter((slot) => there.includes(slot))
      .map((value) => ({ value, label: capital(squads.slotName(value)) })),
    passes: (card, value) => slotsOf(card).includes(value),
  };
}

function keywordFilter<Card>(cards: readonly Card[], keywords: (card: Card) => readonly string[]): Filter<Card> {
  return {
    key: 'keyword',
    label: BUILDER.keyword,
    options: [...new Set(cards.flatMap(keywords))].toSorted().map((value) => ({ value, label: name(value) })),
    passes: (card, value) => keywords(card).includes(value),
  };
}

function numbers(values: readonly number[]): readonly number[] {
  return [...new Set(values)].toSorted((a, b) => a - b);
}

function byLabel(a: FilterOption, b: FilterOption): number {
  return a.label.en.localeCompare(b.label.en);
}
