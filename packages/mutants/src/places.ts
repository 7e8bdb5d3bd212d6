import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import process from 'node:process';
import type { RegisteredGame } from '@rangefinder/games';
import { bundle } from './bundle.ts';
import { type Campaign, campaign, type Verdict } from './campaign.ts';
import { filesBelow, ROOT, read, scenariosOf, share, tell } from './files.ts';
import { instrument, type Mutant, placeOf, type Source } from './instrument.ts';
import { hashOf, hashOfAll, isSettled, keyOf, readKept, scoreFile, testsLeft, verdictsFile, write } from './kept.ts';

/** Players, odds, words, other builders' formats and files of positions are no rules: other tests prove them. */
const NO_RULES = /\/(bot|odds|text|exchange)\/|\/positionfile\.ts$|\.test\.ts$/;

/** Tests of players and words reach every rule and prove none; odds are compared with thousands of attacks, which takes minutes. */
const NO_PROOF = /\/(bot|odds|text)\//;

/** A sample that stays nearly the same while sources change: the mutants with the smallest hashes. */
function sampleOf(mutants: readonly Mutant[], size: number, seed: string): Mutant[] {
  const nth = new Map<string, number>();
  const ranked = mutants.map((mutant) => {
    const place = `${mutant.file} ${mutant.what}`;
    const n = (nth.get(place) ?? 0) + 1;
    nth.set(place, n);
    return { mutant, rank: hashOf(`${seed} ${place} ${n}`) };
  });
  return ranked
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, size)
    .map(({ mutant }) => mutant);
}

/** The cards and the like that a source declares: those a scenario about it names. */
function namesIn({ file, text }: Source): string[] {
  const own = /([^/]+)\.ts$/.exec(file)?.[1] ?? '';
  const declared = [...text.matchAll(/\bid: '([^']+)'|^\s*'([a-z0-9-]+)': /gm)].map(([, id, key]) => id ?? key ?? '');
  return [own, ...declared].filter((name) => name.length > 2);
}

/** Files of scenarios that name what a source declares, and of unit tests that import it. */
function testsAbout(source: Source, scenarios: readonly Source[], unitTests: readonly Source[]): ReadonlySet<string> {
  const names = new Set(namesIn(source));
  const naming = scenarios.filter(({ text }) => text.split(/[^a-z0-9-]+/).some((word) => names.has(word)));
  const importing = unitTests.filter(({ file, text }) =>
    [...text.matchAll(/ from '(\.[^']+)'/g)].some(
      ([, path = '']) => posix.join(posix.dirname(file), path) === source.file,
    ),
  );
  return new Set([...naming, ...importing].map(({ file }) => file));
}

/** What a build is made of. */
interface Parts {
  readonly game: string;
  readonly sources: readonly Source[];
  readonly unitTests: readonly Source[];
  readonly scenarios: readonly Source[];
}

/** Tries these mutants in a build of their own, in which nothing else can be broken. */
async function verdictsOn(
  fresh: readonly Mutant[],
  parts: Parts,
  asked: Pick<Campaign, 'found' | 'concerns'>,
): Promise<void> {
  const { game, sources, unitTests, scenarios } = parts;
  const { sources: instrumented, mutants } = await instrument(sources, fresh);
  const wanted = new Set(fresh.map(placeOf));
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-mutants-'));
  try {
    const files = { bundle: join(folder, 'bundle.cjs'), scenarios: join(folder, 'scenarios.json') };
    const testFiles = unitTests.map(({ file }) => file);
    await writeFile(files.bundle, await bundle(ROOT, instrumented, testFiles));
    await writeFile(files.scenarios, JSON.stringify(scenarios));
    const about = (file: string) => {
      const source = sources.find((one) => one.file === file);
      return source ? testsAbout(source, scenarios, unitTests) : new Set<string>();
    };
    const progress = (done: number, of: number, what: string) => tell(`${done} of ${of} ${what}`);
    const plan = {
      root: ROOT,
      game,
      ...files,
      execArgv: process.execArgv,
      patience: 120_000,
      about,
      progress,
      ...asked,
    };
    await campaign(
      plan,
      mutants.filter((mutant) => wanted.has(placeOf(mutant))),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** How many places, which of them, and how it is told. */
export interface Flags {
  readonly sample?: string | undefined;
  readonly seed?: string | undefined;
  readonly json?: boolean | undefined;
}

/** Breaks the sources of a game one place at a time; of files whose path contains one of these, or all of them. */
export async function breakPlaces(game: RegisteredGame, only: readonly string[], flags: Flags): Promise<void> {
  const { id } = game;
  const all = (await Promise.all(game.sources.map((folder) => filesBelow(folder, '.ts')))).flat();
  const sources = await Promise.all(all.filter((file) => !NO_RULES.test(file)).map(read));
  const scenarios = await scenariosOf(game);
  const unitTests = await Promise.all(
    all.filter((file) => file.endsWith('.test.ts') && !NO_PROOF.test(file)).map(read),
  );
  tell('breaking the sources …');
  const { mutants } = await instrument(sources);
  const wanted = mutants.filter(({ file }) => only.length === 0 || only.some((part) => file.includes(part)));
  const chosen = flags.sample === undefined ? wanted : sampleOf(wanted, Number(flags.sample), flags.seed ?? 'seed');

  const tried = [...scenarios, ...unitTests];
  const testHashes = Object.fromEntries(tried.map(({ file, text }) => [file, hashOf(text)]));
  const hashes = new Map(sources.map(({ file, text }) => [file, hashOf(text)]));
  const key = (mutant: Mutant) => keyOf(mutant, hashes.get(mutant.file) ?? '');
  const kept = await readKept(verdictsFile(ROOT, id));
  const fresh = chosen.filter((mutant) => !isSettled(kept.verdicts[key(mutant)], testHashes));
  if (fresh.length > 0) {
    kept.tests[hashOfAll(testHashes)] = testHashes;
    const left = new Map(fresh.map((mutant) => [key(mutant), testsLeft(kept, kept.verdicts[key(mutant)], testHashes)]));
    const concerns = (mutant: Mutant, file: string) => left.get(key(mutant))?.has(file) ?? true;
    let written = Promise.resolve();
    const found = ({ mutant, killedBy, file }: Verdict) => {
      kept.verdicts[key(mutant)] =
        killedBy === undefined ? { survived: hashOfAll(testHashes) } : { killedBy, file, hash: testHashes[file] ?? '' };
      written = written.then(() => write(verdictsFile(ROOT, id), kept)); // one after the other: they go to one file
      return written;
    };
    await verdictsOn(fresh, { game: id, sources, unitTests, scenarios }, { found, concerns });
  }
  tell('');
  const survivors = chosen.filter((mutant) => 'survived' in (kept.verdicts[key(mutant)] ?? {}));
  const killed = chosen.length - survivors.length;
  const score = share(killed, chosen.length);
  if (only.length === 0) await write(scoreFile(ROOT, id), { game: id, mutants: chosen.length, killed, score });
  report(game, { mutants: chosen.length, killed, score, survivors }, flags.json ?? false);
}

interface Found {
  readonly mutants: number;
  readonly killed: number;
  readonly score: number;
  readonly survivors: readonly Mutant[];
}

function report({ id, name }: RegisteredGame, { mutants, killed, score, survivors }: Found, json: boolean): void {
  const list = survivors.map(({ file, line, what }) => ({ file, line, what }));
  if (json) {
    console.log(JSON.stringify({ game: id, mutants, killed, survivors: list, score }, null, 2));
    return;
  }
  for (const { file, line, what } of list.sort((a, b) => (a.file < b.file ? -1 : 1) || a.line - b.line)) {
    console.log(`${file}:${line}  ${what}`);
  }
  console.log(`${killed} of ${mutants} mutants of ${name} killed (${(100 * score).toFixed(1)}%).`);
}
