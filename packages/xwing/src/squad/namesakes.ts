import type { SquadCards, SquadPilot, SquadUpgrade } from './cards.ts';

/** Pilots whose ids differ only in the suffix: `name-ship` is a namesake of `name`. */
export function pilotNamesakes(cards: SquadCards, id: string): readonly SquadPilot[] {
  return namesakesIn(cards).pilots.get(bareId(id)) ?? [];
}

export function upgradeNamesakes(cards: SquadCards, id: string): readonly SquadUpgrade[] {
  return namesakesIn(cards).upgrades.get(bareId(id)) ?? [];
}

interface Namesakes {
  readonly pilots: ReadonlyMap<string, readonly SquadPilot[]>;
  readonly upgrades: ReadonlyMap<string, readonly SquadUpgrade[]>;
}

/** Made on first use: a file may name many thousand cards. */
const NAMESAKES = new WeakMap<SquadCards, Namesakes>();

function namesakesIn(cards: SquadCards): Namesakes {
  let known = NAMESAKES.get(cards);
  if (!known) {
    known = { pilots: byBareId(cards.allPilots()), upgrades: byBareId(cards.allUpgrades()) };
    NAMESAKES.set(cards, known);
  }
  return known;
}

function byBareId<Card extends { readonly id: string }>(cards: readonly Card[]): Map<string, Card[]> {
  const groups = new Map<string, Card[]>();
  for (const card of cards) {
    const group = groups.get(bareId(card.id));
    if (group) group.push(card);
    else groups.set(bareId(card.id), [card]);
  }
  return groups;
}

function bareId(id: string): string {
  const end = id.indexOf('-');
  return end < 0 ? id : id.slice(0, end);
}
