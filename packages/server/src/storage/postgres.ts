import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { asGone, DatabaseGone } from './gone.ts';
import { Pulse } from './pulse.ts';

/** PostgreSQL's bigint, which comes as text because it may be larger than any number we ever store. */
const INT8 = 20;

const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)),
};

/** A pool that waits as long as it takes: for changes of the schema. */
export function unhurriedPool(url: string, onError: (error: unknown) => void): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 1, types: TYPES });
  listenToAll(pool, onError);
  return pool;
}

/** A connection that is lost says so even while somebody uses it; unheard, that would end the process. */
function listenToAll(pool: pg.Pool, onError: (error: unknown) => void): void {
  // The pool repeats what its connections say, with the whole connection attached, which is for nobody's log.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', onError));
}

/**
 * Connections to PostgreSQL that nobody waits for longer than `patience` milliseconds. Trouble with a connection is a
 * `DatabaseGone`, and from then on everybody hears so at once, until the database answers again.
 */
export class HurriedPool implements PostgresPool {
  readonly pulse: Pulse;
  readonly #pool: pg.Pool;
  readonly #patience: number;

  constructor(url: string, patience: number, onError: (error: unknown) => void) {
    this.#patience = patience;
    this.#pool = new pg.Pool({
      connectionString: url,
      max: 10,
      types: TYPES,
      keepAlive: true,
      connectionTimeoutMillis: patience,
    });
    listenToAll(this.#pool, onError);
    this.pulse = new Pulse(() => askOnce(url, patience), 2 * patience);
  }

  async connect(): Promise<PostgresPoolClient> {
    if (this.pulse.silent) throw new DatabaseGone('It was silent a moment ago.');
    try {
      const client = await this.#pool.connect();
      return new HurriedClient(client, this.#patience, (error) => this.#trouble(error));
    } catch (error) {
      throw this.#trouble(error);
    }
  }

  /** One query on any connection. */
  async query(sql: string, parameters: readonly unknown[]): Promise<void> {
    const client = await this.connect();
    try {
      await client.query(sql, parameters);
    } finally {
      client.release();
    }
  }

  async end(): Promise<void> {
    this.pulse.close();
    await this.#pool.end();
  }

  #trouble(error: unknown): unknown {
    const trouble = asGone(error);
    if (trouble instanceof DatabaseGone) this.pulse.missed(error);
    return trouble;
  }
}

/** One connection of the pool, while somebody has it. */
class HurriedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #patience: number;
  readonly #trouble: (error: unknown) => unknown;
  #released = false;

  constructor(client: pg.PoolClient, patience: number, trouble: (error: unknown) => unknown) {
    this.#client = client;
    this.#patience = patience;
    this.#trouble = trouble;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query(): never;
  query(sql?: string, parameters?: readonly unknown[]): unknown {
    if (sql === undefined) throw new Error('Streaming is not supported.');
    return this.#query(sql, parameters ?? []);
  }

  release(): void {
    this.#letGo();
  }

  async #query(sql: string, parameters: readonly unknown[]): Promise<unknown> {
    // Letting go of a connection in the middle of a query closes it, and the query fails.
    const timer = setTimeout(() => this.#letGo(new Error('It took too long.')), this.#patience);
    try {
      if (this.#released) throw new DatabaseGone('The connection was closed.');
      return await this.#client.query(sql, [...parameters]);
    } catch (error) {
      throw this.#trouble(error);
    } finally {
      clearTimeout(timer);
    }
  }

  #letGo(error?: Error): void {
    if (this.#released) return;
    this.#released = true;
    this.#client.release(error);
  }
}

/** Asks the database over a new connection: it answers in time, or this fails. */
async function askOnce(url: string, patience: number): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience, query_timeout: patience });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    void client.end().catch(() => undefined);
  }
}
