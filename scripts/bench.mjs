// `npm run bench [-- --json]`: ratios against peers, all measured in this run.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { setup } from './setup.mjs';

setup();
const { importTypeScript } = await import('../packages/cli/bin/typescript.mjs');
importTypeScript();
const { GAMES } = await import('../packages/games/src/index.ts');

/** Each is measured in a process of its own: what was compiled for another would be measured with it otherwise. */
const GROUPS = {
  geometry: async () => (await import('../packages/geometry/bench/geometry.bench.ts')).geometryBenches(),
  sight: async () => (await import('../packages/legion/bench/sight.bench.ts')).sightBenches(),
  kernel: async () => (await import('../packages/kernel/bench/kernel.bench.ts')).kernelBenches(),
};
for (const game of GAMES) {
  GROUPS[game.id] = async () =>
    (await import('../packages/kernel/bench/matches.bench.ts')).matchBench(await game.load());
}

const [kind, group] = process.argv.slice(2);
if (kind === '--group') {
  console.log(JSON.stringify(await GROUPS[group]()));
} else {
  const rows = Object.keys(GROUPS).flatMap(inItsOwnProcess).map(rounded);
  if (process.argv.includes('--json')) console.log(JSON.stringify(rows, null, 2));
  else rows.forEach(tell);
}

function inItsOwnProcess(name) {
  const self = fileURLToPath(import.meta.url);
  const { status, stdout } = spawnSync(process.execPath, [self, '--group', name], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`The rows of ${name} could not be measured.`);
  return JSON.parse(stdout);
}

function tell({ name, ours, peer, peerName, unit, ratio }) {
  console.log(`${name}: ${ours} ${unit}; ${peerName}: ${peer} ${unit}; ${ratio} times faster`);
}

function rounded(row) {
  const short = (n) => Number(n.toPrecision(3));
  return { ...row, ours: short(row.ours), peer: short(row.peer), ratio: short(row.ratio) };
}
