import { z } from 'zod';
import { Answer, Id, Seat } from './common.ts';

const seat = Seat;

/** One thing done at a table. What was done, in order, is the whole match. */
export const Act = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('decision'), seat, answer: Answer }),
  z.strictObject({ kind: z.literal('undo-asked'), seat, to: z.int() }),
  z.strictObject({ kind: z.literal('undo-granted'), seat }),
  z.strictObject({ kind: z.literal('undo-declined'), seat }),
  /** All agreed: only `to` decisions are left. */
  z.strictObject({ kind: z.literal('undone'), seat, to: z.int() }),
  z.strictObject({ kind: z.literal('conceded'), seat }),
  /** Wants a rematch; the last to want it names the match it became. */
  z.strictObject({ kind: z.literal('rematch'), seat, match: Id.nullable() }),
]);
export type Act = z.infer<typeof Act>;
