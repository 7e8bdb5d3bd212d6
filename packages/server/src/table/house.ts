import type { Game } from '@rangefinder/kernel';
import type { FastifyBaseLogger } from 'fastify';
import type { BotPool } from '../bots/pool.ts';
import type { Turns } from '../fair/turns.ts';
import type { Metrics } from '../metrics.ts';
import type { NewsRoom } from '../storage/news.ts';
import type { Storage } from '../storage/storage.ts';
import type { Time } from '../time.ts';
import type { Live } from './live.ts';

/** What every table needs of the house it stands in. */
export interface House {
  readonly storage: Storage;
  readonly news: NewsRoom;
  readonly bots: BotPool;
  readonly turns: Turns;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  /** No other server shares the database. */
  readonly alone: boolean;
  /** Time before this moment is on nobody's clock: this server had not begun, or its database did not answer. */
  countFrom(): number;
  /** After how many milliseconds without a move a table falls asleep. */
  readonly idle: number;
  readonly time: Time;
  game(id: string): Promise<Game>;
  /** Makes the same match once more, or finds it when it was made already. */
  rematch(live: Live): Promise<string>;
}
