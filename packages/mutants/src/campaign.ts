import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Mutant } from './instrument.ts';
import { RedAlready } from './red.ts';
import type { Finding, Order } from './trial.ts';

/** What one mutant met. */
export interface Verdict {
  readonly mutant: Mutant;
  /** The test that noticed, or why none was needed; undefined when everything stayed green. */
  readonly killedBy: string | undefined;
  /** Where that test stands; empty where none was needed. */
  readonly file: string;
}

export interface Campaign {
  readonly root: string;
  /** The game it is about: others are not loaded. */
  readonly game: string;
  /** The instrumented bundle, and the scenarios, as files. */
  readonly bundle: string;
  readonly scenarios: string;
  /** How Node is to run TypeScript. */
  readonly execArgv: readonly string[];
  /** Milliseconds without a sign of life after which a process is taken for one in a loop. */
  readonly patience: number;
  /** Files of tests that are about a source by what they say; for what is computed at loading. */
  about(file: string): ReadonlySet<string>;
  /** Whether a test of a file must be run for a mutant: it may have survived it before. */
  concerns?(mutant: Mutant, file: string): boolean;
  progress(done: number, all: number, what: string): void;
  /** Called with each verdict as it falls, so that a run that is cut off has not been for nothing. */
  found?(verdict: Verdict): Promise<void>;
}

interface TestName {
  readonly file: string;
  readonly name: string;
}

/** One process that obeys one order after the other; a new one takes its place when it falls silent. */
class Trial {
  readonly #campaign: Campaign;
  #child: ChildProcess;
  readonly ready: Promise<Finding & { kind: 'loaded' }>;

  constructor(campaign: Campaign) {
    this.#campaign = campaign;
    this.#child = this.#start();
    this.ready = this.#next().then((finding) => {
      if (finding?.kind !== 'loaded') throw new Error('The instrumented sources cannot be loaded.');
      return finding;
    });
  }

  #start(): ChildProcess {
    const { bundle, scenarios, root, game, execArgv } = this.#campaign;
    const args = [bundle, scenarios, `${root}/package.json`, game];
    return fork(fileURLToPath(new URL('./trial.ts', import.meta.url)), args, {
      cwd: root,
      execArgv: [...execArgv, '--max-old-space-size=4096'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  }

  /** The next finding; undefined when none comes. */
  #next(): Promise<Finding | undefined> {
    const child = this.#child;
    return new Promise((resolve) => {
      const end = (finding: Finding | undefined) => {
        clearTimeout(timer);
        child.removeAllListeners();
        resolve(finding);
      };
      const timer = setTimeout(() => end(undefined), this.#campaign.patience);
      child.on('message', (finding: Finding) => (finding.kind === 'alive' ? timer.refresh() : end(finding)));
      child.once('exit', () => end(undefined));
    });
  }

  /** What comes of an order; undefined when the process had to be ended over it. */
  async obey(order: Order): Promise<Finding | undefined> {
    this.#child.send(order);
    const finding = await this.#next();
    if (finding) return finding;
    this.stop();
    this.#child = this.#start();
    await this.#next();
    return undefined;
  }

  stop(): void {
    this.#child.removeAllListeners();
    this.#child.kill('SIGKILL');
  }
}

/** Which tests reach which mutants. */
interface Reach {
  readonly tests: readonly TestName[];
  readonly byMutant: ReadonlyMap<string, readonly number[]>;
  readonly hits: ReadonlyMap<string, number>;
  /** Reached by loading alone: no single test reaches them more than another. */
  readonly atLoading: ReadonlySet<string>;
}

/** Tries these mutants, each against the tests that reach it. */
export async function campaign(plan: Campaign, wanted: readonly Mutant[]): Promise<Verdict[]> {
  const trials = Array.from({ length: Math.max(1, availableParallelism()) }, () => new Trial(plan));
  try {
    const reach = await findReach(plan, trials);
    const verdicts: Verdict[] = [];
    await share(trials, wanted, async (trial, mutant) => {
      const verdict = await tryOne(plan, trial, mutant, reach, () => loadedTests(plan, mutant, reach));
      verdicts.push(verdict);
      await plan.found?.(verdict);
      plan.progress(verdicts.length, wanted.length, 'mutants');
    });
    return verdicts;
  } finally {
    for (const trial of trials) trial.stop();
  }
}

/** What is computed at loading is reached by no test of its own: it may matter to any, and first to those about its file. */
function loadedTests(plan: Campaign, { file }: Mutant, { tests }: Reach): readonly number[] {
  const about = plan.about(file);
  const isAbout = (test: number) => about.has(tests[test]?.file ?? '');
  return [...tests.keys()].sort((a, b) => Number(isAbout(b)) - Number(isAbout(a)) || a - b);
}

async function tryOne(
  plan: Campaign,
  trial: Trial,
  mutant: Mutant,
  reach: Reach,
  ifAtLoading: () => readonly number[],
): Promise<Verdict> {
  const own = reach.byMutant.get(mutant.id);
  const atLoading = own === undefined && reach.atLoading.has(mutant.id);
  const reaching = own ?? (atLoading ? ifAtLoading() : []);
  const tests = reaching.filter((test) => plan.concerns?.(mutant, reach.tests[test]?.file ?? '') ?? true);
  if (tests.length === 0) return { mutant, killedBy: undefined, file: '' };
  const hitLimit = 1000 + 100 * (reach.hits.get(mutant.id) ?? 0);
  const finding = await trial.obey({ kind: 'break', mutant: mutant.id, tests, atLoading, hitLimit });
  if (finding?.kind !== 'break') return { mutant, killedBy: 'a loop without end', file: '' };
  const { killedBy } = finding;
  if (killedBy === undefined) return { mutant, killedBy, file: '' };
  const { name, file } = reach.tests[killedBy] ?? { name: 'it cannot be loaded', file: '' };
  return { mutant, killedBy: name, file };
}

async function findReach(plan: Campaign, trials: readonly Trial[]): Promise<Reach> {
  const [first] = await Promise.all(trials.map(({ ready }) => ready));
  const tests = first?.tests ?? [];
  const reachedBy = new Map<string, number[]>();
  const hits = new Map<string, number>();
  const sizes: number[] = [];
  let done = 0;
  await share(trials, [...tests.keys()], async (trial, test) => {
    const finding = await trial.obey({ kind: 'reach', test });
    plan.progress(++done, tests.length, 'tests');
    if (finding?.kind !== 'reach') return;
    if (finding.failure !== undefined)
      throw new RedAlready([{ test: tests[test]?.name ?? '', failure: finding.failure }]);
    const reached = Object.entries(finding.reached);
    sizes[test] = reached.length;
    for (const [id, count] of reached) {
      hits.set(id, Math.max(count, hits.get(id) ?? 0));
      const list = reachedBy.get(id);
      if (list) list.push(test);
      else reachedBy.set(id, [test]);
    }
  });
  // Those that reach little are about what they reach: they notice first, and are quick.
  for (const list of reachedBy.values()) list.sort((a, b) => (sizes[a] ?? 0) - (sizes[b] ?? 0) || a - b);
  return { tests, byMutant: reachedBy, hits, atLoading: new Set(Object.keys(first?.reached ?? {})) };
}

/** Everything is done by whoever is free next. */
async function share<T>(trials: readonly Trial[], work: readonly T[], run: (trial: Trial, item: T) => Promise<void>) {
  let next = 0;
  await Promise.all(
    trials.map(async (trial) => {
      while (next < work.length) {
        const item = work[next++];
        if (item !== undefined) await run(trial, item);
      }
    }),
  );
}
