import type { BattleCardFacts, CommandFacts, UnitFacts, UpgradeFacts } from '../../card.ts';
import { allBattleCards, allCommands, allUnits, allUpgrades } from '../../cards/catalog.ts';
import { OTHER_NAMES, TABLETOP_NAMES } from './othernames.ts';

/** A name without capitals, accents and marks: builders do not agree on those. */
export function canonical(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');
}

type Named = { readonly id: string; readonly name: string };

function byName<Card extends Named>(
  cards: readonly Card[],
  more: (card: Card) => readonly string[],
): ReadonlyMap<string, readonly Card[]> {
  const found = new Map<string, Card[]>();
  for (const card of cards) {
    const { id, name } = card;
    const names = [name, ...more(card), ...(OTHER_NAMES[id] ?? []), TABLETOP_NAMES[id] ?? name];
    for (const known of new Set(names.map(canonical))) found.set(known, [...(found.get(known) ?? []), card]);
  }
  return found;
}

const UNITS = byName(allUnits(), ({ name, title }) => [`${name} ${title}`]);
const UPGRADES = byName(allUpgrades(), ({ back }) => (back ? [back.name] : []));
const COMMANDS = byName(allCommands(), () => []);
const BATTLE_CARDS = byName(allBattleCards(), () => []);

/** Every unit and counterpart of a name, with its title or without. */
export function unitsNamed(name: string): readonly UnitFacts[] {
  return UNITS.get(canonical(name)) ?? [];
}

/** Every upgrade of a name; either side of a card may be named. */
export function upgradesNamed(name: string): readonly UpgradeFacts[] {
  return UPGRADES.get(canonical(name)) ?? [];
}

export function commandNamed(name: string): CommandFacts | undefined {
  return COMMANDS.get(canonical(name))?.[0];
}

/** The battle card of a name: some are both in the standard game and in the skirmish. */
export function battleCardNamed(name: string, mode: BattleCardFacts['mode']): BattleCardFacts | undefined {
  const cards = BATTLE_CARDS.get(canonical(name)) ?? [];
  return cards.find((card) => card.mode === mode) ?? cards[0];
}
