import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { campaign } from './campaign.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'rangefinder-campaign-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Sources as the instrumenter leaves them, small enough to read: each `on` is a place that can be broken. */
const BUNDLE = `(function (exports, require, module) {
  const ns = globalThis.__stryker__;
  const on = (id) => {
    const reached = ns.currentTestId ? (ns.mutantCoverage.perTest.now ??= {}) : ns.mutantCoverage.static;
    reached[id] = (reached[id] ?? 0) + 1;
    return ns.activeMutant === id;
  };
  const hull = on('at loading') ? 4 : 3;
  let remembered;
  const rules = {
    seen: () => (on('noticed') ? 1 : 2) === 2,
    unseen: () => on('not noticed') || true,
    loop: () => { while (on('loop')); return true; },
    hull: () => on('unimportant') || hull === 3,
    remember: () => (remembered ??= on('remembered') ? 1 : 2) === 2,
    refuse: () => { if (on('fails')) throw new Error('broken'); return true; },
  };
  exports.GAMES = [];
  exports.FILES = {};
  exports.runScenario = async (file, text) => ({ failure: rules[text]() ? undefined : 'red' });
})`;

it('finds out which breaks are noticed, whatever they do to the process that tries them', async () => {
  const bundle = join(folder, 'bundle.cjs');
  const scenarios = join(folder, 'scenarios.json');
  writeFileSync(bundle, BUNDLE);
  const names = ['seen', 'unseen', 'loop', 'hull', 'remember', 'refuse'];
  writeFileSync(scenarios, JSON.stringify(names.map((text) => ({ file: `${text}.yaml`, text }))));
  const ids = ['loop', 'noticed', 'not noticed', 'remembered', 'fails', 'at loading', 'unimportant', 'not reached'];
  const range = { start: { line: 0, column: 0 }, end: { line: 0, column: 1 } };
  const mutants = ids.map((id) => ({
    id,
    file: id === 'at loading' ? 'cards.ts' : 'rules.ts',
    line: 1,
    what: id,
    range,
  }));
  const execArgv = ['--import', join(ROOT, 'packages/cli/bin/register.mjs')];
  const about = (file: string) => new Set(file === 'cards.ts' ? ['hull.yaml'] : []);
  const plan = { root: ROOT, game: '', bundle, scenarios, execArgv, patience: 4000, about, progress: () => undefined };
  const verdicts = await campaign(plan, mutants);
  expect(Object.fromEntries(verdicts.map(({ mutant, killedBy }) => [mutant.id, killedBy]))).toEqual({
    loop: 'a loop without end',
    noticed: 'seen.yaml',
    'not noticed': undefined,
    remembered: 'remember.yaml',
    fails: 'refuse.yaml',
    'at loading': 'hull.yaml',
    unimportant: undefined,
    'not reached': undefined,
  });
});
