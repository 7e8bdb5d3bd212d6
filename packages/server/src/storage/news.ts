import type { ChatLine } from '@rangefinder/protocol';
import pg from 'pg';

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

/** News by PostgreSQL's LISTEN and NOTIFY. */
export class PostgresNews implements NewsRoom {
  readonly #url: string;
  readonly #server: string;
  readonly #pool: pg.Pool;
  readonly #onError: (error: unknown) => void;
  #client: pg.Client | undefined;
  #closed = false;

  constructor(url: string, server: string, pool: pg.Pool, onError: (error: unknown) => void) {
    this.#url = url;
    this.#server = server;
    this.#pool = pool;
    this.#onError = onError;
  }

  publish(news: News): void {
    if (this.#closed) return;
    this.#pool.query('select pg_notify($1, $2)', [CHANNEL, newsText(this.#server, news)]).catch(this.#onError);
  }

  async listen(listener: NewsListener, onGap: () => void): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url });
    client.on('error', this.#onError);
    client.on('notification', ({ payload }) => {
      const { server, news } = JSON.parse(payload ?? '{}') as { server?: string; news?: News };
      if (server !== undefined && news && server !== this.#server) listener(news, server);
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.#client = client;
    client.on('end', () => {
      if (!this.#closed) setTimeout(() => void this.#again(listener, onGap), 500).unref();
    });
  }

  async #again(listener: NewsListener, onGap: () => void): Promise<void> {
    if (this.#closed) return;
    try {
      await this.listen(listener, onGap);
      onGap();
    } catch (error) {
      this.#onError(error);
      setTimeout(() => void this.#again(listener, onGap), 1000).unref();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end().catch(this.#onError);
  }
}
