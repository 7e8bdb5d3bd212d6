import type { PilotCard, UpgradeFacts } from '../../card.ts';
import { allPilots, allUpgrades } from '../../cards/catalog.ts';
import { canonical } from '../xws.ts';

/** Every pilot of a name, on whatever ship and of whatever faction. */
export function pilotsNamed(name: string): readonly PilotCard[] {
  pilots ??= byName(allPilots(), ({ name }) => [name, unbracketed(name)]);
  return pilots.get(canonical(name)) ?? pilots.get(canonical(unbracketed(name))) ?? [];
}

/** Every upgrade of a name; either side of a card may be named, and what stands in brackets be missing. */
export function upgradesNamed(name: string): readonly UpgradeFacts[] {
  upgrades ??= byName(allUpgrades(), ({ name, title = name, back }) => [
    name,
    unbracketed(name),
    title,
    back?.title ?? name,
  ]);
  return upgrades.get(canonical(name)) ?? upgrades.get(canonical(unbracketed(name))) ?? [];
}

// Made on first use: most squads come as links.
let pilots: ReadonlyMap<string, readonly PilotCard[]> | undefined;
let upgrades: ReadonlyMap<string, readonly UpgradeFacts[]> | undefined;

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
