import { BadInput, isObject } from '@rangefinder/kernel';
import { type Words, words } from '@rangefinder/kernel/words';
import { FACTIONS, type Faction, type PilotCard, SLOTS, type Slot, type UpgradeFacts } from '../card.ts';
import { findPilot, findUpgrade, pilotCard, upgradeCard } from '../cards/catalog.ts';
import { MODES, type Mode } from './gamemode.ts';
import { FACTION_NAMES } from './names.ts';
import { pilotNamesakes, upgradeNamesakes } from './namesakes.ts';
import { completedObstacles } from './obstacles.ts';
import type { SquadProblem } from './problem.ts';
import { shown } from './shown.ts';
import {
  checkLength,
  type ReadSquad,
  readName,
  type Squad,
  type SquadShip,
  unknownPilot,
  unknownUpgrade,
} from './squad.ts';
import { checkText, UnreadableSquad } from './unreadable.ts';

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
  checkText(text);
  try {
    // A byte order mark is no fault of the squad.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UnreadableSquad(
      words(`This is not JSON: ${why}.`, `Ce n'est pas du JSON : ${why}.`, `To nie jest JSON: ${why}.`),
    );
  }
}

/** Reads an XWS object: takes the oddities of real exports, reports what cannot be used, and keeps the rest. */
export function readXws(raw: unknown): ReadSquad {
  if (!isXws(raw)) throw new UnreadableSquad(NOT_XWS);
  if (FIRST_EDITION.includes(raw.faction)) throw new UnreadableSquad(OF_FIRST_EDITION);
  checkLength(raw.pilots);
  const extra: Record<string, unknown> = { ...raw };
  const lost: SquadProblem[] = [];
  const remarks: Words[] = [];
  const ships = raw.pilots.flatMap((entry, i) => readPilot(entry, i + 1, raw.faction, lost, remarks));
  const [first] = ships;
  if (first) remarks.push(...otherFaction(raw.faction, first.pilot));
  const squad: Squad = {
    ...readName(extra.name),
    ...readFormat(extra.format, remarks),
    ships,
    obstacles: completedObstacles(extra.obstacles, remarks),
  };
  return { squad, lost, remarks };
}

const NOT_XWS = words(
  'This is JSON, but not an XWS squad: those have a "faction" and "pilots".',
  "C'est du JSON, mais pas un escadron XWS : il y faut « faction » et « pilots ».",
  'To jest JSON, ale nie eskadra XWS: brakuje w nim „faction” i „pilots”.',
);

/** What XWS calls the factions of the first edition. */
const FIRST_EDITION: readonly string[] = ['rebel', 'rebels', 'imperial', 'empire', 'scum'];

export const OF_FIRST_EDITION = words(
  'This squad is of the first edition. Here the second edition is played: build it anew with its cards.',
  'Cet escadron est de la première édition. Ici on joue la seconde : reconstruisez-le avec ses cartes.',
  'To eskadra pierwszej edycji. Tutaj gra się w drugą: zbuduj ją od nowa z jej kart.',
);

/** A list that says it is of one faction, and begins with a pilot of another. */
export function otherFaction(written: string, pilot: string): readonly Words[] {
  const { faction, name } = pilotCard(pilot);
  if (written === faction) return [];
  const { en, fr, pl } = FACTION_NAMES[faction];
  const known = FACTIONS.find((one) => one === written);
  const said = known ? FACTION_NAMES[known] : words(shown(written), shown(written), shown(written));
  return [
    words(
      `The list says its faction is ${said.en}, but ${name} flies for ${en}.`,
      `La liste dit que sa faction est ${said.fr}, mais ${name} vole pour ${fr}.`,
      `Lista podaje frakcję: ${said.pl}, ale ${name} lata dla: ${pl}.`,
    ),
  ];
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

/** Pilots of builders that the card data calls differently. */
const PILOT_ALIASES = new Map([
  ['bobafett-firesprayclasspatrolcraft', 'bobafett-separatistalliance'],
  ['fennrau-fangfighter', 'fennrau-rebel-fang'],
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
  const written = [id, name].flatMap((value) => (typeof value === 'string' ? (PILOT_ALIASES.get(value) ?? value) : []));
  const type = typeof ship === 'string' ? (SHIP_ALIASES.get(ship) ?? ship) : undefined;
  const known = written.flatMap((value) => findPilot(value) ?? findPilot(canonical(value)) ?? [])[0];
  if (known && (type === undefined || known.type.id === type)) return known;
  const namesakes = written.flatMap((value) => pilotNamesakes(canonical(value)));
  const inShip = namesakes.filter((pilot) => pilot.type.id === type);
  return inShip.find((pilot) => pilot.faction === faction) ?? inShip[0] ?? known;
}

/** The id of a printed name: lower case, letters and digits only. */
export function canonical(name: string): string {
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
  checkLength(written);
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

function isSlot(text: string): boolean {
  return SLOTS.some((slot) => slot === text);
}

/** The id finds the card (xw2.squad-lists.6); the slot only tells namesakes apart. */
function findXwsUpgrade(written: string, slot: Slot | undefined): UpgradeFacts | undefined {
  // Some builders write the slot behind the name of a card that has no namesake.
  const id = findUpgrade(written) ? written : written.replace(/-[a-z]+$/, (end) => (isSlot(end.slice(1)) ? '' : end));
  const known = findUpgrade(id) ?? findUpgrade(canonical(id));
  if (slot === undefined || known?.fills.includes(slot)) return known;
  return upgradeNamesakes(canonical(id)).find((card) => card.fills.includes(slot)) ?? known;
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
