import type { SquadCards, SquadPilot, SquadUpgrade } from '../cards.ts';
import { canonical } from '../xws.ts';

/** Every pilot of a name, on whatever ship and of whatever faction. */
export function pilotsNamed(cards: SquadCards, name: string): readonly SquadPilot[] {
  return called(namesIn(cards).pilots, name);
}

/** Every upgrade of a name; either side of a card may be named, and what stands in brackets be missing. */
export function upgradesNamed(cards: SquadCards, name: string): readonly SquadUpgrade[] {
  return called(namesIn(cards).upgrades, name);
}

function called<Card>(names: ReadonlyMap<string, readonly Card[]>, name: string): readonly Card[] {
  return names.get(canonical(name)) ?? names.get(canonical(unbracketed(name))) ?? [];
}

interface Names {
  readonly pilots: ReadonlyMap<string, readonly SquadPilot[]>;
  readonly upgrades: ReadonlyMap<string, readonly SquadUpgrade[]>;
}

/** Made on first use: most squads come as links. */
const NAMES = new WeakMap<SquadCards, Names>();

function namesIn(cards: SquadCards): Names {
  let names = NAMES.get(cards);
  if (!names) {
    names = {
      pilots: byName(cards.allPilots(), ({ name }) => [name, unbracketed(name)]),
      upgrades: byName(cards.allUpgrades(), ({ name, title = name, back }) => [
        name,
        unbracketed(name),
        title,
        back?.title ?? name,
      ]),
    };
    NAMES.set(cards, names);
  }
  return names;
}

function byName<Card>(cards: readonly Card[], names: (card: Card) => readonly string[]): Map<string, Card[]> {
  const found = new Map<string, Card[]>();
  for (const card of cards) {
    for (const name of new Set(names(card).map(canonical))) {
      if (name !== '') found.set(name, [...(found.get(name) ?? []), card]);
    }
  }
  return found;
}

/** A name without what stands in brackets. */
export function unbracketed(name: string): string {
  return name.replace(/\([^()]*\)/g, '').trim();
}
