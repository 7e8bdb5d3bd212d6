import { Act, type ChatLine, type Clock } from '@rangefinder/protocol';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Entry } from './entry.ts';
import { DatabaseGone } from './gone.ts';
import { type Append, GroupCommit, keyOf } from './groupcommit.ts';
import { CHANNEL, type News, newsText } from './news.ts';
import type { Database } from './open.ts';
import type { Pulse } from './pulse.ts';
import type { EntriesTable, MatchesTable, SeatsTable, Tables } from './schema.ts';

export type MatchRow = Selectable<MatchesTable>;
export type SeatRow = Selectable<SeatsTable>;

/** What is known of a match once all have sat down. */
export type Beginning = Pick<MatchRow, 'setup' | 'opening'>;

/** A match with its seats, as lists show it. */
export interface ListedMatch {
  readonly row: MatchRow;
  readonly seats: readonly SeatRow[];
  readonly decisions: number;
  readonly updatedAt: number;
}

const LONGEST_LIST = 100;

/** Matches and everything done in them, in the database. */
export class Storage {
  readonly #database: Database;
  readonly #entries: GroupCommit;

  constructor(database: Database) {
    this.#database = database;
    this.#entries = new GroupCommit((group) => this.#write(group));
  }

  get #db(): Kysely<Tables> {
    return this.#database.db;
  }

  /** Whether the database answers. */
  get pulse(): Pulse {
    return this.#database.pulse;
  }

  /** Reads, and once more when the database has come back in time. */
  async #read<T>(read: () => Promise<T>): Promise<T> {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof DatabaseGone && (await this.pulse.returned()))) throw error;
      return read();
    }
  }

  /** True once the entry is durable; false when another server wrote that number first. */
  append(append: Append): Promise<boolean> {
    return this.#entries.append(append);
  }

  /** Waits until everything is written. */
  settled(): Promise<void> {
    return this.#entries.settled();
  }

  async #write(group: readonly Append[]): Promise<ReadonlySet<string>> {
    const ended = group.flatMap(({ entry, over }) => (over ? [{ entry, over }] : []));
    if (ended.length === 0) return this.#insertEntries(this.#db, group);
    return this.#db.transaction().execute(async (transaction) => {
      const written = await this.#insertEntries(transaction, group);
      for (const { entry, over } of ended) {
        if (!written.has(keyOf(entry))) continue;
        await transaction
          .updateTable('matches')
          .set({ status: 'over', winner: over.winner, updated_at: entry.at })
          .where('id', '=', entry.match)
          .execute();
      }
      return written;
    });
  }

  /** One statement for all: it is durable as a whole, and says which numbers were still free. */
  async #insertEntries(db: Kysely<Tables>, group: readonly Append[]): Promise<ReadonlySet<string>> {
    const insert = db
      .insertInto('entries')
      .values(inOrder(group).map(({ entry }) => rowOf(entry)))
      .onConflict((conflict) => conflict.columns(['match', 'number']).doNothing())
      .returning(['match', 'number']);
    if (this.#database.kind === 'sqlite') return new Set((await insert.execute()).map(keyOf));
    // The news leaves with the commit, so it is never early and never forgotten (`News` of kind "entries").
    const { server } = this.#database;
    const news = sql`json_build_object('server', ${server}::text, 'news', json_build_object('kind', 'entries', 'match', match))`;
    const written = await db
      .with('written', () => insert)
      .selectFrom('written')
      .select(['match', 'number', sql`pg_notify(${CHANNEL}, ${news}::text)`.as('told')])
      .execute();
    return new Set(written.map(keyOf));
  }

  /** Changes a match and tells the other servers: the news leaves with the commit, so it is never early and never forgotten. */
  #change<T>(news: News, change: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
    return this.#db.transaction().execute(async (transaction) => {
      const result = await change(transaction);
      const { kind, server } = this.#database;
      if (kind === 'postgres') await sql`select pg_notify(${CHANNEL}, ${newsText(server, news)})`.execute(transaction);
      return result;
    });
  }

  entriesAfter(match: string, number: number): Promise<Entry[]> {
    return this.#read(async () => {
      const rows = await this.#db
        .selectFrom('entries')
        .selectAll()
        .where('match', '=', match)
        .where('number', '>', number)
        .orderBy('number')
        .execute();
      return rows.map(entryOf);
    });
  }

  /** What was done in a match, without what it caused. */
  acts(match: string): Promise<{ readonly act: Act; readonly hash: string }[]> {
    return this.#read(async () => {
      const rows = await this.#db
        .selectFrom('entries')
        .select(['move', 'hash'])
        .where('match', '=', match)
        .orderBy('number')
        .execute();
      return rows.map(({ move, hash }) => ({ act: Act.parse(JSON.parse(move)), hash }));
    });
  }

  async createMatch(match: Insertable<MatchesTable>, seats: readonly Insertable<SeatsTable>[]): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      await transaction.insertInto('matches').values(match).execute();
      await transaction
        .insertInto('seats')
        .values([...seats])
        .execute();
    });
  }

  match(id: string): Promise<{ readonly row: MatchRow; readonly seats: readonly SeatRow[] } | undefined> {
    return this.#read(async () => {
      const row = await this.#db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) return undefined;
      const seats = await this.#db.selectFrom('seats').selectAll().where('match', '=', id).orderBy('seat').execute();
      return { row, seats };
    });
  }

  /**
   * Takes an empty seat, and begins the match if it was the last one: `beginning` is what the match is then. False when
   * somebody else was faster.
   */
  takeSeat(seat: SeatRow, beginning: Beginning | null, at: number): Promise<boolean> {
    const { match, seat: number, ...taken } = seat;
    return this.#change({ kind: 'seats', match }, async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('seats')
        .set(taken)
        .where('match', '=', match)
        .where('seat', '=', number)
        .where('kind', '=', 'empty')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      if (beginning) await begin(db, match, beginning, at);
      return true;
    });
  }

  /** Somebody is called by another name at a match that has not begun. */
  async renameAt(match: string, account: string, name: string): Promise<void> {
    await this.#change({ kind: 'seats', match }, (db) =>
      db
        .updateTable('seats')
        .set({ name })
        .where('match', '=', match)
        .where('account', '=', account)
        .executeTakeFirst(),
    );
  }

  /** Takes away a match that nobody has played. False when it has begun in the meantime. */
  async cancelMatch(id: string): Promise<boolean> {
    const begun = new Error('The match has begun.');
    return this.#change({ kind: 'seats', match: id }, async (db) => {
      await db.deleteFrom('chat').where('match', '=', id).execute();
      await db.deleteFrom('seats').where('match', '=', id).execute();
      const { numDeletedRows } = await db
        .deleteFrom('matches')
        .where('id', '=', id)
        .where('status', '=', 'waiting')
        .executeTakeFirst();
      // What was taken away before comes back: the transaction fails as a whole.
      if (numDeletedRows === 0n) throw begun;
      return true;
    }).catch((error: unknown) => {
      if (error === begun) return false;
      throw error;
    });
  }

  async setSeatSecret(match: string, seat: number, hash: string): Promise<void> {
    await this.#change({ kind: 'seats', match }, (db) =>
      db
        .updateTable('seats')
        .set({ secret_hash: hash })
        .where('match', '=', match)
        .where('seat', '=', seat)
        .executeTakeFirst(),
    );
  }

  /** All have sat down. Of several servers that notice, one begins the match. */
  async beginMatch(id: string, beginning: Beginning, at: number): Promise<void> {
    await this.#change({ kind: 'seats', match: id }, (db) => begin(db, id, beginning, at));
  }

  openMatches(): Promise<ListedMatch[]> {
    return this.#list((query) => query.where('status', '=', 'waiting').where('access', '=', 'open'));
  }

  liveMatches(): Promise<ListedMatch[]> {
    return this.#list((query) => query.where('status', '=', 'playing').where('access', '=', 'open'));
  }

  matchesOf(account: string): Promise<ListedMatch[]> {
    return this.#list((query) =>
      query.where('id', 'in', (seats) => seats.selectFrom('seats').select('match').where('account', '=', account)),
    );
  }

  /** The matches whose clocks run. */
  async clockedMatches(): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('matches')
      .select('id')
      .where('status', '=', 'playing')
      .where('clock', 'is not', null)
      .execute();
    return rows.map(({ id }) => id);
  }

  async listed(id: string): Promise<ListedMatch | undefined> {
    const [match] = await this.#list((query) => query.where('id', '=', id));
    return match;
  }

  #list(choose: (query: ReturnType<typeof allMatches>) => ReturnType<typeof allMatches>): Promise<ListedMatch[]> {
    return this.#read(() => this.#listOnce(choose));
  }

  async #listOnce(
    choose: (query: ReturnType<typeof allMatches>) => ReturnType<typeof allMatches>,
  ): Promise<ListedMatch[]> {
    const rows = await choose(allMatches(this.#db)).orderBy('updated_at', 'desc').limit(LONGEST_LIST).execute();
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const seats = await this.#db.selectFrom('seats').selectAll().where('match', 'in', ids).orderBy('seat').execute();
    const lasts = await this.#db
      .selectFrom('entries as entry')
      .select(['match', 'decisions', 'at'])
      .where('match', 'in', ids)
      .where('number', '=', (other) =>
        other
          .selectFrom('entries')
          .select(({ fn }) => fn.max('number').as('last'))
          .whereRef('match', '=', 'entry.match'),
      )
      .execute();
    return rows.map((row) => {
      const last = lasts.find(({ match }) => match === row.id);
      return {
        row,
        seats: seats.filter(({ match }) => match === row.id),
        decisions: last?.decisions ?? 0,
        updatedAt: Math.max(row.updated_at, last?.at ?? 0),
      };
    });
  }

  async say(match: string, id: string, line: ChatLine): Promise<void> {
    const { from, seat, text, at } = line;
    await this.#change({ kind: 'chat', match, line }, (db) =>
      db.insertInto('chat').values({ id, match, name: from, seat, text, at }).execute(),
    );
  }

  /** The last lines of the chat, oldest first. */
  async chat(match: string): Promise<ChatLine[]> {
    const rows = await this.#read(() =>
      this.#db.selectFrom('chat').selectAll().where('match', '=', match).orderBy('at', 'desc').limit(200).execute(),
    );
    return rows.reverse().map(({ name, seat, text, at }) => ({ from: name, seat, text, at }));
  }

  async keepCommitment(commitment: string, secret: string, at: number): Promise<void> {
    await this.#db.insertInto('commitments').values({ commitment, secret, created_at: at }).execute();
  }

  /** The secret of a fingerprint handed out before; each is good for one match. */
  async useCommitment(commitment: string): Promise<string | undefined> {
    const row = await this.#db
      .deleteFrom('commitments')
      .where('commitment', '=', commitment)
      .returning('secret')
      .executeTakeFirst();
    return row?.secret;
  }

  /** Forgets fingerprints that nobody used. */
  async dropCommitments(before: number): Promise<void> {
    await this.#db.deleteFrom('commitments').where('created_at', '<', before).execute();
  }

  /** Whether the database answers. */
  async ping(): Promise<void> {
    await sql`select 1`.execute(this.#db);
  }
}

/** Two servers that write the same numbers in different orders would wait for each other. */
function inOrder(group: readonly Append[]): Append[] {
  return group.toSorted((a, b) => (keyOf(a.entry) < keyOf(b.entry) ? -1 : 1));
}

async function begin(db: Kysely<Tables>, id: string, beginning: Beginning, at: number): Promise<void> {
  await db
    .updateTable('matches')
    .set({ status: 'playing', ...beginning, updated_at: at })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute();
}

function allMatches(db: Kysely<Tables>) {
  return db.selectFrom('matches').selectAll();
}

function rowOf(entry: Entry): Insertable<EntriesTable> {
  const { match, number, act, hash, events, decisions, timeLeft, at } = entry;
  return {
    match,
    number,
    move: JSON.stringify(act),
    hash,
    events,
    decisions,
    time_left: timeLeft && JSON.stringify(timeLeft),
    at,
  };
}

function entryOf(row: Selectable<EntriesTable>): Entry {
  const { match, number, move, hash, events, decisions, time_left, at } = row;
  return {
    match,
    number,
    act: Act.parse(JSON.parse(move)),
    hash,
    events,
    decisions,
    timeLeft: time_left === null ? null : (JSON.parse(time_left) as number[]),
    at,
  };
}

/** The clock of a match, if it has one. */
export function clockOf(row: MatchRow): Clock | null {
  return row.clock === null ? null : (JSON.parse(row.clock) as Clock);
}
