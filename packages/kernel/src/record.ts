import { BadInput } from './errors.ts';
import { isObject } from './json.ts';
import { shown } from './lists/shown.ts';
import type { Script } from './random.ts';
import type { Answer, Pose, Seat } from './request.ts';

export const RECORD_FORMAT = 'rangefinder-record';
export const RECORD_VERSION = 1;

/** One answer: whose, and what. */
export type Decision = readonly [seat: Seat, answer: Answer];

/** From decision number `at` on, numbers come from another seed and hidden cards are dealt anew from it (after an undo
 * nobody may know the next roll or the next card). */
export interface Reseed {
  readonly at: number;
  readonly seed: string;
}

/** A whole match: the same record gives the same match on every machine. */
export interface MatchRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly version: typeof RECORD_VERSION;
  readonly game: string;
  readonly rulesVersion: string;
  /** As the game's `parseSetup` takes it. */
  readonly setup: unknown;
  readonly seed: string;
  readonly script?: Script;
  readonly reseeds?: readonly Reseed[];
  readonly decisions: readonly Decision[];
  /** The fingerprint of the state after each decision, if they were kept. */
  readonly hashes?: readonly string[];
  /** The fingerprint of the state after the last decision. */
  readonly hash?: string;
}

/** Reads a record from data of unknown origin. Whether its decisions are legal is found out by playing it. */
export function parseRecord(raw: unknown): MatchRecord {
  if (!isObject(raw)) throw new BadInput('', 'A record is a JSON object.');
  if (raw.format !== RECORD_FORMAT) throw new BadInput('format', `This is not a record: expected "${RECORD_FORMAT}".`);
  if (raw.version !== RECORD_VERSION) {
    throw new BadInput(
      'version',
      `Record version ${shown(raw.version)} is unknown; this program reads ${RECORD_VERSION}.`,
    );
  }
  const record: MatchRecord = {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    game: text(raw.game, 'game'),
    rulesVersion: text(raw.rulesVersion, 'rulesVersion'),
    setup: raw.setup,
    seed: text(raw.seed, 'seed'),
    decisions: list(raw.decisions, 'decisions').map(parseDecision),
    ...(raw.script === undefined ? {} : { script: parseScript(raw.script) }),
    ...(raw.reseeds === undefined ? {} : { reseeds: list(raw.reseeds, 'reseeds').map(parseReseed) }),
    ...(raw.hashes === undefined ? {} : { hashes: list(raw.hashes, 'hashes').map((h, i) => text(h, `hashes[${i}]`)) }),
    ...(raw.hash === undefined ? {} : { hash: text(raw.hash, 'hash') }),
  };
  if (record.hashes && record.hashes.length !== record.decisions.length) {
    throw new BadInput('hashes', `There are ${record.hashes.length} for ${record.decisions.length} decisions.`);
  }
  return record;
}

/** Reads a script of dice and decks: lists of names, by stream; `where` is what the script is called. */
export function parseScript(raw: unknown, where = 'script'): Script {
  if (!isObject(raw)) throw new BadInput(where, 'A script maps streams to lists of names.');
  const script: Record<string, readonly string[]> = {};
  for (const [stream, entries] of Object.entries(raw)) {
    if (stream === '__proto__') throw new BadInput(`${where}.${stream}`, 'No stream is called that.');
    script[stream] = list(entries, `${where}.${stream}`).map((entry, i) => text(entry, `${where}.${stream}[${i}]`));
  }
  return script;
}

function parseDecision(raw: unknown, index: number): Decision {
  if (!Array.isArray(raw) || raw.length !== 2)
    throw new BadInput(`decisions[${index}]`, 'A decision is [seat, answer].');
  const [seat, answer] = raw as [unknown, unknown];
  if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0) {
    throw new BadInput(`decisions[${index}][0]`, 'A seat is a whole number from 0.');
  }
  // Nearly every answer is one key; there are too many to say where each of them stands in advance.
  return [seat, typeof answer === 'string' ? answer : parseAnswer(answer, `decisions[${index}][1]`)];
}

/** Reads an answer: a key, a list of keys, or a list of poses. */
export function parseAnswer(raw: unknown, where: string): Answer {
  if (typeof raw === 'string') return raw;
  if (Array.isArray(raw)) {
    if (raw.every((item) => typeof item === 'string')) return raw;
    if (raw.every(isPose)) return raw;
  }
  throw new BadInput(where, 'An answer is a key, a list of keys, or a list of poses { x, y, heading }.');
}

function isPose(raw: unknown): raw is Pose {
  return isObject(raw) && [raw.x, raw.y, raw.heading].every((n) => typeof n === 'number' && Number.isFinite(n));
}

function parseReseed(raw: unknown, index: number): Reseed {
  const where = `reseeds[${index}]`;
  if (!isObject(raw) || typeof raw.at !== 'number' || !Number.isInteger(raw.at) || raw.at < 0) {
    throw new BadInput(where, 'A reseed is { at, seed }, "at" being a number of decisions.');
  }
  return { at: raw.at, seed: text(raw.seed, `${where}.seed`) };
}

function list(raw: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(raw)) throw new BadInput(where, 'A list is expected here.');
  return raw;
}

function text(raw: unknown, where: string): string {
  if (typeof raw !== 'string') throw new BadInput(where, 'A text is expected here.');
  return raw;
}
