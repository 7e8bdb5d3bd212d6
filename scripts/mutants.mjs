// `npm run mutants -- <game>`: sets up, then breaks the game's sources one place at a time (packages/mutants).
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { ROOT, setup } from './setup.mjs';

setup();
const { status } = spawnSync(
  process.execPath,
  [
    '--import',
    join(ROOT, 'packages/cli/bin/register.mjs'),
    join(ROOT, 'packages/mutants/src/main.ts'),
    ...process.argv.slice(2),
  ],
  { cwd: ROOT, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
