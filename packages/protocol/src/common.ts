import type { Answer as AnswerType } from '@rangefinder/kernel';
import { z } from 'zod';

/** The name of a match, a player, a list: letters, digits, hyphens. */
export const Id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

/** What somebody writes: whole characters and white space, which every database keeps as they are and dice can be drawn from. */
export const Text = z
  .string()
  .min(1)
  .regex(/^(?:[^\p{Cc}\p{Cs}]|\s)*$/u, 'Letters, signs and spaces only.');

/** A chair at the table. */
export const Seat = z.int().min(0).max(7);

const PoseSchema = z.strictObject({
  x: z.number(),
  y: z.number(),
  heading: z.number(),
});

/** What a player may send as an answer; the kernel decides whether it is legal. */
export const Answer: z.ZodType<AnswerType> = z.union([
  z.string().max(400),
  z.array(z.string().max(400)).max(64),
  z.array(PoseSchema).max(16),
]);

/**
 * Why something was refused: the rule that says so and an English sentence. What a game refuses has a code and what the sentence
 * names, too, so that pages say it in their own language; what a server refuses is told by its rule alone.
 */
export const Refusal = z.strictObject({
  message: z.string(),
  rule: z.string(),
  code: z.string().optional(),
  about: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type Refusal = z.infer<typeof Refusal>;

export const Outcome = z.strictObject({ winner: Seat.nullable(), rule: z.string() });

/** Thinking time: a stock for the whole match and what each decision gives back, in seconds. */
export const Clock = z.strictObject({
  seconds: z
    .int()
    .min(10)
    .max(24 * 3600),
  increment: z.int().min(0).max(600),
});
export type Clock = z.infer<typeof Clock>;
