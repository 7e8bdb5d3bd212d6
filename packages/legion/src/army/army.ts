import { BadInput } from '@rangefinder/kernel';
import { keys, list, oneOf, text } from '@rangefinder/kernel/reading';
import { FACTIONS, type Faction } from '../card.ts';
import { findBattleCard, findCommand, findUnit, findUpgrade } from '../cards/catalog.ts';
import type { BattleCards } from '../state.ts';

/** A unit of an army: its card, its upgrades, and the counterpart that comes with it. */
export interface ArmyUnit {
  readonly unit: string;
  readonly upgrades: readonly string[];
  readonly counterpart?: string;
}

/** An army as players bring it (legion.army-points.2). */
export interface Army {
  readonly name?: string;
  readonly faction: Faction;
  readonly units: readonly ArmyUnit[];
  /** The command hand, and cards set aside as contingencies. */
  readonly commands: readonly string[];
  readonly contingencies: readonly string[];
  readonly battle: Readonly<Record<keyof BattleCards, readonly string[]>>;
}

const KEYS = ['name', 'faction', 'units', 'commands', 'contingencies', 'battle'] as const;

/** Reads an army; every card must exist. Whether it is legal is another question. */
export function parseArmy(raw: unknown, at: string): Army {
  const map = keys(raw, at, KEYS);
  const battle = keys(map.battle ?? {}, `${at}.battle`, ['objectives', 'deployments', 'conditions']);
  const cards = (found: unknown, where: string, exists: (id: string) => unknown) =>
    list(found ?? [], where).map((one, i) => known(one, `${where}[${i}]`, exists));
  return {
    ...(map.name === undefined ? {} : { name: text(map.name, `${at}.name`) }),
    faction: oneOf(map.faction, `${at}.faction`, FACTIONS),
    units: list(map.units, `${at}.units`).map((unit, i) => parseUnit(unit, `${at}.units[${i}]`)),
    commands: cards(map.commands, `${at}.commands`, findCommand),
    contingencies: cards(map.contingencies, `${at}.contingencies`, findCommand),
    battle: {
      objectives: cards(battle.objectives, `${at}.battle.objectives`, findBattleCard),
      deployments: cards(battle.deployments, `${at}.battle.deployments`, findBattleCard),
      conditions: cards(battle.conditions, `${at}.battle.conditions`, findBattleCard),
    },
  };
}

export function parseUnit(raw: unknown, at: string): ArmyUnit {
  const map = keys(typeof raw === 'string' ? { unit: raw } : raw, at, ['unit', 'upgrades', 'counterpart']);
  return {
    unit: known(map.unit, `${at}.unit`, findUnit),
    upgrades: list(map.upgrades ?? [], `${at}.upgrades`).map((id, i) => known(id, `${at}.upgrades[${i}]`, findUpgrade)),
    ...(map.counterpart === undefined ? {} : { counterpart: known(map.counterpart, `${at}.counterpart`, findUnit) }),
  };
}

function known(raw: unknown, at: string, exists: (id: string) => unknown): string {
  const id = text(raw, at);
  if (exists(id) === undefined) throw new BadInput(at, `There is no card "${id}".`);
  return id;
}
