import type {
  OthersRequestView,
  Outcome as OutcomeType,
  RequestView,
  Seat as SeatNumber,
  SeenEvent,
} from '@rangefinder/kernel';
import { z } from 'zod';
import type { MatchSummary } from './api.ts';
import type { Change } from './change.ts';
import { Answer, type Refusal, Seat, Text } from './common.ts';
import type { Fairness } from './fairness.ts';

/** No message of a client is longer than this, in bytes. */
export const LONGEST_MESSAGE = 16 * 1024;

/** The client's number for a message, by which the reply names it. */
const Call = z
  .int()
  .min(0)
  .max(2 ** 31);

/** Takes a place at the table: a seat by its secret, or the spectators' bench without one. First message of all. */
const Hello = z.strictObject({
  type: z.literal('hello'),
  secret: z.string().max(200).optional(),
});

/**
 * Answers the question numbered `ask`. A question is answered once: the same answer again is acknowledged again, another
 * one is refused. So a client that lost its connection may send its last answer once more.
 */
const AnswerMessage = z.strictObject({
  type: z.literal('answer'),
  call: Call,
  seat: Seat,
  ask: z.int().min(0),
  answer: Answer,
});

/** Asks whether an answer would be legal; changes nothing. */
const Check = z.strictObject({ type: z.literal('check'), call: Call, seat: Seat, ask: z.int().min(0), answer: Answer });

const Chat = z.strictObject({ type: z.literal('chat'), call: Call, text: Text.max(500) });

/** Asks the others to go back until only `to` decisions are left. Casual matches only. */
const AskUndo = z.strictObject({ type: z.literal('ask-undo'), call: Call, to: z.int().min(0) });

/** Grants or declines the undo that was asked for. */
const ReplyUndo = z.strictObject({ type: z.literal('reply-undo'), call: Call, grant: z.boolean() });

const Concede = z.strictObject({ type: z.literal('concede'), call: Call });

/** Offers a rematch, or accepts the one offered; when all have, `rematch` news names the new match. */
const Rematch = z.strictObject({ type: z.literal('rematch'), call: Call });

const Ping = z.strictObject({ type: z.literal('ping'), call: Call });

/** Everything a client may say over the WebSocket of a match. */
export const ClientMessage = z.discriminatedUnion('type', [
  Hello,
  AnswerMessage,
  Check,
  Chat,
  AskUndo,
  ReplyUndo,
  Concede,
  Rematch,
  Ping,
]);
export type ClientMessage = z.infer<typeof ClientMessage>;

/** A question to the viewer's seat, with the number its answer must name. */
export interface Asked {
  readonly ask: number;
  readonly request: RequestView;
}

export interface ChatLine {
  readonly from: string;
  readonly seat: SeatNumber | null;
  readonly text: string;
  readonly at: number;
}

/** Time left, in milliseconds, when the message was sent; `running` says whose time runs. */
export interface ClockState {
  readonly left: readonly number[];
  readonly running: readonly SeatNumber[];
}

/** Who sits where, and whether they are there now. */
export interface SeatState {
  readonly name: string;
  readonly kind: 'human' | 'bot' | 'empty';
  readonly connected: boolean;
  /** A bot that broke down, lately at least: what it could not decide was the least its seat could do. */
  readonly faltered: boolean;
}

/** What changes in a match beside the view, wherever it is played. */
export interface MatchState {
  readonly seats: readonly SeatState[];
  /** How many decisions the match has. */
  readonly decisions: number;
  readonly asked: Asked | null;
  readonly waitingFor: readonly OthersRequestView[];
  readonly outcome: OutcomeType | null;
  /** How many decisions would be left without the viewer's last one; null when there is none that can be taken back. */
  readonly undoTo: number | null;
  /** Who asks to go back, and how far. */
  readonly undo: { readonly seat: SeatNumber; readonly to: number } | null;
}

/** What changes at a table on a server beside the view. */
export interface TableState extends MatchState {
  readonly summary: MatchSummary;
  readonly clock: ClockState | null;
  readonly fairness: Fairness;
  /** Seats that want a rematch, and the match it became. */
  readonly rematch: { readonly seats: readonly SeatNumber[]; readonly match: string | null };
}

/** The whole table, once after `hello` and whenever a difference would not do. `view` is null until all have sat down. */
export interface TableMessage<State = TableState> {
  readonly type: 'table';
  readonly viewer: SeatNumber | 'spectator';
  readonly view: unknown;
  readonly events: readonly SeenEvent[];
  readonly state: State;
}

/** What a decision changed: the view, the events it caused, and what of the state is different. */
export interface NewsMessage<State = TableState> {
  readonly type: 'news';
  readonly change?: Change;
  readonly events: readonly SeenEvent[];
  readonly state: Partial<State>;
}

/** What became of a message. */
export type ReplyMessage =
  /** It is done; an answer is stored. */
  | { readonly type: 'done'; readonly call: number }
  | { readonly type: 'checked'; readonly call: number; readonly refusal: Refusal | null }
  | { readonly type: 'refused'; readonly call: number | null; readonly refusal: Refusal };

/** Everything a server may say over the WebSocket of a match. */
export type ServerMessage =
  | (TableMessage & { readonly chat: readonly ChatLine[] })
  | NewsMessage
  | ReplyMessage
  | { readonly type: 'chat'; readonly line: ChatLine }
  /** The server is going away; come back in a moment. */
  | { readonly type: 'restart' };
