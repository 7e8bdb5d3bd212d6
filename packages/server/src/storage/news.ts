import type { ChatLine } from '@rangefinder/protocol';
import pg from 'pg';
import { DatabaseGone } from './gone.ts';
import type { HurriedPool } from './postgres.ts';

/** What servers that share a database tell each other. Everything that matters is in the database: news may get lost. */
export type News =
  | { readonly kind: 'entries'; readonly match: string }
  | { readonly kind: 'seats'; readonly match: string }
  | { readonly kind: 'chat'; readonly match: string; readonly line: ChatLine }
  /** Which seats of a match are connected to the sending server. */
  | { readonly kind: 'here'; readonly match: string; readonly seats: readonly number[] }
  /** Asks for the seats connected elsewhere: of a match, or of all. */
  | { readonly kind: 'who'; readonly match: string | null }
  | { readonly kind: 'alive' }
  | { readonly kind: 'gone' };

export type NewsListener = (news: News, from: string) => void;

/** How news reach the other servers. What a server says it does not hear itself. */
export interface NewsRoom {
  publish(news: News): void;
  /** `onGap` is called when news may have been missed. */
  listen(listener: NewsListener, onGap: () => void): Promise<void>;
  close(): Promise<void>;
}

/** The news room of a server that is alone with its SQLite file. */
export const ALONE: NewsRoom = {
  publish: () => undefined,
  listen: async () => undefined,
  close: async () => undefined,
};

export const CHANNEL = 'rangefinder';

/** News as they travel. */
export function newsText(server: string, news: News): string {
  return JSON.stringify({ server, news });
}

/** How long to wait before listening again, in milliseconds. */
const PAUSE = 300;

export interface PostgresNewsOptions {
  readonly url: string;
  readonly server: string;
  readonly pool: HurriedPool;
  /** How long a silent connection is believed in, in milliseconds. */
  readonly patience: number;
  readonly onError: (error: unknown) => void;
}

/** News by PostgreSQL's LISTEN and NOTIFY. */
export class PostgresNews implements NewsRoom {
  readonly #options: PostgresNewsOptions;
  /** What could not be said, by what it is about: it is said as soon as something else could be. */
  readonly #unsaid = new Map<string, News>();
  #client: pg.Client | undefined;
  #closed = false;

  constructor(options: PostgresNewsOptions) {
    this.#options = options;
  }

  publish(news: News): void {
    if (!this.#closed) void this.#say(news);
  }

  async listen(listener: NewsListener, onGap: () => void): Promise<void> {
    const line = await this.#connect(listener);
    void this.#stayTuned(line, listener, onGap);
  }

  async close(): Promise<void> {
    this.#closed = true;
    // A goodbye that a silent database never hears must not keep the server from stopping.
    const goodbye = this.#client?.end().catch(this.#options.onError);
    await Promise.race([goodbye, pause(this.#options.patience)]);
  }

  async #say(news: News): Promise<void> {
    const { pool, server, onError } = this.#options;
    const about = `${news.kind} ${'match' in news ? news.match : ''}`;
    this.#unsaid.delete(about);
    try {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, newsText(server, news)]);
      const [next] = this.#unsaid.values();
      if (next) this.publish(next);
    } catch (error) {
      if (!(error instanceof DatabaseGone)) onError(error);
      if (!this.#unsaid.has(about)) this.#unsaid.set(about, news);
    }
  }

  async #connect(listener: NewsListener): Promise<Line> {
    const { url, server, patience, onError } = this.#options;
    const limits = { connectionTimeoutMillis: patience, query_timeout: patience, keepAlive: true };
    const client = new pg.Client({ connectionString: url, ...limits });
    client.on('error', onError);
    client.on('notification', ({ payload }) => {
      const { server: from, news } = JSON.parse(payload ?? '{}') as { server?: string; news?: News };
      if (from !== undefined && news && from !== server) listener(news, from);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      void client.end().catch(onError);
      throw error;
    }
    this.#client = client;
    return { client, ended: new Promise((resolve) => client.once('end', resolve)) };
  }

  /** Listens until the server stops: asks the connection now and then whether it is still there, and makes another if not. */
  async #stayTuned(first: Line, listener: NewsListener, onGap: () => void): Promise<void> {
    const { patience, onError } = this.#options;
    let line: Line | undefined = first;
    while (!this.#closed) {
      try {
        if (line) {
          await Promise.race([pause(patience), line.ended]);
          if (!this.#closed) await line.client.query('select 1');
        } else {
          line = await this.#connect(listener);
          onGap();
        }
      } catch (error) {
        if (this.#closed) return;
        if (!this.#options.pool.pulse.silent) onError(error);
        void line?.client.end().catch(onError);
        line = undefined;
        await pause(PAUSE);
      }
    }
  }
}

/** A connection that listens. */
interface Line {
  readonly client: pg.Client;
  readonly ended: Promise<void>;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
