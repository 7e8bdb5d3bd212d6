import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { type Server, type Settings, settingsFrom, startServer } from '../src/index.ts';

/** How worker threads and child processes learn to read TypeScript. */
export const TYPESCRIPT = ['--import', new URL('../../cli/bin/register.mjs', import.meta.url).href];

export interface TestServer extends Omit<Server, 'log'> {
  /** Every line of the log, as text. */
  readonly log: string[];
}

/** A server inside the test, on a free port, with a database file of its own unless told otherwise. */
export async function testServer(settings: Partial<Settings> = {}): Promise<TestServer> {
  const log: string[] = [];
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      log.push(String(chunk));
      done();
    },
  });
  const server = await startServer({
    ...settingsFrom({}),
    port: 0,
    logLevel: 'warn',
    logTo,
    databaseFile: join(newFolder(), 'test.db'),
    workerArgs: TYPESCRIPT,
    requestsPerMinute: 100_000,
    matchesPerMinute: 100_000,
    warmUp: false,
    loginsPerMinute: 1000,
    socketsPerAddress: 1000,
    messagesPerSecond: 10_000,
    messageBurst: 10_000,
    ...settings,
  });
  return { ...server, log };
}

const folders: string[] = [];

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rangefinder-server-'));
  folders.push(folder);
  return folder;
}

process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
