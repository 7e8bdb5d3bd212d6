import { isObject } from '@rangefinder/kernel';
import { UnreadableList } from '@rangefinder/kernel/lists';
import type { Words } from '@rangefinder/kernel/words';
import { FACTIONS, type Faction } from '../../card.ts';
import { battleCardFacts, commandFacts, unitFacts, upgradeFacts } from '../../cards/catalog.ts';
import type { Army } from '../army.ts';
import type { ArmyMode } from '../modes.ts';
import { armyPoints } from '../points.ts';
import { unitsNamed } from './cardnames.ts';
import { armiesIn, readHqLink } from './hqlink.ts';
import { type NamedArmy, type NamedUnit, readNames } from './names.ts';
import { TABLETOP_NAMES } from './othernames.ts';
import { laterFaction } from './remarks.ts';
import type { Exchanged } from './written.ts';

/** Factions as Tabletop Simulator names them; the Empire was called otherwise in 2021. */
const FACTION_NAMES: Readonly<Record<Faction, string>> = {
  empire: 'empire',
  rebels: 'rebel',
  republic: 'republic',
  separatists: 'separatist',
};

/** Whether a value is a list for Tabletop Simulator, and none of ours. */
export function isTabletop(raw: unknown): raw is Record<string, unknown> {
  return isObject(raw) && ['armyFaction', 'commandCards', 'battlefieldDeck', 'listlink'].some((key) => key in raw);
}

/** Reads a list for Tabletop Simulator: by its link where it has one that can be read, else by names. */
export function readTabletop(raw: Record<string, unknown>): Exchanged {
  const name = typeof raw.listname === 'string' ? raw.listname.trim().slice(0, 80) : '';
  const { list, remarks } = linked(raw.listlink) ?? named(raw);
  return { list: name === '' ? list : { name, ...list }, remarks };
}

function linked(raw: unknown): Exchanged | undefined {
  const [army] = typeof raw === 'string' ? armiesIn(raw) : [];
  if (army === undefined) return undefined;
  try {
    return readHqLink(army);
  } catch (error) {
    if (error instanceof UnreadableList) return undefined;
    throw error;
  }
}

function named(raw: Record<string, unknown>): Exchanged {
  const deck = isObject(raw.battlefieldDeck) ? raw.battlefieldDeck : {};
  const faction = typeof raw.armyFaction === 'string' ? raw.armyFaction.toLowerCase() : '';
  const mode = modeOf(deck.scenario, raw.points);
  const known = faction === 'imperial' ? 'empire' : FACTIONS.find((one) => FACTION_NAMES[one] === faction);
  const army: NamedArmy = {
    ...(mode === 'standard' ? {} : { mode }),
    ...(known ? { faction: known } : {}),
    units: texts(raw.units, unitIn),
    commands: strings(raw.commandCards),
    contingencies: strings(raw.contingencies),
    battle: {
      objectives: strings(deck.objective),
      deployments: strings(deck.deployment),
      conditions: strings(deck.conditions),
    },
  };
  const meant = army.units.some(({ name }) => unitsNamed(name).length > 0);
  if (!known && !meant && /^[a-z]+$/.test(faction)) throw laterFaction(faction);
  const remarks: Words[] = [];
  return { list: readNames(army, remarks), remarks };
}

function modeOf(scenario: unknown, points: unknown): ArmyMode {
  if (scenario === 'skirmish' || scenario === 'recon') return 'skirmish';
  return typeof points === 'number' && points > 1000 ? 'grand-army' : 'standard';
}

function unitIn(raw: unknown): readonly NamedUnit[] {
  if (typeof raw === 'string') return [{ name: raw, upgrades: [], loadout: [] }];
  if (!isObject(raw) || typeof raw.name !== 'string') return [];
  const cards = (found: unknown) => strings(found).map((name) => ({ name }));
  return [{ name: raw.name, upgrades: cards(raw.upgrades), loadout: cards(raw.loadout) }];
}

function texts<T>(raw: unknown, read: (one: unknown) => readonly T[]): readonly T[] {
  return Array.isArray(raw) ? raw.flatMap((one) => read(one)) : [];
}

function strings(raw: unknown): readonly string[] {
  return texts(raw, (one) => (typeof one === 'string' ? [one] : []));
}

/** The army as Tabletop Simulator takes it. */
export function writeTabletop(army: Army, link: string): string {
  const { name = '', faction, units, commands, contingencies, battle, mode } = army;
  const cards = (ids: readonly string[]) => ids.map((id) => TABLETOP_NAMES[id] ?? upgradeFacts(id).name);
  const deck = (ids: readonly string[]) => ids.map((id) => battleCardFacts(id).name);
  return JSON.stringify(
    {
      author: 'Rangefinder',
      listname: name,
      points: armyPoints(army),
      armyFaction: FACTION_NAMES[faction],
      commandCards: commands.map((id) => commandFacts(id).name),
      contingencies: contingencies.map((id) => commandFacts(id).name),
      units: units.map(({ unit, upgrades, counterpart, loadout = [] }) => ({
        name: fullName(unit),
        upgrades: [...cards(upgrades), ...(counterpart === undefined ? [] : [fullName(counterpart)])],
        loadout: cards(loadout),
      })),
      battlefieldDeck: {
        scenario: mode === 'skirmish' ? 'skirmish' : 'standard',
        conditions: deck(battle.conditions),
        deployment: deck(battle.deployments),
        objective: deck(battle.objectives),
      },
      listlink: link,
    },
    null,
    2,
  );
}

/** Name and title, as Tabletop Simulator tells units apart. */
function fullName(id: string): string {
  const { name, title } = unitFacts(id);
  return TABLETOP_NAMES[id] ?? (title === '' ? name : `${name} ${title}`);
}
