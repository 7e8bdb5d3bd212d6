import type { KeywordUse } from '../card.ts';
import { unitFacts, upgradeFacts } from '../cards/catalog.ts';
import type { Army, ArmyUnit } from './army.ts';

/** Every keyword that a unit brings: of its card, its counterpart and its upgrades. */
export function keywordsIn({ unit, upgrades, counterpart }: ArmyUnit): readonly KeywordUse[] {
  return [
    ...unitFacts(unit).keywords,
    ...(counterpart === undefined ? [] : unitFacts(counterpart).keywords),
    ...upgrades.flatMap((id) => upgradeFacts(id).keywords),
  ];
}

/** A unit's name with its title, for people. */
export function nameOf(id: string): string {
  const { name, title } = unitFacts(id);
  return title === '' ? name : `${name}, ${title}`;
}

/** A card's name as it is printed; keywords name it in small letters. */
export function asPrinted(cards: readonly { readonly name: string }[], small: string): string {
  return cards.find(({ name }) => name.toLowerCase() === small)?.name ?? small;
}

/** The names of an army's unique cards, each as often as it is there: units, counterparts and upgrades together. */
export function uniqueNames({ units }: Pick<Army, 'units'>): readonly string[] {
  const cards = units.flatMap(({ unit, counterpart, upgrades }) => [
    unitFacts(unit),
    ...(counterpart === undefined ? [] : [unitFacts(counterpart)]),
    ...upgrades.map(upgradeFacts),
  ]);
  return cards.filter(({ unique }) => unique).map(({ name }) => name);
}
