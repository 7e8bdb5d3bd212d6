// Builds the app as users get it. `node scripts/build.mjs` does just that; the other scripts and the browser tests call it.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { fail, ROOT } from './setup.mjs';

export const WEB = join(ROOT, 'packages/web');

/** Builds into a folder; ends the process with one sentence when that is impossible. */
export function buildApp(folder = join(WEB, 'dist')) {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const { status, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', '--logLevel', 'error', '--emptyOutDir', '--outDir', folder],
    {
      cwd: WEB,
      encoding: 'utf8',
      // Whoever calls may have another NODE_ENV (tests do), which would make a development build.
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  if (status !== 0) fail('The app could not be built. Vite says:', stderr);
  for (const file of readdirSync(folder, { recursive: true })) compress(join(folder, file));
}

/** The server sends these to browsers that can read them: a third of the bytes. */
function compress(path) {
  if (!/\.(js|css|html|svg|md|json|webmanifest)$/.test(path) || statSync(path).size < 1024) return;
  const content = readFileSync(path);
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildApp();
