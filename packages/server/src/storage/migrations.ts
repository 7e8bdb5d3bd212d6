import type { Kysely, Migration } from 'kysely';

/**
 * Every change of the schema, in order. They run by themselves when a server starts; never edit one that was released,
 * add another. The types are those that SQLite and PostgreSQL both know.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-first': { up: first },
};

async function first(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('claimed', 'text', (column) => column.unique())
    .addColumn('password', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('commitments')
    .addColumn('commitment', 'text', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await matches(db);
  await play(db);
}

async function matches(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('matches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rules_version', 'text', (column) => column.notNull())
    .addColumn('mission', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('access', 'text', (column) => column.notNull())
    .addColumn('casual', 'integer', (column) => column.notNull())
    .addColumn('spectator_delay', 'integer', (column) => column.notNull())
    .addColumn('clock', 'text')
    .addColumn('setup', 'text')
    .addColumn('opening', 'text')
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('commitment', 'text', (column) => column.notNull())
    .addColumn('winner', 'integer')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('matches_by_status').on('matches').columns(['status', 'access', 'updated_at']).execute();
  await db.schema
    .createTable('seats')
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('account', 'text')
    .addColumn('secret_hash', 'text')
    .addColumn('bot', 'text')
    .addColumn('list', 'text')
    .addColumn('word', 'text')
    .addPrimaryKeyConstraint('seats_key', ['match', 'seat'])
    .execute();
  await db.schema.createIndex('seats_by_account').on('seats').column('account').execute();
}

async function play(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('entries')
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('move', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('decisions', 'integer', (column) => column.notNull())
    .addColumn('time_left', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    // Two servers cannot both write number 17: the later one finds the key taken.
    .addPrimaryKeyConstraint('entries_key', ['match', 'number'])
    .execute();
  await db.schema
    .createTable('chat')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('chat_by_match').on('chat').columns(['match', 'at']).execute();
}
