import { z } from 'zod';
import { Clock, Id, Seat, Text } from './common.ts';

/**
 * Where everything is. Bodies and answers are JSON; an error is an `ApiError` with its HTTP status. A player is known by
 * a signed cookie, which the first `GET /api/me` hands out.
 *
 *     GET  /api/games                     GameInfo[]
 *     GET  /api/me                        Me (a guest is made when nobody is known)
 *     POST /api/me/name                   { name } → Me (a guest's name)
 *     POST /api/register                  Credentials → Me (the guest keeps its matches and gets a password)
 *     POST /api/login                     Credentials → Me
 *     POST /api/logout                    {} → Me (a new guest)
 *     POST /api/commitments               {} → { commitment } (for `CreateMatch.commitment`)
 *     GET  /api/matches?list=open|live|mine  MatchSummary[]
 *     POST /api/matches                   CreateMatch → CreatedMatch
 *     GET  /api/matches/:id               MatchSummary
 *     POST /api/matches/:id/join          JoinMatch → SeatTicket
 *     POST /api/matches/:id/cancel        {} → {} (a match that has not begun, by whoever sits at it)
 *     POST /api/matches/:id/tickets       {} → SeatTicket[] (the seats of the asking player: another browser, a rematch)
 *     GET  /api/matches/:id/fairness      Fairness
 *     GET  /api/matches/:id/record        the record, once the match is over
 *     GET  /api/matches/:id/events        SeenEvent[] as stored, once the match is over
 *     WS   /api/matches/:id/socket        the table: `ClientMessage` up, `ServerMessage` down, `hello` first
 */
export const API = '/api';

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
  word: Text.max(100),
  /** A fingerprint got from `POST /api/commitments` before choosing the word; without it the server makes one now. */
  commitment: Text.max(100).optional(),
});
export type CreateMatch = z.infer<typeof CreateMatch>;

export const JoinMatch = z.strictObject({
  seat: Seat.optional(),
  list: z.unknown().optional(),
  /** The joiner's word for the dice. */
  word: Text.max(100),
});
export type JoinMatch = z.infer<typeof JoinMatch>;

/** A seat, and the secret that proves it is yours. */
export const SeatTicket = z.strictObject({ match: Id, seat: Seat, secret: z.string() });
export type SeatTicket = z.infer<typeof SeatTicket>;

/** A game as the lobby needs it. */
export const GameInfo = z.strictObject({
  id: Id,
  name: z.string(),
  seats: z.array(z.string()),
  missions: z.array(z.string()),
  readyLists: z.array(
    z.strictObject({ id: z.string(), name: z.string(), seats: z.array(Seat).optional(), list: z.unknown() }),
  ),
  bots: z.array(z.string()),
});
export type GameInfo = z.infer<typeof GameInfo>;

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

/** A new match, and a ticket for each seat of its creator. */
export const CreatedMatch = z.strictObject({ match: MatchSummary, tickets: z.array(SeatTicket) });
export type CreatedMatch = z.infer<typeof CreatedMatch>;

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
