import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import { MIGRATIONS } from './migrations.ts';
import { ALONE, type NewsRoom, PostgresNews } from './news.ts';
import { HurriedPool, unhurriedPool } from './postgres.ts';
import { Pulse } from './pulse.ts';
import type { Tables } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export interface Database {
  readonly db: Kysely<Tables>;
  readonly kind: 'sqlite' | 'postgres';
  /** The name of this server among those that share the database. */
  readonly server: string;
  readonly news: NewsRoom;
  readonly pulse: Pulse;
}

export interface DatabasePlace {
  /** `postgres://…`, or null for the SQLite file. */
  readonly url: string | null;
  readonly file: string;
  /** Whether SQLite waits for the disk: then acknowledged decisions survive the end of the power. */
  readonly waitForDisk: boolean;
  /** How long anybody waits for PostgreSQL to answer, in milliseconds. */
  readonly patience: number;
  readonly server: string;
  readonly workerArgs: readonly string[] | undefined;
  readonly onError: (error: unknown) => void;
}

/** Opens the database and brings its tables up to date. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  if (place.url === null) return openSqlite(place);
  // A change of the schema may take its time, and two servers that start together wait for each other.
  const unhurried = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: unhurriedPool(place.url, place.onError) }),
  });
  try {
    await migrate(unhurried);
  } finally {
    await unhurried.destroy();
  }
  return openPostgres(place.url, place);
}

async function openSqlite(place: DatabasePlace): Promise<Database> {
  const { file, waitForDisk, server, workerArgs, patience, onError } = place;
  mkdirSync(dirname(file), { recursive: true });
  const dialect = sqliteDialect({ file, synchronous: waitForDisk ? 'FULL' : 'NORMAL' }, workerArgs, onError);
  const db = new Kysely<Tables>({ dialect });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const pulse = new Pulse(async () => void (await sql`select 1`.execute(db)), 2 * patience);
  return { db, pulse, kind: 'sqlite', server, news: ALONE };
}

function openPostgres(url: string, { server, patience, onError }: DatabasePlace): Database {
  const pool = new HurriedPool(url, patience, onError);
  return {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    pulse: pool.pulse,
    kind: 'postgres',
    server,
    news: new PostgresNews({ url, server, pool, patience, onError }),
  };
}

async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('The database could not be brought up to date.', { cause: error });
}
