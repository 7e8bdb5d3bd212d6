// Makes the project ready to run: checks Node, installs what package-lock.json says when it is missing or stale.
// Uses only what Node itself brings, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NEEDED = [20, 19];
const STAMP = join(ROOT, 'node_modules', '.rangefinder-setup');

/** Sets up if need be. Ends the process with one sentence when that is impossible. */
export function setup() {
  checkNode();
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  // To standard error: what follows may print JSON for programs.
  console.error('Setting up: installing the packages that package-lock.json lists …');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  });
  if (npm.error || npm.status !== 0) fail(explain(npm.error, npm.stderr ?? ''), npm.stderr);
  writeFileSync(STAMP, wanted);
  console.error('Set up.');
}

/** Stops with a sentence for people, and what npm said below it. */
export function fail(sentence, details = '') {
  console.error(`\n${sentence}`);
  if (details) console.error(details.trim());
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [needMajor, needMinor] = NEEDED;
  if (major < needMajor || (major === needMajor && minor < needMinor)) {
    fail(
      `Rangefinder needs Node ${NEEDED.join('.')} or newer; this is Node ${process.versions.node}. Get it from nodejs.org.`,
    );
  }
}

/** What the installed packages depend on: the lock file, and the Node that built the native ones. */
function fingerprint() {
  const lock = readFileSync(join(ROOT, 'package-lock.json'));
  return createHash('sha256').update(lock).update(process.versions.modules).update(process.platform).digest('hex');
}

function explain(error, output) {
  if (error?.code === 'ENOENT') return 'npm was not found; it comes with Node: install Node again from nodejs.org.';
  if (/ENOSPC/.test(output)) return 'The disk is full: free some space (about 500 MB) and try again.';
  if (/EACCES|EPERM/.test(output)) return `Files in ${ROOT} cannot be written: check who owns them.`;
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|network/i.test(output)) {
    return 'The packages could not be downloaded: is this machine online? Set-up needs the network once.';
  }
  return 'The packages could not be installed. npm says:';
}
