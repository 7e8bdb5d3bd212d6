// `npm run mutants -- <game> [files] [--sample N --seed S] [--json]`: breaks the sources of a game one place at a time and
// lists what nobody noticed (docs/conformance.md).
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { GAMES } from '@rangefinder/games';
import { bundle } from './bundle.ts';
import { campaign } from './campaign.ts';
import { instrument, type Mutant, type Source } from './instrument.ts';
import { hashOf, keyOf, readKept, scoreFile, verdictsFile, write } from './kept.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Players, odds, words and other builders' formats are no rules: other tests prove them. */
const NO_RULES = /\/(bot|odds|text|exchange)\/|\.test\.ts$/;

async function filesBelow(folder: string, ending: string): Promise<string[]> {
  const entries = await readdir(join(ROOT, folder), { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

const read = async (file: string): Promise<Source> => ({ file, text: await readFile(join(ROOT, file), 'utf8') });

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

/** Scenarios that name what a source declares, by their place in the list. */
function scenariosAbout(source: Source | undefined, scenarios: readonly Source[]): number[] {
  const names = new Set(source ? namesIn(source) : []);
  return scenarios.flatMap(({ text }, i) => (text.split(/[^a-z0-9-]+/).some((word) => names.has(word)) ? i : []));
}

function tell(text: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r\u001b[K${text}` : '');
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { sample: { type: 'string' }, seed: { type: 'string' }, json: { type: 'boolean' } },
  });
  const [id = '', ...only] = positionals;
  const game = GAMES.find((candidate) => candidate.id === id);
  if (!game) {
    console.error(`Which game? There is ${GAMES.map((candidate) => candidate.id).join(', ')}.`);
    return 2;
  }
  const all = (await Promise.all(game.sources.map((folder) => filesBelow(folder, '.ts')))).flat();
  const sources = await Promise.all(all.filter((file) => !NO_RULES.test(file)).map(read));
  const scenarios = await Promise.all((await filesBelow(game.home, '.yaml')).map(read));
  const tests = all.filter((file) => file.endsWith('.test.ts') && !/\/(bot|text)\//.test(file));
  tell('breaking the sources …');
  const { sources: instrumented, mutants } = await instrument(sources);
  const wanted = mutants.filter(({ file }) => only.length === 0 || only.some((part) => file.includes(part)));
  const chosen = values.sample === undefined ? wanted : sampleOf(wanted, Number(values.sample), values.seed ?? 'seed');

  const testsHash = hashOf([...scenarios, ...(await Promise.all(tests.map(read)))].map(({ text }) => text).join('\n'));
  const hashes = new Map(sources.map(({ file, text }) => [file, hashOf(text)]));
  const key = (mutant: Mutant) => keyOf(mutant, hashes.get(mutant.file) ?? '', testsHash);
  const kept = await readKept(verdictsFile(ROOT, id));
  const fresh = chosen.filter((mutant) => !(key(mutant) in kept));
  if (fresh.length > 0) {
    const folder = await mkdtemp(join(tmpdir(), 'rangefinder-mutants-'));
    try {
      const files = { bundle: join(folder, 'bundle.cjs'), scenarios: join(folder, 'scenarios.json') };
      await writeFile(files.bundle, await bundle(ROOT, instrumented, tests));
      await writeFile(files.scenarios, JSON.stringify(scenarios));
      const about = (file: string) =>
        scenariosAbout(
          sources.find((source) => source.file === file),
          scenarios,
        );
      const progress = (done: number, of: number, what: string) => tell(`${done} of ${of} ${what}`);
      const verdicts = await campaign(
        { root: ROOT, ...files, execArgv: process.execArgv, patience: 120_000, about, progress },
        fresh,
        mutants,
      );
      for (const { mutant, killedBy } of verdicts) kept[key(mutant)] = killedBy ?? null;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    await write(verdictsFile(ROOT, id), kept);
  }
  tell('');
  const survivors = chosen.filter((mutant) => kept[key(mutant)] === null);
  const killed = chosen.length - survivors.length;
  const score = chosen.length === 0 ? 1 : Math.round((1000 * killed) / chosen.length) / 1000;
  if (only.length === 0) await write(scoreFile(ROOT, id), { game: id, mutants: chosen.length, killed, score });
  const list = survivors.map(({ file, line, what }) => ({ file, line, what }));
  if (values.json) {
    console.log(JSON.stringify({ game: id, mutants: chosen.length, killed, survivors: list, score }, null, 2));
  } else {
    for (const { file, line, what } of list.sort((a, b) => (a.file < b.file ? -1 : 1) || a.line - b.line)) {
      console.log(`${file}:${line}  ${what}`);
    }
    console.log(`${killed} of ${chosen.length} mutants of ${game.name} killed (${(100 * score).toFixed(1)}%).`);
  }
  return 0;
}

process.exitCode = await main();
