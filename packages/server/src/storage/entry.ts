import type { Act } from '@rangefinder/protocol';

/** An act as it is stored. */
export interface Entry {
  readonly match: string;
  readonly number: number;
  readonly act: Act;
  readonly hash: string;
  /** Logged events in JSON: they are only ever read whole. */
  readonly events: string;
  readonly decisions: number;
  readonly timeLeft: readonly number[] | null;
  readonly at: number;
}
