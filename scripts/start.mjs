// `npm start`: sets up, then plays a demo match in the terminal.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { ROOT, setup } from './setup.mjs';

setup();
const args = process.argv.slice(2);
const cli = join(ROOT, 'packages/cli/bin/rangefinder.mjs');
const { status } = spawnSync(process.execPath, [cli, 'demo', ...args], { stdio: 'inherit' });
process.exitCode = status ?? 1;
