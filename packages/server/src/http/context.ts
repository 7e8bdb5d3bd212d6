import type { FastifyBaseLogger } from 'fastify';
import type { Matches } from '../matches.ts';
import type { Metrics } from '../metrics.ts';
import type { People } from '../people.ts';
import type { Settings } from '../settings.ts';
import type { Storage } from '../storage/storage.ts';
import type { Hall } from '../table/hall.ts';

/** What the routes need. */
export interface Context {
  readonly settings: Settings;
  readonly storage: Storage;
  readonly people: People;
  readonly matches: Matches;
  readonly hall: Hall;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
}
