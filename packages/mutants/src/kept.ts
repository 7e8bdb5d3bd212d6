import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Mutant } from './instrument.ts';

/** Verdicts of earlier runs, by what they depend on; what has changed since has another key. */
export type Kept = Record<string, string | null>;

/** The summary of the last run of a game, for the conformance report. */
export interface Score {
  readonly game: string;
  readonly mutants: number;
  readonly killed: number;
  readonly score: number;
}

const folder = (root: string) => join(root, 'node_modules/.cache/rangefinder-mutants');
export const verdictsFile = (root: string, game: string): string => join(folder(root), `${game}.json`);
export const scoreFile = (root: string, game: string): string => join(folder(root), `${game}-score.json`);

/** What the last run of a game over all its sources found; undefined when there was none. */
export async function lastScore(root: string, game: string): Promise<Score | undefined> {
  try {
    return JSON.parse(await readFile(scoreFile(root, game), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Changes when verdicts are found in another way. */
const VERSION = '2';

/** A mutant is the same as long as its file reads the same, and its verdict as long as no test of the game has changed. */
export function keyOf(mutant: Mutant, sourceHash: string, testsHash: string): string {
  return hashOf([VERSION, sourceHash, testsHash, mutant.file, String(mutant.line), mutant.what].join('\n'));
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}

export async function readKept(file: string): Promise<Kept> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return {}; // the first run, or a file that was cut off: everything is tried again
  }
}

/** Under another name first: whoever reads it meanwhile finds all of it or nothing. */
export async function write(file: string, content: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(content));
  await rename(draft, file);
}
