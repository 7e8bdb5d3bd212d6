import { BadInput, isObject } from '@rangefinder/kernel';
import { obstacleToken } from '@rangefinder/xwing';
import { type Faction, SLOTS, type Slot, type UpgradeFacts } from '../cards/card.ts';
import { findPilot, findUpgrade, type PilotCard, pilotCard, upgradeCard } from '../cards/catalog.ts';
import { type Words, words } from '../text/words.ts';
import { MODES, type Mode } from './gamemode.ts';
import { pilotNamesakes, upgradeNamesakes } from './namesakes.ts';
import type { SquadProblem } from './problem.ts';
import { shown } from './shown.ts';
import {
  COMMON_OBSTACLES,
  checkLength,
  type ReadSquad,
  type Squad,
  type SquadShip,
  unknownPilot,
  unknownUpgrade,
} from './squad.ts';

/** XWS, the squad exchange format of X-Wing builders, as spec 2.0.0 has it. */
export interface Xws {
  readonly name?: string;
  readonly faction: Faction;
  readonly points: number;
  readonly pilots: readonly XwsPilot[];
  readonly obstacles: readonly string[];
  readonly version: string;
  readonly vendor: { readonly rangefinder: { readonly builder: string } };
}

interface XwsPilot {
  readonly id: string;
  readonly ship: string;
  readonly points: number;
  readonly upgrades?: Readonly<Record<string, readonly string[]>>;
}

/** Whether a value is meant as XWS: its two marks are a faction and pilots. */
export function isXws(raw: unknown): raw is { faction: string; pilots: readonly unknown[] } {
  return isObject(raw) && typeof raw.faction === 'string' && Array.isArray(raw.pilots);
}

/** Reads the text of an XWS file. `BadInput` when it is not JSON, or JSON but not XWS. */
export function parseXws(text: string): ReadSquad {
  return readXws(parseJson(text));
}

export function parseJson(text: string): unknown {
  try {
    // A byte order mark is no fault of the squad.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new BadInput('', `This is not JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/** Reads an XWS object: takes the oddities of real exports, reports what cannot be used, and keeps the rest. */
export function readXws(raw: unknown): ReadSquad {
  if (!isXws(raw)) throw new BadInput('', 'This is JSON, but not an XWS squad: those have a "faction" and "pilots".');
  checkLength(raw.pilots, 'ships');
  const extra: Record<string, unknown> = { ...raw };
  const lost: SquadProblem[] = [];
  const remarks: Words[] = [];
  const ships = raw.pilots.flatMap((entry, i) => readPilot(entry, i + 1, raw.faction, lost, remarks));
  const flown = ships[0] && pilotCard(ships[0].pilot).faction;
  if (flown !== undefined && flown !== raw.faction) {
    const said = shown(raw.faction);
    remarks.push(
      words(
        `The file says its faction is ${said}; its first pilot is of "${flown}".`,
        `Le fichier dit que sa faction est ${said} ; son premier pilote est de "${flown}".`,
        `Plik podaje frakcję ${said}; jego pierwszy pilot jest z "${flown}".`,
      ),
    );
  }
  const squad: Squad = {
    ...(typeof extra.name === 'string' && extra.name !== '' ? { name: extra.name } : {}),
    ...readFormat(extra.format, remarks),
    ships,
    obstacles: readObstacles(extra.obstacles, remarks),
  };
  return { squad, lost, remarks };
}

/** XWS does not know formats, but some builders write one. */
function readFormat(raw: unknown, remarks: Words[]): { format?: Mode } {
  if (typeof raw !== 'string') return {};
  const format = MODES.find((mode) => mode === raw.toLowerCase());
  if (format) return { format };
  remarks.push(
    words(
      `The format ${shown(raw)} is not known here; the squad is read as an extended one.`,
      `Le format ${shown(raw)} n'est pas connu ici ; l'escadron est lu comme « extended ».`,
      `Format ${shown(raw)} nie jest tu znany; eskadra jest czytana jako „extended”.`,
    ),
  );
  return {};
}

/** Ship ids of builders that the card data writes differently. */
const SHIP_ALIASES = new Map([
  ['tieinterceptor', 'tieininterceptor'],
  ['tiesilencer', 'tievnsilencer'],
  ['upsilonclasscommandshuttle', 'upsilonclassshuttle'],
  ['mg100starfortresssf17', 'mg100starfortress'],
  ['scavengedyt1300lightfreighter', 'scavengedyt1300'],
]);

function readPilot(raw: unknown, number: number, faction: string, lost: SquadProblem[], remarks: Words[]): SquadShip[] {
  const entry: Record<string, unknown> = isObject(raw) ? raw : { id: raw };
  const pilot = findXwsPilot(entry, faction);
  if (!pilot) {
    lost.push(unknownPilot(number, entry.id ?? entry.name));
    return [];
  }
  return [{ pilot: pilot.id, upgrades: readUpgrades(entry.upgrades, pilot, lost, remarks) }];
}

/** By the spec an id names pilot and ship; the ship helps where a builder wrote the bare name of a pilot of several. */
function findXwsPilot({ id, name, ship }: Record<string, unknown>, faction: string): PilotCard | undefined {
  const written = [id, name].filter((value) => typeof value === 'string');
  const type = typeof ship === 'string' ? (SHIP_ALIASES.get(ship) ?? ship) : undefined;
  const known = written.flatMap((value) => findPilot(value) ?? findPilot(canonical(value)) ?? [])[0];
  if (known && (type === undefined || known.type.id === type)) return known;
  const namesakes = written.flatMap((value) => pilotNamesakes(canonical(value)));
  const inShip = namesakes.filter((pilot) => pilot.type.id === type);
  return inShip.find((pilot) => pilot.faction === faction) ?? inShip[0] ?? known;
}

/** The id of a printed name: lower case, letters and digits only. */
function canonical(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/** Slot keys that builders write besides those of the spec; many are of the first edition. */
const SLOT_ALIASES: ReadonlyMap<string, Slot> = new Map([
  ['force-power', 'forcepower'],
  ['force', 'forcepower'],
  ['tactical-relay', 'tacticalrelay'],
  ['ept', 'talent'],
  ['mod', 'modification'],
  ['amd', 'astromech'],
  ['samd', 'astromech'],
  ['bomb', 'device'],
  ['system', 'sensor'],
]);

function readUpgrades(raw: unknown, pilot: PilotCard, lost: SquadProblem[], remarks: Words[]): string[] {
  const written = writtenUpgrades(raw);
  checkLength(written, 'upgrades on one ship');
  return written.flatMap(({ slot, id }) => {
    if (typeof id === 'string' && id.startsWith('hardpoint')) {
      remarks.push(
        words(
          `${pilot.name}: ${shown(id)} marks a slot and is no card; it is left out.`,
          `${pilot.name} : ${shown(id)} marque un emplacement et n'est pas une carte ; il est omis.`,
          `${pilot.name}: ${shown(id)} oznacza miejsce, nie kartę; zostało pominięte.`,
        ),
      );
      return [];
    }
    const card = typeof id === 'string' ? findXwsUpgrade(id, slot) : undefined;
    if (card) return [card.id];
    lost.push(unknownUpgrade(pilot.name, id));
    return [];
  });
}

/** Upgrades stand in lists by slot; builders also write one bare list, or nothing in several ways. */
function writtenUpgrades(raw: unknown): { readonly slot: Slot | undefined; readonly id: unknown }[] {
  const bySlot: readonly (readonly [string, unknown])[] = isObject(raw) ? Object.entries(raw) : [['', raw]];
  return bySlot.flatMap(([key, ids]) => {
    const slot = SLOTS.find((known) => known === key) ?? SLOT_ALIASES.get(key);
    const list: readonly unknown[] = Array.isArray(ids) ? ids : ids === null || ids === undefined ? [] : [ids];
    return list.map((id) => ({ slot, id }));
  });
}

/** The id finds the card (xw2.squad-lists.6); the slot only tells namesakes apart. */
function findXwsUpgrade(id: string, slot: Slot | undefined): UpgradeFacts | undefined {
  const known = findUpgrade(id) ?? findUpgrade(canonical(id));
  if (slot === undefined || known?.fills.includes(slot)) return known;
  return upgradeNamesakes(canonical(id)).find((card) => card.fills.includes(slot)) ?? known;
}

/** Three obstacles: those of the file that are known, then the common ones. */
function readObstacles(raw: unknown, remarks: Words[]): readonly string[] {
  const written = Array.isArray(raw) ? raw.filter((id) => id !== null && id !== '') : [];
  const known = written.flatMap((id: unknown) => {
    const bare = typeof id === 'string' ? id.trim().replace(/^obs=/, '') : '';
    if (obstacleToken(bare)) return [bare];
    remarks.push(
      words(
        `There is no obstacle ${shown(id)} whose outline is known; a common one takes its place.`,
        `Il n'y a pas d'obstacle ${shown(id)} au contour connu ; un obstacle courant le remplace.`,
        `Nie ma przeszkody ${shown(id)} o znanym obrysie; zastępuje ją zwykła.`,
      ),
    );
    return [];
  });
  const common = COMMON_OBSTACLES.filter((id) => !known.includes(id));
  return [...known, ...common].slice(0, Math.max(3, known.length));
}

/** Writes a squad as XWS (spec 2.0.0). */
export function writeXws(squad: Squad): Xws {
  const [first] = squad.ships;
  if (!first) throw new BadInput('ships', 'A squad without ships cannot be written as XWS.');
  const pilots = squad.ships.map((ship): XwsPilot => {
    const pilot = pilotCard(ship.pilot);
    const upgrades: Record<string, string[]> = {};
    for (const id of ship.upgrades) {
      const key = slotKey(upgradeCard(id).fills[0]);
      upgrades[key] = [...(upgrades[key] ?? []), id];
    }
    const entry = { id: pilot.id, ship: pilot.type.id, points: pilot.cost };
    return ship.upgrades.length === 0 ? entry : { ...entry, upgrades };
  });
  return {
    ...(squad.name === undefined ? {} : { name: squad.name }),
    faction: pilotCard(first.pilot).faction,
    points: pilots.reduce((sum, { points }) => sum + points, 0),
    pilots,
    obstacles: squad.obstacles,
    version: '2.0.0',
    vendor: { rangefinder: { builder: 'Rangefinder' } },
  };
}

/** Two slots are written with a hyphen. */
function slotKey(slot: Slot | undefined): string {
  if (slot === 'forcepower') return 'force-power';
  if (slot === 'tacticalrelay') return 'tactical-relay';
  return slot ?? 'unknown';
}
