import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, Migrator, PostgresDialect } from 'kysely';
import pg from 'pg';
import { MIGRATIONS } from './migrations.ts';
import { ALONE, type NewsRoom, PostgresNews } from './news.ts';
import type { Tables } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export interface Database {
  readonly db: Kysely<Tables>;
  readonly kind: 'sqlite' | 'postgres';
  /** The name of this server among those that share the database. */
  readonly server: string;
  readonly news: NewsRoom;
}

export interface DatabasePlace {
  /** `postgres://…`, or null for the SQLite file. */
  readonly url: string | null;
  readonly file: string;
  /** Whether SQLite waits for the disk: then acknowledged decisions survive the end of the power. */
  readonly waitForDisk: boolean;
  readonly server: string;
  readonly workerArgs: readonly string[] | undefined;
  readonly onError: (error: unknown) => void;
}

/** Opens the database and brings its tables up to date. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const database = place.url === null ? openSqlite(place) : openPostgres(place.url, place);
  try {
    await migrate(database.db);
  } catch (error) {
    await database.db.destroy();
    throw error;
  }
  return database;
}

function openSqlite({ file, waitForDisk, server, workerArgs, onError }: DatabasePlace): Database {
  mkdirSync(dirname(file), { recursive: true });
  const dialect = sqliteDialect({ file, synchronous: waitForDisk ? 'FULL' : 'NORMAL' }, workerArgs, onError);
  return { db: new Kysely<Tables>({ dialect }), kind: 'sqlite', server, news: ALONE };
}

/** PostgreSQL's bigint, which comes as text because it may be larger than any number we ever store. */
const INT8 = 20;

function openPostgres(url: string, { server, onError }: DatabasePlace): Database {
  const types: pg.CustomTypesConfig = {
    getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)),
  };
  const pool = new pg.Pool({ connectionString: url, max: 10, types });
  pool.on('error', onError);
  return {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    kind: 'postgres',
    server,
    news: new PostgresNews(url, server, pool, onError),
  };
}

async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('The database could not be brought up to date.', { cause: error });
}
