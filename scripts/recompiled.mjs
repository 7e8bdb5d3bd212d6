// Says what the engine compiled in a simulation and had to compile again, and where: `npm run recompiled -- xwing2`.
// Whatever is on this list ran slowly until its turn came. Mostly a thing or a list of another shape came along, or a
// field changed that never had (docs/performance.md).
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { setup } from './setup.mjs';

setup();
const { transformSync } = await import('esbuild');

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const [game = 'xwing2', games = '1000'] = process.argv.slice(2);

const folder = mkdtempSync(join(tmpdir(), 'recompiled-'));
const flags = ['--log-deopt', `--logfile=${join(folder, 'log')}`];
// As written, without the bundle: places are then told by source.
const command = ['packages/cli/bin/rangefinder.mjs', 'simulate', game, '--bots', 'random,random', '--games', games];
const { status } = spawnSync(process.execPath, [...flags, ...command, '--debug'], {
  cwd: ROOT,
  stdio: ['ignore', 'ignore', 'inherit'],
});
const log = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
rmSync(folder, { recursive: true });
if (status !== 0) process.exit(status ?? 1);

/** The code around a place; lines are those of the source without its types. */
const stripped = new Map();
function codeAt(path, line, column) {
  if (!path.endsWith('.ts')) return '';
  if (!stripped.has(path)) {
    const { code } = transformSync(readFileSync(path, 'utf8'), { loader: 'ts', format: 'esm', target: 'node20' });
    stripped.set(path, code.split('\n'));
  }
  const text = stripped.get(path)[line - 1] ?? '';
  return `${text.slice(Math.max(0, column - 41), column - 1).trimStart()}▸${text.slice(column - 1, column + 39)}`;
}

const found = new Map();
for (const entry of log.join('\n').matchAll(/^code-deopt,.*?<(file:[^>]*):(\d+):(\d+)>.*,([^,]*)$/gm)) {
  const [, url, line, column, reason] = entry;
  const path = fileURLToPath(url);
  const place = `${reason.padEnd(28).slice(0, 28)} ${relative(ROOT, path)}  ${codeAt(path, Number(line), Number(column))}`;
  found.set(place, (found.get(place) ?? 0) + 1);
}
const places = [...found].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
for (const [place, times] of places) process.stdout.write(`${String(times).padStart(3)} ${place}\n`);
const all = places.reduce((sum, [, times]) => sum + times, 0);
process.stdout.write(`${all} times in ${games} matches of ${game}, at ${places.length} places.\n`);
