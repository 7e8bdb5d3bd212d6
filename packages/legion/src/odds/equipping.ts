import type { ArmyUnit } from '../army/army.ts';
import { equip } from '../army/changes.ts';
import { equipmentProblems } from '../army/equipment.ts';
import type { UpgradePlace } from '../army/places.ts';
import { FACTIONS, type Faction, RANKS, type UnitFacts, type UpgradeFacts } from '../card.ts';
import { allUnits, allUpgrades } from '../cards/catalog.ts';

/** Everybody who may stand in a confrontation, by faction and rank. */
export function unitsByFaction(): readonly { readonly faction: Faction; readonly units: readonly UnitFacts[] }[] {
  const fit = allUnits().filter(({ counterpart }) => !counterpart);
  const order = (a: UnitFacts, b: UnitFacts) =>
    RANKS.indexOf(a.rank) - RANKS.indexOf(b.rank) || a.name.localeCompare(b.name);
  return FACTIONS.map((faction) => ({ faction, units: fit.filter((unit) => unit.faction === faction).sort(order) }));
}

/** Upgrades that a unit may have in a place of its bar. What it must have besides is nobody's business here. */
export function upgradesFor(unit: ArmyUnit, { slot, card }: UpgradePlace): readonly UpgradeFacts[] {
  const wrong = (one: ArmyUnit) => equipmentProblems(one).filter(({ missing }) => !missing).length;
  const before = wrong(unit);
  return allUpgrades()
    .filter((other) => other.slot === slot)
    .filter((other) => other.id === card?.id || wrong(equip(unit, other.id, card?.id ?? null)) <= before)
    .sort((a, b) => a.name.localeCompare(b.name));
}
