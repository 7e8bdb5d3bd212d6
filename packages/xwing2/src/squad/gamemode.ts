import { BadInput, isObject } from '@rangefinder/kernel';

/** The two usual game modes (xw2.game-mode.3). */
export const MODES = ['standard', 'extended'] as const;
export type Mode = (typeof MODES)[number];

/** What a squad must keep to: the cards of a mode, and the limits of the event (xw2.op-squads.1). */
export interface GameMode {
  readonly mode: Mode;
  readonly points: number;
  /** The fewest and the most ships. */
  readonly ships: readonly [number, number];
  /** Ids of cards that cannot be chosen at all (xw2.game-mode.2). */
  readonly banned: readonly string[];
  /** Ids of cards of which a squad has at most four copies in all. */
  readonly restricted: readonly string[];
}

/** What a list says about its game mode; what it leaves out is as usual. */
export type Format = Mode | Partial<GameMode>;

/** The usual limits (xw2.squad-construction.2, xw2.squad-construction.3); neither list names a card in these points. */
const USUAL: GameMode = { mode: 'extended', points: 20, ships: [3, 8], banned: [], restricted: [] };

/** The game mode a format stands for (xw2.squad-lists.5). */
export function gameMode(format: Format | undefined): GameMode {
  return { ...USUAL, ...(typeof format === 'string' ? { mode: format } : format) };
}

const KEYS = ['mode', 'points', 'ships', 'banned', 'restricted'];

/** Reads a format, naming the place of what cannot be used. */
export function parseFormat(raw: unknown, where: string): Format {
  const named = MODES.find((mode) => mode === raw);
  if (named) return named;
  if (!isObject(raw)) throw new BadInput(where, `There is no format "${String(raw)}"; there is ${MODES.join(', ')}.`);
  const strange = Object.keys(raw).find((key) => !KEYS.includes(key));
  if (strange !== undefined) throw new BadInput(`${where}.${strange}`, `Unknown; there is ${KEYS.join(', ')}.`);
  return {
    ...(raw.mode === undefined ? {} : { mode: parseMode(raw.mode, `${where}.mode`) }),
    ...(raw.points === undefined ? {} : { points: parseNumber(raw.points, `${where}.points`) }),
    ...(raw.ships === undefined ? {} : { ships: parseRange(raw.ships, `${where}.ships`) }),
    ...(raw.banned === undefined ? {} : { banned: parseIds(raw.banned, `${where}.banned`) }),
    ...(raw.restricted === undefined ? {} : { restricted: parseIds(raw.restricted, `${where}.restricted`) }),
  };
}

function parseMode(raw: unknown, where: string): Mode {
  const mode = MODES.find((known) => known === raw);
  if (!mode) throw new BadInput(where, `There is no mode "${String(raw)}"; there is ${MODES.join(', ')}.`);
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
