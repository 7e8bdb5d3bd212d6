import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One measured row, as every bench of the house prints them; `limit` is what must not be passed. */
export interface LimitRow {
  readonly name: string;
  readonly ours: number;
  readonly limit: number;
  readonly unit: string;
}

export interface Memory {
  readonly used: number;
  readonly rss: number;
  readonly tables: number;
  readonly awake: number;
}

export const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** A server in a process of its own, with an SQLite file of its own unless the environment names another database. */
export class ServerProcess {
  readonly #child: ChildProcess;
  readonly #folder: string;
  address = '';

  constructor(environment: Record<string, string>) {
    this.#folder = mkdtempSync(join(tmpdir(), 'rangefinder-bench-'));
    this.#child = fork(new URL('./process.ts', import.meta.url), {
      execArgv: ['--expose-gc', '--import', new URL('../../cli/bin/register.mjs', import.meta.url).href],
      env: { ...process.env, DATABASE_FILE: join(this.#folder, 'bench.db'), ...environment },
    });
  }

  async open(): Promise<void> {
    const [{ address }] = (await once(this.#child, 'message')) as [{ address: string }];
    this.address = address;
  }

  /** Whether the process has ended by itself. */
  get ended(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  async memory(): Promise<Memory> {
    const answer = once(this.#child, 'message');
    this.#child.send('memory');
    return ((await answer) as [Memory])[0];
  }

  async close(): Promise<void> {
    if (!this.ended) {
      const gone = once(this.#child, 'exit');
      this.#child.send('stop');
      await gone;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
