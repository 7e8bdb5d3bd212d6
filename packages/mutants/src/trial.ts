// A process that tries mutants: it holds the instrumented bundle, warm, and runs what it is told (campaign.ts).
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import process from 'node:process';
import { Script } from 'node:vm';
import type { runScenario } from '@rangefinder/conformance';
import type { GAMES } from '@rangefinder/games';
import type { testsOf, UnitTest } from './unittests.ts';

export interface ScenarioFile {
  readonly file: string;
  readonly text: string;
}

/** What a trial is told to do. */
export type Order =
  | { readonly kind: 'reach'; readonly test: number }
  | {
      readonly kind: 'break';
      readonly mutant: string;
      readonly tests: readonly number[];
      /** It is in what runs at loading. */
      readonly atLoading: boolean;
      /** More hits than this are a loop that does not end. */
      readonly hitLimit: number;
    };

/** What it answers. */
export type Finding =
  | {
      readonly kind: 'reach';
      readonly test: number;
      readonly reached: Readonly<Record<string, number>>;
      readonly failure: string | undefined;
    }
  | {
      readonly kind: 'loaded';
      /** What is reached by loading alone. */
      readonly reached: Readonly<Record<string, number>>;
      /** What every test is called and where it stands: scenarios first, then unit tests. */
      readonly tests: readonly { readonly file: string; readonly name: string }[];
    }
  | { readonly kind: 'break'; readonly mutant: string; readonly killedBy: number | undefined }
  /** It is not in a loop: the next test begins. */
  | { readonly kind: 'alive' };

interface Bundle {
  readonly GAMES: typeof GAMES;
  readonly runScenario: typeof runScenario;
  readonly testsOf: typeof testsOf;
  readonly FILES: Readonly<Record<string, () => Promise<unknown>>>;
}

/** The switches and counters of the instrumented sources. */
interface Switches {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
}

/** A test as it is run here: what it has against the sources as they are now, undefined when it passes. */
interface Test {
  readonly file: string;
  readonly name: string;
  failure(): Promise<string | undefined>;
}

const [bundleFile = '', scenariosFile = '', home = '', wanted = ''] = process.argv.slice(2);
const scenarios: readonly ScenarioFile[] = JSON.parse(readFileSync(scenariosFile, 'utf8'));
const script = new Script(readFileSync(bundleFile, 'utf8'), { filename: bundleFile });
const switches: Switches = { mutantCoverage: { static: {}, perTest: {} } };
Object.assign(globalThis, { __stryker__: switches });

/** The bundle from the start, and all tests on it. */
async function loadAfresh(): Promise<readonly Test[]> {
  const exports = {};
  const module: { exports: unknown } = { exports };
  script.runInThisContext()(exports, createRequire(home), module);
  const bundle = module.exports as Bundle;
  for (const { id, load } of bundle.GAMES) if (id === wanted) await load();
  const gameOf = async (id: string) => bundle.GAMES.find((game) => game.id === id)?.load();
  const tests = scenarios.map(({ file, text }): Test => {
    // Its record and its forks are the kernel's business: one way is enough to see a rule broken.
    const failure = async () => (await bundle.runScenario(file, text, gameOf, ['straight'])).failure;
    return { file, name: file, failure };
  });
  for (const [file, load] of Object.entries(bundle.FILES)) {
    for (const unit of await bundle.testsOf(load))
      tests.push({ file, name: unit.name, failure: () => unitFailure(unit) });
  }
  return tests;
}

async function unitFailure(unit: UnitTest): Promise<string | undefined> {
  await unit.run();
  return undefined;
}

async function failureOf(test: Test | undefined): Promise<string | undefined> {
  try {
    return test ? await test.failure() : 'There is no such test.';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

let tests = await loadAfresh();

async function obey(order: Order): Promise<Finding> {
  if (order.kind === 'reach') {
    switches.mutantCoverage.perTest = {};
    switches.currentTestId = 'now';
    const failure = await failureOf(tests[order.test]);
    switches.currentTestId = undefined;
    return { kind: 'reach', test: order.test, reached: switches.mutantCoverage.perTest.now ?? {}, failure };
  }
  return { kind: 'break', mutant: order.mutant, killedBy: await noticed(order) };
}

/** So many tests are run before a fresh start: what they do not notice, others seldom do. */
const BEFORE_FRESH = 150;

/**
 * Which test notices the break. What sources remember from one test to the next deceives both ways: remembered from before
 * the break it hides it, remembered under an earlier break it fails without one. So what notices must pass again with the
 * switch off, and what is not noticed is tried once more from a fresh start.
 */
async function noticed(order: Order & { readonly kind: 'break' }): Promise<number | undefined> {
  if (!order.atLoading) {
    const first = await underBreak(order, () => firstToFail(order.tests.slice(0, BEFORE_FRESH)));
    if (first !== undefined && (await failureOf(tests[first])) === undefined) return first;
  }
  const afresh = await underBreak(order, async () => {
    try {
      tests = await loadAfresh();
    } catch {
      return order.tests[0] ?? -1; // it cannot even be loaded
    }
    return firstToFail(order.tests);
  });
  tests = await loadAfresh();
  return afresh;
}

async function underBreak<T>(
  { mutant, hitLimit }: Order & { readonly kind: 'break' },
  run: () => Promise<T>,
): Promise<T> {
  Object.assign(switches, { activeMutant: mutant, hitCount: 0, hitLimit });
  try {
    return await run();
  } finally {
    Object.assign(switches, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
  }
}

async function firstToFail(candidates: readonly number[]): Promise<number | undefined> {
  for (const index of candidates) {
    switches.hitCount = 0;
    send({ kind: 'alive' });
    if ((await failureOf(tests[index])) !== undefined) return index;
  }
  return undefined;
}

function send(finding: Finding): void {
  process.send?.(finding);
}

process.on('message', (order: Order) => void obey(order).then(send));
send({
  kind: 'loaded',
  reached: switches.mutantCoverage.static,
  tests: tests.map(({ file, name }) => ({ file, name })),
});
