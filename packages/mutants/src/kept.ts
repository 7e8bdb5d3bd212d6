import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Mutant } from './instrument.ts';

/** What the tests of a game were, by file: what has changed since has another hash. */
export type TestHashes = Readonly<Record<string, string>>;

/** A test noticed it, and will again as long as it reads the same; or none of these did. */
export type KeptVerdict =
  | { readonly killedBy: string; readonly file: string; readonly hash: string }
  | { readonly survived: string };

/** Verdicts of earlier runs, by what they depend on, and the tests that survivors were tried with, by a hash of all. */
export interface Kept {
  readonly verdicts: Record<string, KeptVerdict>;
  readonly tests: Record<string, TestHashes>;
}

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
const VERSION = '4';

/** A mutant is the same as long as its file reads the same. */
export function keyOf(mutant: Mutant, sourceHash: string): string {
  return hashOf([VERSION, sourceHash, mutant.file, String(mutant.line), mutant.what].join('\n'));
}

/** Whether a mutant need not be tried again: the test that noticed it still stands, or no test has changed. */
export function isSettled(verdict: KeptVerdict | undefined, tests: TestHashes): boolean {
  if (verdict === undefined) return false;
  if ('survived' in verdict) return verdict.survived === hashOfAll(tests);
  return verdict.file === '' || tests[verdict.file] === verdict.hash;
}

/** The tests that could notice a mutant now: all of them, or those that it has not survived before. */
export function testsLeft(kept: Kept, verdict: KeptVerdict | undefined, tests: TestHashes): ReadonlySet<string> {
  const before = verdict !== undefined && 'survived' in verdict ? kept.tests[verdict.survived] : undefined;
  return new Set(Object.keys(tests).filter((file) => before?.[file] !== tests[file]));
}

export function hashOfAll(tests: TestHashes): string {
  return hashOf(
    Object.entries(tests)
      .map(([file, hash]) => `${file} ${hash}`)
      .sort()
      .join('\n'),
  );
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}

export async function readKept(file: string): Promise<Kept> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return { verdicts: {}, tests: {} }; // the first run, or a file that was cut off: everything is tried again
  }
}

/** Under another name first: whoever reads it meanwhile finds all of it or nothing. */
export async function write(file: string, content: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(content));
  await rename(draft, file);
}
