import { BadInput, isObject } from '@rangefinder/kernel';
import { shown } from '@rangefinder/kernel/lists';

/** What a squad must keep to: the cards of a mode, and the limits of the event. */
export interface GameMode {
  readonly mode: string;
  readonly points: number;
  /** The fewest and the most ships. */
  readonly ships: readonly [number, number];
  /** Ids of cards that cannot be chosen at all. */
  readonly banned: readonly string[];
  /** Ids of cards of which a squad has only so many copies in all. */
  readonly restricted: readonly string[];
}

/** What a list says about its game mode, by its name or in parts; what it leaves out is as usual. */
export type Format = string | Partial<GameMode>;

/** The game modes of an edition. */
export interface GameModes {
  readonly modes: readonly string[];
  readonly usual: GameMode;
}

/** The game mode a format stands for. */
export function gameMode({ usual }: GameModes, format: Format | undefined): GameMode {
  return { ...usual, ...(typeof format === 'string' ? { mode: format } : format) };
}

const KEYS = ['mode', 'points', 'ships', 'banned', 'restricted'];

/** Reads a format, naming the place of what cannot be used. */
export function parseFormat({ modes }: GameModes, raw: unknown, where: string): Format {
  const named = modes.find((mode) => mode === raw);
  if (named !== undefined) return named;
  if (!isObject(raw)) throw new BadInput(where, `There is no format ${shown(raw)}; there is ${modes.join(', ')}.`);
  const strange = Object.keys(raw).find((key) => !KEYS.includes(key));
  if (strange !== undefined) throw new BadInput(`${where}.${strange}`, `Unknown; there is ${KEYS.join(', ')}.`);
  return {
    ...(raw.mode === undefined ? {} : { mode: parseMode(modes, raw.mode, `${where}.mode`) }),
    ...(raw.points === undefined ? {} : { points: parseNumber(raw.points, `${where}.points`) }),
    ...(raw.ships === undefined ? {} : { ships: parseRange(raw.ships, `${where}.ships`) }),
    ...(raw.banned === undefined ? {} : { banned: parseIds(raw.banned, `${where}.banned`) }),
    ...(raw.restricted === undefined ? {} : { restricted: parseIds(raw.restricted, `${where}.restricted`) }),
  };
}

function parseMode(modes: readonly string[], raw: unknown, where: string): string {
  const mode = modes.find((known) => known === raw);
  if (mode === undefined) throw new BadInput(where, `There is no mode ${shown(raw)}; there is ${modes.join(', ')}.`);
  return mode;
}

function parseNumber(raw: unknown, where: string): number {
  if (typeof raw !== 'number' || !Number.isInteger(raw) || raw < 1 || raw > 999) {
    throw new BadInput(where, 'A whole number from 1 to 999 is expected here.');
  }
  return raw;
}

function parseRange(raw: unknown, where: string): readonly [number, number] {
  if (!Array.isArray(raw) || raw.length !== 2) throw new BadInput(where, 'The fewest and the most ships are expected.');
  return [parseNumber(raw[0], `${where}[0]`), parseNumber(raw[1], `${where}[1]`)];
}

function parseIds(raw: unknown, where: string): readonly string[] {
  if (!Array.isArray(raw)) throw new BadInput(where, 'A list of card ids is expected here.');
  return raw.map((id, i) => {
    if (typeof id !== 'string') throw new BadInput(`${where}[${i}]`, 'The id of a card is expected here.');
    return id;
  });
}
