import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

export interface SqliteCall {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export type SqliteReply =
  | { readonly id: number; readonly rows: unknown[]; readonly changes: number }
  | { readonly id: number; readonly error: string };

export interface SqlitePlace {
  readonly file: string;
  readonly synchronous: 'NORMAL' | 'FULL';
}

/** SQLite for Kysely, in a thread of its own. */
export function sqliteDialect(
  place: SqlitePlace,
  workerArgs: readonly string[] | undefined,
  onError: (error: unknown) => void,
): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new ThreadDriver(place, workerArgs, onError),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class ThreadDriver implements Driver {
  readonly #place: SqlitePlace;
  readonly #onError: (error: unknown) => void;
  readonly #workerArgs: readonly string[] | undefined;
  #connection: ThreadConnection | undefined;
  #checkpoints: Worker | undefined;
  /** There is one connection; whoever wants it waits for this. */
  #free: Promise<void> = Promise.resolve();
  #release: () => void = () => undefined;

  constructor(place: SqlitePlace, workerArgs: readonly string[] | undefined, onError: (error: unknown) => void) {
    this.#onError = onError;
    this.#place = place;
    this.#workerArgs = workerArgs;
  }

  async init(): Promise<void> {
    const worker = this.#thread('./sqlite-thread.ts');
    await once(worker, 'online');
    this.#connection = new ThreadConnection(worker);
    const checkpoints = this.#thread('./sqlite-checkpoints.ts');
    // Without it the log is carried over by whoever writes: slower, but nothing is lost.
    checkpoints.on('error', this.#onError);
    checkpoints.on('exit', () => {
      this.#checkpoints = undefined;
    });
    this.#checkpoints = checkpoints;
  }

  #thread(source: string): Worker {
    return new Worker(new URL(source, import.meta.url), {
      workerData: this.#place,
      ...(this.#workerArgs ? { execArgv: [...this.#workerArgs] } : {}),
    });
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const free = this.#free;
    let release = () => {};
    this.#free = new Promise((resolve) => {
      release = resolve;
    });
    await free;
    this.#release = release;
    if (!this.#connection) throw new Error('The database is closed.');
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#release();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    if (this.#checkpoints) await ended(this.#checkpoints);
    await this.#connection?.close();
    this.#connection = undefined;
  }
}

interface Waiting {
  readonly resolve: (reply: SqliteReply) => void;
  readonly reject: (error: Error) => void;
}

class ThreadConnection implements DatabaseConnection {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #calls = 0;
  #broken: Error | undefined;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (reply: SqliteReply) => {
      this.#waiting.get(reply.id)?.resolve(reply);
      this.#waiting.delete(reply.id);
    });
    worker.on('error', (error) => this.#break(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => this.#break(new Error('The database is closed.')));
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#broken) throw this.#broken;
    const id = this.#calls++;
    const reply = await new Promise<SqliteReply>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, sql, parameters } satisfies SqliteCall);
    });
    if ('error' in reply) throw new Error(`SQLite: ${reply.error}`);
    return { rows: reply.rows as R[], numAffectedRows: BigInt(reply.changes) };
  }

  /** SQLite answers in one piece, and nothing here asks for a stream. */
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported.');
  }

  async close(): Promise<void> {
    if (this.#broken) return;
    await ended(this.#worker);
  }

  #break(error: Error): void {
    this.#broken ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#broken);
    this.#waiting.clear();
  }
}

/** Asks a thread to close what it has open, and waits until it has. */
async function ended(worker: Worker): Promise<void> {
  const gone = once(worker, 'exit');
  worker.postMessage('close');
  await gone;
}
