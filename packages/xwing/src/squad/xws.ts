import { BadInput, isObject } from '@rangefinder/kernel';
import { shown, UnreadableList } from '@rangefinder/kernel/lists';
import { name as plain, type Words, words } from '@rangefinder/kernel/words';
import { pilotCard, type SquadPilot, type SquadUpgrade, upgradeCard } from './cards.ts';
import { shipCost, squadCost } from './costs.ts';
import { pilotNamesakes, upgradeNamesakes } from './namesakes.ts';
import { completedObstacles } from './obstacles.ts';
import type { SquadProblem } from './problem.ts';
import type { SquadRules } from './rules.ts';
import { checkLength, type ReadSquad, readName, type Squad, type SquadShip } from './squad.ts';
import { unknownPilot, unknownUpgrade } from './unknown.ts';
import { checkText } from './unreadable.ts';

/** XWS, the squad exchange format of X-Wing builders, in the version that its `version` names. */
export interface Xws {
  readonly name?: string;
  readonly faction: string;
  readonly points: number;
  readonly pilots: readonly XwsPilot[];
  readonly obstacles: readonly string[];
  readonly version: string;
  readonly vendor: { readonly rangefinder: { readonly builder: string } };
}

export interface XwsPilot {
  readonly id?: string;
  readonly name?: string;
  readonly ship: string;
  readonly points: number;
  readonly upgrades?: Readonly<Record<string, readonly string[]>>;
}

/** What is said of a list of another edition, which is told by its faction. */
export interface OtherEdition {
  readonly factions: readonly string[];
  readonly said: Words;
}

/** How the lists of an edition differ from those of another. Names of lists come first, those of our cards second. */
export interface XwsDialect {
  readonly version: string;
  readonly otherEdition: OtherEdition;
  readonly factions: ReadonlyMap<string, string>;
  /** Slots whose key in a list is not what the cards call them. */
  readonly slotKeys: ReadonlyMap<string, string>;
  /** Slot keys that builders write besides. */
  readonly slotAliases: ReadonlyMap<string, string>;
  /** Ship ids of builders that the card data writes differently. */
  readonly shipAliases: ReadonlyMap<string, string>;
  /** Pilots of builders that the card data calls differently. */
  readonly pilotAliases: ReadonlyMap<string, string>;
  /** How a list names a pilot. */
  named(pilot: SquadPilot): Pick<XwsPilot, 'id' | 'name'>;
}

/** Whether a value is meant as XWS: its two marks are a faction and pilots. */
export function isXws(raw: unknown): raw is { faction: string; pilots: readonly unknown[] } {
  return isObject(raw) && typeof raw.faction === 'string' && Array.isArray(raw.pilots);
}

/** The text of a file as JSON; `UnreadableList` when it is none. */
export function parseJson(text: string): unknown {
  checkText(text);
  try {
    // A byte order mark is no fault of the squad.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UnreadableList(
      words(`This is not JSON: ${why}.`, `Ce n'est pas du JSON : ${why}.`, `To nie jest JSON: ${why}.`),
    );
  }
}

/** Reads an XWS object: takes the oddities of real exports, reports what cannot be used, and keeps the rest. */
export function readXws(rules: SquadRules, raw: unknown): ReadSquad {
  if (!isXws(raw)) throw new UnreadableList(NOT_XWS);
  const { otherEdition } = rules.xws;
  if (otherEdition.factions.includes(raw.faction)) throw new UnreadableList(otherEdition.said);
  checkLength(raw.pilots);
  const faction = rules.xws.factions.get(raw.faction) ?? raw.faction;
  const extra: Record<string, unknown> = { ...raw };
  const lost: SquadProblem[] = [];
  const remarks: Words[] = [];
  const ships = raw.pilots.flatMap((entry, i) => readPilot(rules, entry, i + 1, faction, lost, remarks));
  const [first] = ships;
  if (first) remarks.push(...otherFaction(rules, faction, first.pilot));
  const squad: Squad = {
    ...readName(extra.name),
    ...readFormat(rules, extra.format, remarks),
    ships,
    obstacles: completedObstacles(rules, extra.obstacles, remarks),
  };
  return { squad, lost, remarks };
}

const NOT_XWS = words(
  'This is JSON, but not an XWS squad: those have a "faction" and "pilots".',
  "C'est du JSON, mais pas un escadron XWS : il y faut « faction » et « pilots ».",
  'To jest JSON, ale nie eskadra XWS: brakuje w nim „faction” i „pilots”.',
);

/** A list that says it is of one faction, and begins with a pilot of another. */
export function otherFaction(rules: SquadRules, written: string, pilot: string): readonly Words[] {
  const { faction, name } = pilotCard(rules, pilot);
  if (written === faction) return [];
  const { en, fr, pl } = rules.factionName(faction);
  const said = rules.factions.includes(written) ? rules.factionName(written) : plain(shown(written));
  return [
    words(
      `The list says its faction is ${said.en}, but ${name} flies for ${en}.`,
      `La liste dit que sa faction est ${said.fr}, mais ${name} vole pour ${fr}.`,
      `Lista podaje frakcję: ${said.pl}, ale ${name} lata dla: ${pl}.`,
    ),
  ];
}

/** XWS does not know formats, but some builders write one. */
function readFormat(rules: SquadRules, raw: unknown, remarks: Words[]): { format?: string } {
  if (typeof raw !== 'string') return {};
  const format = rules.modes.find((mode) => mode === raw.toLowerCase());
  if (format !== undefined) return { format };
  const usual = rules.usual.mode;
  remarks.push(
    words(
      `The format ${shown(raw)} is not known here; the squad is read as one for the format “${usual}”.`,
      `Le format ${shown(raw)} n'est pas connu ici ; l'escadron est lu comme « ${usual} ».`,
      `Format ${shown(raw)} nie jest tu znany; eskadra jest czytana jako „${usual}”.`,
    ),
  );
  return {};
}

function readPilot(
  rules: SquadRules,
  raw: unknown,
  number: number,
  faction: string,
  lost: SquadProblem[],
  remarks: Words[],
): SquadShip[] {
  const entry: Record<string, unknown> = isObject(raw) ? raw : { id: raw };
  const pilot = findXwsPilot(rules, entry, faction);
  if (!pilot) {
    lost.push(unknownPilot(rules, number, entry.id ?? entry.name));
    return [];
  }
  return [{ pilot: pilot.id, upgrades: readUpgrades(rules, entry.upgrades, pilot, lost, remarks) }];
}

/** By the spec an id names pilot and ship; the ship helps where a builder wrote the bare name of a pilot of several. */
function findXwsPilot(
  rules: SquadRules,
  { id, name, ship }: Record<string, unknown>,
  faction: string,
): SquadPilot | undefined {
  const { pilotAliases, shipAliases } = rules.xws;
  const written = [id, name].flatMap((value) => (typeof value === 'string' ? (pilotAliases.get(value) ?? value) : []));
  const type = typeof ship === 'string' ? (shipAliases.get(ship) ?? ship) : undefined;
  const known = written.flatMap((value) => rules.findPilot(value) ?? rules.findPilot(canonical(value)) ?? [])[0];
  if (known && (type === undefined || known.type.id === type)) return known;
  const namesakes = written.flatMap((value) => pilotNamesakes(rules, canonical(value)));
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

function readUpgrades(
  rules: SquadRules,
  raw: unknown,
  pilot: SquadPilot,
  lost: SquadProblem[],
  remarks: Words[],
): string[] {
  const written = writtenUpgrades(rules, raw);
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
    const card = typeof id === 'string' ? findXwsUpgrade(rules, id, slot) : undefined;
    if (card) return [card.id];
    lost.push(unknownUpgrade(rules, pilot.name, id));
    return [];
  });
}

/** Upgrades stand in lists by slot; builders also write one bare list, or nothing in several ways. */
function writtenUpgrades(
  rules: SquadRules,
  raw: unknown,
): { readonly slot: string | undefined; readonly id: unknown }[] {
  const { slotKeys, slotAliases } = rules.xws;
  const bySlot: readonly (readonly [string, unknown])[] = isObject(raw) ? Object.entries(raw) : [['', raw]];
  return bySlot.flatMap(([key, ids]) => {
    const slot = rules.slots.find((known) => known === key) ?? slotKeys.get(key) ?? slotAliases.get(key);
    const list: readonly unknown[] = Array.isArray(ids) ? ids : ids === null || ids === undefined ? [] : [ids];
    return list.map((id) => ({ slot, id }));
  });
}

/** The id finds the card; the slot only tells namesakes apart. */
function findXwsUpgrade(rules: SquadRules, written: string, slot: string | undefined): SquadUpgrade | undefined {
  // Some builders write the slot behind the name of a card that has no namesake.
  const bare = written.replace(/-[a-z]+$/, (end) => (rules.slots.includes(end.slice(1)) ? '' : end));
  const id = rules.findUpgrade(written) ? written : bare;
  const known = rules.findUpgrade(id) ?? rules.findUpgrade(canonical(id));
  if (slot === undefined || known?.fills.includes(slot)) return known;
  return upgradeNamesakes(rules, canonical(id)).find((card) => card.fills.includes(slot)) ?? known;
}

/** Writes a squad as XWS. */
export function writeXws(rules: SquadRules, squad: Squad): Xws {
  const [first] = squad.ships;
  if (!first) throw new BadInput('ships', 'A squad without ships cannot be written as XWS.');
  const pilots = squad.ships.map((ship): XwsPilot => {
    const pilot = pilotCard(rules, ship.pilot);
    const upgrades: Record<string, string[]> = {};
    for (const id of ship.upgrades) {
      const key = slotKey(rules, upgradeCard(rules, id).fills[0]);
      upgrades[key] = [...(upgrades[key] ?? []), id];
    }
    const entry = { ...rules.xws.named(pilot), ship: pilot.type.id, points: shipCost(rules, ship) };
    return ship.upgrades.length === 0 ? entry : { ...entry, upgrades };
  });
  return {
    ...(squad.name === undefined ? {} : { name: squad.name }),
    faction: keyOf(rules.xws.factions, pilotCard(rules, first.pilot).faction),
    points: squadCost(rules, squad),
    pilots,
    obstacles: squad.obstacles,
    version: rules.xws.version,
    vendor: { rangefinder: { builder: 'Rangefinder' } },
  };
}

function slotKey({ xws }: SquadRules, slot: string | undefined): string {
  return slot === undefined ? 'unknown' : keyOf(xws.slotKeys, slot);
}

/** What XWS calls something that the cards call differently. */
function keyOf(names: ReadonlyMap<string, string>, known: string): string {
  return [...names].find(([, one]) => one === known)?.[0] ?? known;
}
