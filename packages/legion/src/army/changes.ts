import type { Faction, UnitFacts } from '../card.ts';
import { allUnits, allUpgrades, battleCardFacts, unitFacts, upgradeFacts } from '../cards/catalog.ts';
import { named } from '../named.ts';
import type { Army, ArmyUnit } from './army.ts';
import { SKIRMISH_DECK } from './battledeck.ts';
import { type CostSet, costIn } from './costs.ts';
import { counterpartProblems, loadoutPairs } from './equipment.ts';
import { ALWAYS } from './hand.ts';
import { type ArmyMode, MODES } from './modes.ts';

/** An army that begins: everybody has the standing orders. */
export function newArmy(faction: Faction, mode: ArmyMode): Army {
  const empty: Army = {
    faction,
    units: [],
    commands: [ALWAYS],
    contingencies: [],
    battle: { objectives: [], deployments: [], conditions: [] },
  };
  return withMode(empty, mode);
}

/** The army for another size of battle. Its battle cards go with it as far as they may; a skirmish has one deck only. */
export function withMode({ mode: _, ...army }: Army, mode: ArmyMode): Army {
  const { battle: game } = MODES[mode];
  const kept = (ids: readonly string[]) => ids.filter((id) => battleCardFacts(id).mode === game);
  const { objectives, deployments, conditions } = army.battle;
  const battle =
    game === 'skirmish'
      ? SKIRMISH_DECK
      : { objectives: kept(objectives), deployments: kept(deployments), conditions: kept(conditions) };
  return { ...army, battle, ...(mode === 'standard' ? {} : { mode }) };
}

/** A unit as it joins an army: with the upgrades that it must have by name (legion.equip.1). */
export function recruit(id: string): ArmyUnit {
  const names = unitFacts(id).keywords.flatMap((use) => (use.id === 'equip' ? named(use.of) : []));
  const musts = names.flatMap((name) => allUpgrades().find((card) => card.name.toLowerCase() === name)?.id ?? []);
  return { unit: id, upgrades: musts };
}

/** The army with some of its units changed, those at these places. */
export function changeUnits(army: Army, at: readonly number[], change: (unit: ArmyUnit) => ArmyUnit): Army {
  return { ...army, units: army.units.map((unit, i) => (at.includes(i) ? change(unit) : unit)) };
}

/** The unit with an upgrade in the place of another, or besides what it has. */
export function equip(unit: ArmyUnit, upgrade: string, instead: string | null, costs?: CostSet): ArmyUnit {
  const { upgrades } = unit;
  const at = instead === null ? -1 : upgrades.indexOf(instead);
  return withoutOrphans(unit, at < 0 ? [...upgrades, upgrade] : upgrades.with(at, upgrade), costs);
}

export function unequip(unit: ArmyUnit, upgrade: string, costs?: CostSet): ArmyUnit {
  const at = unit.upgrades.indexOf(upgrade);
  return at < 0 ? unit : withoutOrphans(unit, unit.upgrades.toSpliced(at, 1), costs);
}

/** What was set aside for an upgrade that is gone is gone as well. */
function withoutOrphans(unit: ArmyUnit, upgrades: readonly string[], costs: CostSet | undefined): ArmyUnit {
  if (unit.loadout === undefined) return { ...unit, upgrades };
  const { unpaired } = loadoutPairs({ ...unit, upgrades }, costs);
  return withLoadout(
    { ...unit, upgrades },
    unit.loadout.filter((id) => !unpaired.includes(id)),
  );
}

function withLoadout({ loadout: _, ...unit }: ArmyUnit, loadout: readonly string[]): ArmyUnit {
  return loadout.length === 0 ? unit : { ...unit, loadout };
}

/** Sets an upgrade aside instead of another; null takes it back. */
export function setAside(unit: ArmyUnit, upgrade: string | null, instead: string | null): ArmyUnit {
  const rest = (unit.loadout ?? []).filter((id) => id !== instead);
  return withLoadout(unit, upgrade === null ? rest : [...rest, upgrade]);
}

export function withCounterpart({ counterpart: _, ...unit }: ArmyUnit, counterpart: string | null): ArmyUnit {
  return counterpart === null ? unit : { ...unit, counterpart };
}

/** Those that may come with a unit (legion.counterpart.1). */
export function counterpartsOf(unit: ArmyUnit): readonly UnitFacts[] {
  return allUnits().filter(
    ({ id, counterpart }) => counterpart && counterpartProblems({ ...unit, counterpart: id }).length === 0,
  );
}

/** Upgrades that may be set aside for one that is equipped: of its kind, costing no more. */
export function asidesFor(upgrade: string, costs?: CostSet): readonly string[] {
  const equipped = upgradeFacts(upgrade);
  const most = costIn(costs, equipped);
  return allUpgrades()
    .filter((card) => card.slot === equipped.slot && costIn(costs, card) <= most && card.id !== upgrade)
    .map(({ id }) => id);
}
