import { BadInput } from '@rangefinder/kernel';
import { keys, list, oneOf, text } from '@rangefinder/kernel/reading';
import { FACTIONS, type Faction } from '../card.ts';
import { findBattleCard, findCommand, findUnit, findUpgrade } from '../cards/catalog.ts';
import type { BattleCards } from '../state.ts';
import { COST_SETS, type CostSet } from './costs.ts';
import { ARMY_MODES, type ArmyMode } from './modes.ts';

/** A unit of an army: its card, its upgrades, and the counterpart that comes with it. */
export interface ArmyUnit {
  readonly unit: string;
  readonly upgrades: readonly string[];
  readonly counterpart?: string;
  /** Upgrades set aside, to be swapped in when it deploys (legion.loadout.1). */
  readonly loadout?: readonly string[];
}

/** An army as players bring it (legion.army-points.2). */
export interface Army {
  readonly name?: string;
  /** What it is built for; the standard game where it is left out. */
  readonly mode?: ArmyMode;
  /** The points it is counted by; the adjusted ones where it is left out. */
  readonly costs?: CostSet;
  /** An army for the shelf: it may name cards that cannot be played (legion.army-lists.2). */
  readonly paper?: true;
  readonly faction: Faction;
  readonly units: readonly ArmyUnit[];
  /** The command hand, and cards set aside as contingencies. */
  readonly commands: readonly string[];
  readonly contingencies: readonly string[];
  readonly battle: Readonly<Record<keyof BattleCards, readonly string[]>>;
}

const KEYS = ['name', 'mode', 'costs', 'paper', 'faction', 'units', 'commands', 'contingencies', 'battle'] as const;

/** Reads an army; every card must exist. Whether it is legal is another question. */
export function parseArmy(raw: unknown, at: string): Army {
  const map = keys(raw, at, KEYS);
  const battle = keys(map.battle ?? {}, `${at}.battle`, ['objectives', 'deployments', 'conditions']);
  const cards = (found: unknown, where: string, exists: (id: string) => unknown) =>
    list(found ?? [], where).map((one, i) => known(one, `${where}[${i}]`, exists));
  return {
    ...(map.name === undefined ? {} : { name: text(map.name, `${at}.name`) }),
    ...(map.mode === undefined ? {} : { mode: oneOf(map.mode, `${at}.mode`, ARMY_MODES) }),
    ...(map.costs === undefined ? {} : { costs: oneOf(map.costs, `${at}.costs`, COST_SETS) }),
    ...(map.paper === true ? { paper: true } : {}),
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
  const map = keys(typeof raw === 'string' ? { unit: raw } : raw, at, ['unit', 'upgrades', 'counterpart', 'loadout']);
  const upgrades = (found: unknown, where: string) =>
    list(found, where).map((id, i) => known(id, `${where}[${i}]`, findUpgrade));
  return {
    unit: known(map.unit, `${at}.unit`, findUnit),
    upgrades: upgrades(map.upgrades ?? [], `${at}.upgrades`),
    ...(map.loadout === undefined ? {} : { loadout: upgrades(map.loadout, `${at}.loadout`) }),
    ...(map.counterpart === undefined ? {} : { counterpart: known(map.counterpart, `${at}.counterpart`, findUnit) }),
  };
}

function known(raw: unknown, at: string, exists: (id: string) => unknown): string {
  const id = text(raw, at);
  if (exists(id) === undefined) throw new BadInput(at, `There is no card "${id}".`);
  return id;
}
