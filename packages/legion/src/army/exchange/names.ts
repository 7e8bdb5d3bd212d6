import type { Words } from '@rangefinder/kernel/words';
import { FACTIONS, type Faction, type Rank, type UnitFacts, type UpgradeFacts } from '../../card.ts';
import { findUnit, findUpgrade, upgradeFacts } from '../../cards/catalog.ts';
import type { Army, ArmyUnit } from '../army.ts';
import { nameOf } from '../carried.ts';
import { counterpartProblems, equipmentProblems } from '../equipment.ts';
import { MODES } from '../modes.ts';
import { battleCardNamed, commandNamed, unitsNamed, upgradesNamed } from './cardnames.ts';
import { REMARK } from './remarks.ts';
import type { WrittenArmy, WrittenCard, WrittenUnit } from './written.ts';

/** A card by its name, with what a text says of it besides. */
export interface NamedCard {
  readonly name: string;
  readonly cost?: number;
}

export interface NamedUnit extends NamedCard {
  /** Its cost is that of all its cards. */
  readonly whole?: true;
  readonly rank?: Rank;
  /** Upgrades, and its counterpart among them. */
  readonly upgrades: readonly NamedCard[];
  readonly loadout: readonly NamedCard[];
}

/** An army whose cards are named: what texts and Tabletop Simulator say. */
export interface NamedArmy extends Pick<Army, 'name' | 'mode'> {
  readonly faction?: Faction;
  readonly units: readonly NamedUnit[];
  readonly commands: readonly string[];
  readonly contingencies: readonly string[];
  readonly battle: Readonly<Record<keyof Army['battle'], readonly string[]>>;
}

/** Finds the cards that names mean. What still has several meanings is remarked; what has none stays as it is. */
export function readNames(army: NamedArmy, remarks: Words[]): WrittenArmy {
  const { units, commands, contingencies, battle, mode } = army;
  const faction = army.faction ?? likelyFaction(units);
  const game = MODES[mode ?? 'standard'].battle;
  const command = (name: string) => commandNamed(name)?.id ?? name;
  const card = (name: string) => battleCardNamed(name, game)?.id ?? name;
  return {
    ...(army.name === undefined ? {} : { name: army.name }),
    ...(mode === undefined ? {} : { mode }),
    ...(faction === undefined ? {} : { faction }),
    units: withPartners(
      units.map((unit) => readUnit(unit, faction, remarks)),
      remarks,
    ),
    commands: commands.map(command),
    contingencies: contingencies.map(command),
    battle: {
      objectives: battle.objectives.map(card),
      deployments: battle.deployments.map(card),
      conditions: battle.conditions.map(card),
    },
  };
}

/** The faction that has most of the units. */
function likelyFaction(units: readonly NamedUnit[]): Faction | undefined {
  const counts = FACTIONS.map(
    (faction) => units.filter(({ name }) => unitsNamed(name).some((unit) => unit.faction === faction)).length,
  );
  const most = Math.max(...counts);
  return most === 0 ? undefined : FACTIONS[counts.indexOf(most)];
}

/** A unit as it was read, and whether it is one that comes with another. */
interface Read {
  readonly written: WrittenUnit;
  readonly partner: UnitFacts | null;
}

function readUnit(named: NamedUnit, faction: Faction | undefined, remarks: Words[]): Read {
  const called = unitsNamed(named.name);
  const own = called.filter((unit) => unit.faction === faction);
  const [best, ...others] = likelyUnits(own.length > 0 ? own : called, named);
  if (!best) return { written: { unit: named.name, upgrades: named.upgrades.map(({ name }) => name) }, partner: null };
  if (others.length > 0)
    remarks.push(
      REMARK.namesakes(
        best.name,
        nameOf(best.id),
        others.map(({ id }) => nameOf(id)),
      ),
    );
  return { written: equipped(best, named), partner: best.counterpart ? best : null };
}

/** Of units of a name, those of the rank it stands under, that may have what it is given, and that cost what is said. */
function likelyUnits(units: readonly UnitFacts[], named: NamedUnit): readonly UnitFacts[] {
  const narrowed = (left: readonly UnitFacts[], passes: (unit: UnitFacts) => boolean) => {
    const passing = left.filter(passes);
    return passing.length > 0 ? passing : left;
  };
  const { rank, cost, whole, upgrades } = named;
  const spent = whole ? upgrades.reduce((sum, card) => sum + (card.cost ?? 0), 0) : 0;
  const ranked = rank === undefined ? units : narrowed(units, (unit) => unit.rank === rank && !unit.counterpart);
  const fitting = narrowed(ranked, (unit) => equipped(unit, named).upgrades.every((card) => mayHave(unit, card)));
  return cost === undefined ? fitting : narrowed(fitting, ({ points }) => points === cost - spent);
}

function mayHave({ id }: UnitFacts, card: WrittenCard): boolean {
  return typeof card !== 'string' || !findUpgrade(card) || isFitting({ unit: id, upgrades: [] }, card);
}

/** The unit with what its upgrades mean; a counterpart may stand among them. */
function equipped(unit: UnitFacts, { upgrades, loadout }: NamedUnit): WrittenUnit {
  let one: ArmyUnit = { unit: unit.id, upgrades: [] };
  const strange: string[] = [];
  for (const named of upgrades) {
    const partner = unitsNamed(named.name).find((other) => belongs(one, other));
    const meant = partner ? undefined : upgradeFor(one, named);
    if (partner) one = { ...one, counterpart: partner.id };
    else if (meant) one = { ...one, upgrades: [...one.upgrades, meant.id] };
    else strange.push(named.name);
  }
  const aside = loadout.map((named) => upgradeFor({ ...one, upgrades: [] }, named)?.id ?? named.name);
  return {
    ...one,
    upgrades: [...one.upgrades, ...strange],
    ...(aside.length > 0 ? { loadout: aside } : {}),
  };
}

function belongs(unit: ArmyUnit, partner: UnitFacts): boolean {
  return partner.counterpart && counterpartProblems({ ...unit, counterpart: partner.id }).length === 0;
}

/** The upgrade of a name that the unit may have, by what it has already; else any of that name. */
function upgradeFor(unit: ArmyUnit, { name, cost }: NamedCard): UpgradeFacts | undefined {
  const called = upgradesNamed(name);
  const fitting = called.filter(({ id }) => isFitting(unit, id));
  const left = fitting.length > 0 ? fitting : called;
  return left.find(({ points }) => points === cost) ?? left[0];
}

/** Whether an upgrade could go on a unit, whatever else it may need. */
function isFitting(unit: ArmyUnit, id: string): boolean {
  const before = equipmentProblems(unit).length;
  const { addsSlot } = upgradeFacts(id);
  const needs = addsSlot?.must ? 1 : 0;
  return equipmentProblems({ ...unit, upgrades: [...unit.upgrades, id] }).length <= before + needs;
}

/** Counterparts that stand on a line of their own go to the unit they come with. */
function withPartners(read: readonly Read[], remarks: Words[]): readonly WrittenUnit[] {
  const units = read.filter(({ partner }) => partner === null).map(({ written }) => written);
  for (const { partner, written } of read) {
    if (!partner) continue;
    const at = units.findIndex(
      ({ unit, counterpart }) =>
        typeof unit === 'string' &&
        counterpart === undefined &&
        findUnit(unit) !== undefined &&
        belongs({ unit, upgrades: [] }, partner),
    );
    const host = units[at];
    if (host) units[at] = { ...host, upgrades: [...host.upgrades, ...written.upgrades], counterpart: partner.id };
    else remarks.push(REMARK.homeless(partner.name));
  }
  return units;
}
