import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { TestProject } from 'vitest/node';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the app is. */
    readonly address: string;
  }
}

/**
 * Builds the app as users get it, and serves it as `npm start` does: in a process of its own, on a free port, with a database
 * of its own. Once for all browser tests, whose visitors meet as strangers do: a server loads every game before it listens.
 */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  build();
  const folder = mkdtempSync(join(tmpdir(), 'rangefinder-browser-'));
  const register = pathToFileURL(join(ROOT, 'packages/cli/bin/register.mjs')).href;
  const server = spawn(process.execPath, ['--import', register, join(ROOT, 'packages/server/src/main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      LOG_LEVEL: 'silent',
      WEB_ROOT: join(ROOT, 'packages/web/dist'),
      DATABASE_FILE: join(folder, 'rangefinder.db'),
      // All visitors come from one address.
      REQUESTS_PER_MINUTE: '100000',
    },
  });
  project.provide('address', await addressOf(server));
  return async () => {
    const ended = new Promise((done) => server.once('exit', done));
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}

function build(): void {
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/build.mjs')], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/** The server says where it is once it listens. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    server.once('exit', (code) => failed(new Error(`The server ended with ${code}.`)));
    if (!server.stdout) throw new Error('The server has no output.');
    createInterface(server.stdout).on('line', (line) => {
      const address = /https?:\/\/\S+/.exec(line)?.[0];
      if (address) found(address);
    });
  });
}
