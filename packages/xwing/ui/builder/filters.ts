import { capital, name } from '@rangefinder/kernel/words';
import { costFilter, type Filter, type FilterOption, keywordFilter, numbers } from '@rangefinder/table/builder';
import { isForShip, type SquadPilot, type SquadUpgrade } from '../../src/squad/index.ts';
import type { BuilderEdition } from './edition.ts';
import { BUILDER } from './words.ts';

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
    costFilter(pilots, ({ cost }) => cost),
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
    costFilter(upgrades, ({ cost }) => cost),
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

function byLabel(a: FilterOption, b: FilterOption): number {
  return a.label.en.localeCompare(b.label.en);
}
