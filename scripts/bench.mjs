// `npm run bench [-- --json]`: ratios against peers, all measured in this run.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { setup } from './setup.mjs';

setup();
const { importTypeScript } = await import('../packages/cli/bin/typescript.mjs');
importTypeScript();
const { GAMES } = await import('../packages/games/src/index.ts');

const [kind, id] = process.argv.slice(2);
if (kind === '--matches') {
  const { matchBench } = await import('../packages/kernel/bench/matches.bench.ts');
  console.log(JSON.stringify(matchBench(await GAMES.find((game) => game.id === id).load())));
} else {
  const rows = [...(await benches()), ...GAMES.map((game) => inItsOwnProcess(game.id))].map(rounded);
  if (process.argv.includes('--json')) console.log(JSON.stringify(rows, null, 2));
  else rows.forEach(tell);
}

async function benches() {
  const { geometryBenches } = await import('../packages/geometry/bench/geometry.bench.ts');
  const { sightBenches } = await import('../packages/legion/bench/sight.bench.ts');
  const { kernelBenches } = await import('../packages/kernel/bench/kernel.bench.ts');
  return [...(await geometryBenches()), ...sightBenches(), ...kernelBenches()];
}

/** Matches of a game and the peer's moves: what was compiled for another game would be measured with them otherwise. */
function inItsOwnProcess(id) {
  const self = fileURLToPath(import.meta.url);
  const { status, stdout } = spawnSync(process.execPath, [self, '--matches', id], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`The matches of ${id} could not be measured.`);
  return JSON.parse(stdout);
}

function tell({ name, ours, peer, peerName, unit, ratio }) {
  console.log(`${name}: ${ours} ${unit}; ${peerName}: ${peer} ${unit}; ${ratio} times faster`);
}

function rounded(row) {
  const short = (n) => Number(n.toPrecision(3));
  return { ...row, ours: short(row.ours), peer: short(row.peer), ratio: short(row.ratio) };
}
