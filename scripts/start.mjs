// `npm start`: sets up, builds the app when its sources are newer than its build, and runs the server that serves it.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { buildApp, WEB } from './build.mjs';
import { ROOT, setup } from './setup.mjs';

setup();
if (isStale()) {
  console.error('Building the app …');
  buildApp();
}
runServer();

/** Whether the app was never built, or its sources are newer. */
function isStale() {
  const built = join(WEB, 'dist/index.html');
  return !existsSync(built) || statSync(built).mtimeMs <= newest(join(ROOT, 'packages'));
}

/** When a source of the app was last changed. */
function newest(folder) {
  let latest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', 'test', 'bench', 'server', 'cli'].includes(entry.name)) continue;
    const path = join(folder, entry.name);
    latest = Math.max(latest, entry.isDirectory() ? newest(path) : statSync(path).mtimeMs);
  }
  return latest;
}

function runServer() {
  const register = pathToFileURL(join(ROOT, 'packages/cli/bin/register.mjs')).href;
  const server = spawn(process.execPath, ['--import', register, join(ROOT, 'packages/server/src/main.ts')], {
    stdio: 'inherit',
    env: { WEB_ROOT: join(WEB, 'dist'), DATABASE_FILE: join(ROOT, 'data/rangefinder.db'), ...process.env },
  });
  // Whoever stops us stops the server, which ends in good order and we with it.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
