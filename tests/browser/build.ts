import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the app as users get it, once for all browser tests. */
export default function build(): void {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: join(ROOT, 'packages/web'),
    encoding: 'utf8',
    // As users get it: the tests' own NODE_ENV would make a development build.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`The app could not be built:\n${stderr}`);
}
