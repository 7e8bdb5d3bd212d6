import type { CatalogEntry, Plain } from '@rangefinder/kernel';
import type { Words } from '@rangefinder/kernel/words';
import type { SquadPilot, SquadUpgrade } from './cards.ts';

/** What an edition's catalogue is made of. */
interface Catalogued<Pilot extends SquadPilot, Upgrade extends SquadUpgrade> {
  allPilots(): readonly Pilot[];
  allUpgrades(): readonly Upgrade[];
  /** Why a card cannot be put on the table yet; undefined when it can. */
  unwritten(card: Pilot | Upgrade): Words | undefined;
}

/** Pilots and upgrades as a game lists what players can put on the table; `more` is what an edition says of a pilot besides. */
export function catalogOf<Pilot extends SquadPilot, Upgrade extends SquadUpgrade>(
  { allPilots, allUpgrades, unwritten }: Catalogued<Pilot, Upgrade>,
  more: (pilot: Pilot) => Plain,
): readonly CatalogEntry[] {
  const entry = (kind: string, card: Pilot | Upgrade, facts: Plain): CatalogEntry => {
    return { id: card.id, kind, name: card.name, playable: unwritten(card) === undefined, facts };
  };
  return [
    ...allPilots().map((pilot) => {
      const { type, faction, cost } = pilot;
      return entry('pilot', pilot, { ship: type.id, faction, cost, ...more(pilot) });
    }),
    ...allUpgrades().map((upgrade) => entry('upgrade', upgrade, { slots: upgrade.fills, cost: upgrade.cost })),
  ];
}
