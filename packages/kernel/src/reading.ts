import { BadInput } from './errors.ts';
import { isObject } from './json.ts';
import { shown } from './lists/shown.ts';
import type { Pose } from './request.ts';

/*
 * Positions are read from files that people write: errors name the place of what is wrong.
 */

/** Where a piece stands. */
export function parsePose(raw: unknown, at: string): Pose {
  // Written as [x, y, heading] by people, as { x, y, heading } by programs.
  const written: readonly unknown[] = Array.isArray(raw) ? raw : isObject(raw) ? poseIn(raw) : [];
  const [x, y, heading = 0, ...strange] = written;
  if (!isWithin(x, FURTHEST) || !isWithin(y, FURTHEST) || !isWithin(heading, TURNS) || strange.length > 0)
    throw new BadInput(at, 'A pose is [x, y, heading], in millimetres and degrees.');
  return { x, y, heading: wholeTurn(heading) };
}

/** Millimetres and degrees beyond those that anybody means. */
const FURTHEST = 5000;
const TURNS = 100 * 360;

/** What else is there stands behind what belongs to it. */
function poseIn({ x, y, heading, ...strange }: Readonly<Record<string, unknown>>): unknown[] {
  return [x, y, heading, ...Object.keys(strange)];
}

function isWithin(raw: unknown, most: number): raw is number {
  return typeof raw === 'number' && Math.abs(raw) < most;
}

/** From 0 to 360. What is there already stays as it is to the last digit: records carry positions and read them again. */
function wholeTurn(heading: number): number {
  return heading >= 0 && heading < 360 ? heading : ((heading % 360) + 360) % 360;
}

/** An object with known keys only; `at` is empty for what is read as a whole. */
export function keys<K extends string>(raw: unknown, at: string, known: readonly K[]): Partial<Record<K, unknown>> {
  if (!isObject(raw)) throw new BadInput(at, `An object with ${known.join(', ')} is expected here.`);
  const strange = Object.keys(raw).find((key) => !known.some((name) => name === key));
  if (strange !== undefined) {
    throw new BadInput(at === '' ? strange : `${at}.${strange}`, `Unknown; there is ${known.join(', ')}.`);
  }
  return raw as Partial<Record<K, unknown>>;
}

/** A match begins in one way: whatever else a setup says of the beginning, a position would pass over it. */
export function checkBeginning(raw: Readonly<Record<string, unknown>>, others: readonly string[]): void {
  const other = raw.position === undefined ? undefined : others.find((key) => raw[key] !== undefined);
  if (other !== undefined) throw new BadInput(other, `A match that begins with a position has no "${other}".`);
}

/** A map of whole numbers. */
export function numbers<K extends string = string>(
  raw: unknown,
  at: string,
  isKey: (key: string) => boolean,
): Readonly<Record<K, number>> {
  if (!isObject(raw)) throw new BadInput(at, 'A map of numbers is expected here.');
  const read: Record<string, number> = {};
  for (const [key, value] of Object.entries(raw)) {
    // That key alone would not be kept, but take the place of what all objects have.
    if (key === '__proto__' || !isKey(key)) throw new BadInput(`${at}.${key}`, `${shown(key)} is unknown here.`);
    read[key] = whole(value, `${at}.${key}`, 0, 99);
  }
  return read as Record<K, number>;
}

/** Null where nothing is said. */
export function optional<T>(raw: unknown, parse: (value: unknown) => T): T | null {
  return raw === undefined || raw === null ? null : parse(raw);
}

/** One of the words that are known. */
export function oneOf<T extends string>(raw: unknown, at: string, known: readonly T[]): T {
  const found = known.find((one) => one === raw);
  if (found === undefined) throw new BadInput(at, `One of ${known.join(', ')} is expected, not ${shown(raw)}.`);
  return found;
}

/** True or false; what goes without saying where nothing is said. */
export function flag(raw: unknown, at: string, usual = false): boolean {
  if (raw === undefined) return usual;
  if (typeof raw !== 'boolean') throw new BadInput(at, `true or false is expected, not ${shown(raw)}.`);
  return raw;
}

/** A whole number within bounds. */
export function whole(raw: unknown, at: string, from: number, to: number): number {
  if (typeof raw !== 'number' || !Number.isInteger(raw) || raw < from || raw > to) {
    throw new BadInput(at, `A whole number from ${from} to ${to} is expected, not ${shown(raw)}.`);
  }
  return raw;
}

/** What is said again in messages is no longer than a few lines. */
const LONGEST_LINE = 500;

/** A text that says something. */
export function text(raw: unknown, at: string): string {
  if (typeof raw !== 'string' || raw === '') throw new BadInput(at, 'A text is expected here.');
  if (raw.length > LONGEST_LINE) throw new BadInput(at, `No text here is longer than ${LONGEST_LINE}.`);
  return raw;
}

/** What a piece is called: letters, digits and what stands between them, as keys of options and paths can hold it. */
export function name(raw: unknown, at: string): string {
  const found = text(raw, at);
  if (found.length > LONGEST_NAME || !/^[\p{L}\p{N}](?:[\p{L}\p{N} _/#:'-]*[\p{L}\p{N}'])?$/u.test(found))
    throw new BadInput(at, `${shown(found)} is no name: letters, digits and hyphens, ${LONGEST_NAME} at the most.`);
  return found;
}

const LONGEST_NAME = 80;

/** Nothing on a table is so many, and whoever sends more wants to be waited for. */
const LONGEST_LIST = 500;

/** A list. */
export function list(raw: unknown, at: string): readonly unknown[] {
  if (!Array.isArray(raw)) throw new BadInput(at, 'A list is expected here.');
  if (raw.length > LONGEST_LIST)
    throw new BadInput(at, `No list is longer than ${LONGEST_LIST}; this has ${raw.length}.`);
  return raw;
}
