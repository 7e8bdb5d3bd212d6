import type { Answer as KernelAnswer } from '@rangefinder/kernel';
import { Answer, Id, Seat } from '@rangefinder/protocol';
import { z } from 'zod';

const seat = Seat;
const answer: z.ZodType<KernelAnswer> = Answer;

/** One thing done at a table: what an entry holds. */
export const Move = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('decision'), seat, answer }),
  z.strictObject({ kind: z.literal('undo-asked'), seat, to: z.int() }),
  z.strictObject({ kind: z.literal('undo-granted'), seat }),
  z.strictObject({ kind: z.literal('undo-declined'), seat }),
  /** All agreed: only `to` decisions are left. */
  z.strictObject({ kind: z.literal('undone'), seat, to: z.int() }),
  z.strictObject({ kind: z.literal('conceded'), seat }),
  /** Wants a rematch; the last to want it names the match it became. */
  z.strictObject({ kind: z.literal('rematch'), seat, match: Id.nullable() }),
]);
export type Move = z.infer<typeof Move>;

/** A move as it is stored. */
export interface Entry {
  readonly match: string;
  readonly number: number;
  readonly move: Move;
  readonly hash: string;
  /** Logged events in JSON: they are only ever read whole. */
  readonly events: string;
  readonly decisions: number;
  readonly timeLeft: readonly number[] | null;
  readonly at: number;
}
