// `npm run bench [-- --json]`: ratios against peers, all measured in this run.
import process from 'node:process';
import { setup } from './setup.mjs';

setup();
const { importTypeScript } = await import('../packages/cli/bin/typescript.mjs');
importTypeScript();
const { kernelBenches } = await import('../packages/kernel/bench/kernel.bench.ts');
const { matchBenches } = await import('../packages/kernel/bench/matches.bench.ts');
const { GAMES } = await import('../packages/games/src/index.ts');
const { geometryBenches } = await import('../packages/geometry/bench/geometry.bench.ts');
const { sightBenches } = await import('../packages/legion/bench/sight.bench.ts');

const games = await Promise.all(GAMES.map((game) => game.load()));
// Geometry first: what was compiled for whole matches of several games would be measured with it otherwise.
const rows = [...(await geometryBenches()), ...sightBenches(), ...kernelBenches(), ...matchBenches(games)].map(rounded);
if (process.argv.includes('--json')) {
  console.log(JSON.stringify(rows, null, 2));
} else {
  for (const { name, ours, peer, peerName, unit, ratio } of rows) {
    console.log(`${name}: ${ours} ${unit}; ${peerName}: ${peer} ${unit}; ${ratio} times faster`);
  }
}

function rounded(row) {
  const short = (n) => Number(n.toPrecision(3));
  return { ...row, ours: short(row.ours), peer: short(row.peer), ratio: short(row.ratio) };
}
