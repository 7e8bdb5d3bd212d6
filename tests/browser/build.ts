import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Builds the app as users get it, once for all browser tests. */
export default function build(): void {
  const script = fileURLToPath(new URL('../../scripts/build.mjs', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}
