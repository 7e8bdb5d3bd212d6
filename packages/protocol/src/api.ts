import { z } from 'zod';
import { Clock, Id, Seat } from './common.ts';

/** Who may find and join a match: everybody, those who have the link, or nobody (bots only, or all seats one's own). */
export const Access = z.enum(['open', 'link', 'private']);

/** Who is to sit in a seat. */
export const SeatWish = z.discriminatedUnion('kind', [
  /** Whoever creates the match. `list` may be absent in games without lists. */
  z.strictObject({ kind: z.literal('me'), list: z.unknown().optional() }),
  /** Whoever joins, with a list of their own, or with the one given here. */
  z.strictObject({ kind: z.literal('human'), list: z.unknown().optional() }),
  z.strictObject({ kind: z.literal('bot'), bot: Id, list: z.unknown().optional() }),
]);

export const CreateMatch = z.strictObject({
  game: Id,
  mission: Id.optional(),
  seats: z.array(SeatWish).min(1).max(8),
  clock: Clock.nullable().default(null),
  access: Access.default('link'),
  /** In a casual match players may ask to take decisions back. */
  casual: z.boolean().default(true),
  /** Spectators see the match this many decisions late. */
  spectatorDelay: z.int().min(0).max(1000).default(0),
  /** The creator's word for the dice. */
  word: z.string().min(1).max(100),
});
export type CreateMatch = z.infer<typeof CreateMatch>;

export const JoinMatch = z.strictObject({
  seat: Seat.optional(),
  list: z.unknown().optional(),
  /** The joiner's word for the dice. */
  word: z.string().min(1).max(100),
});
export type JoinMatch = z.infer<typeof JoinMatch>;

/** A seat, and the secret that proves it is yours. */
export const SeatTicket = z.strictObject({ match: Id, seat: Seat, secret: z.string() });
export type SeatTicket = z.infer<typeof SeatTicket>;

/** A match as lists of matches show it. */
export const MatchSummary = z.strictObject({
  id: Id,
  game: Id,
  mission: z.string().nullable(),
  status: z.enum(['waiting', 'playing', 'over']),
  players: z.array(
    z.strictObject({ name: z.string(), kind: z.enum(['human', 'bot', 'empty']), list: z.string().nullable() }),
  ),
  clock: Clock.nullable(),
  access: Access,
  casual: z.boolean(),
  decisions: z.int(),
  winner: Seat.nullable(),
  createdAt: z.int(),
  updatedAt: z.int(),
});
export type MatchSummary = z.infer<typeof MatchSummary>;

export const PlayerName = z
  .string()
  .trim()
  .min(2)
  .max(30)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} ._'-]*$/u, "Letters, digits, spaces and . _ ' - only.");
export const Password = z.string().min(8).max(200);

export const Me = z.strictObject({ id: Id, name: z.string(), guest: z.boolean() });
export type Me = z.infer<typeof Me>;

export const Credentials = z.strictObject({ name: PlayerName, password: Password });

/** What every error answer of the HTTP interface looks like. */
export const ApiError = z.strictObject({ error: z.string(), message: z.string() });
