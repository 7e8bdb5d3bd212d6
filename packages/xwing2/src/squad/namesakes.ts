import type { PilotCard, UpgradeFacts } from '../card.ts';
import { allPilots, allUpgrades } from '../cards/catalog.ts';

/** Pilots whose ids differ only in the suffix: `darthvader-tieddefender` is a namesake of `darthvader`. */
export function pilotNamesakes(id: string): readonly PilotCard[] {
  pilots ??= byBareId(allPilots());
  return pilots.get(bareId(id)) ?? [];
}

export function upgradeNamesakes(id: string): readonly UpgradeFacts[] {
  upgrades ??= byBareId(allUpgrades());
  return upgrades.get(bareId(id)) ?? [];
}

// Made on first use: a file may name many thousand cards.
let pilots: Map<string, PilotCard[]> | undefined;
let upgrades: Map<string, UpgradeFacts[]> | undefined;

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
