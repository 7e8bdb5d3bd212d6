// `npm start`: sets up, builds the app when its sources are newer than its build, and runs the server that serves it.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { fail, ROOT, setup } from './setup.mjs';

setup();
const web = join(ROOT, 'packages/web');
buildApp();
runServer();

function buildApp() {
  const built = join(web, 'dist/index.html');
  if (existsSync(built) && statSync(built).mtimeMs > newest(join(ROOT, 'packages'))) return;
  console.error('Building the app …');
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: web,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) fail('The app could not be built. Vite says:', stderr);
  for (const file of readdirSync(join(web, 'dist'), { recursive: true })) compress(join(web, 'dist', file));
}

/** The server sends these to browsers that can read them: a third of the bytes. */
function compress(path) {
  if (!/\.(js|css|html|svg|md|json|webmanifest)$/.test(path) || statSync(path).size < 1024) return;
  const content = readFileSync(path);
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
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
    env: { WEB_ROOT: join(web, 'dist'), DATABASE_FILE: join(ROOT, 'data/rangefinder.db'), ...process.env },
  });
  // Whoever stops us stops the server, which ends in good order and we with it.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
