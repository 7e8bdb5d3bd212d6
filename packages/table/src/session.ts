import type {
  Answer,
  GameEvent,
  OthersRequestView,
  Outcome,
  RequestView,
  Seat,
  SeenEvent,
  Viewer,
} from '@rangefinder/kernel';
import type { ChatLine, ClockState, Refusal, SeatState } from '@rangefinder/protocol';

/** What a match says of itself in messages. Tables know a match by its session alone, and so get these from here. */
export type { ChatLine, Refusal, SeatState };

/** A clock as it stood at the moment `at` of `performance.now()`. */
export interface SeenClock extends ClockState {
  readonly at: number;
}

/** A match as the page knows it now. A new object after every change; equal parts stay the same objects. */
export interface Snapshot<View = unknown, Event extends GameEvent = GameEvent> {
  readonly game: string;
  /** Through whose eyes the page looks. */
  readonly viewer: Viewer;
  /** Null until the match has begun. */
  readonly view: View | null;
  readonly events: readonly SeenEvent<Event>[];
  /** How many decisions the match has. */
  readonly decisions: number;
  /** What the viewer's seat is asked. */
  readonly request: RequestView | null;
  readonly waitingFor: readonly OthersRequestView[];
  readonly seats: readonly SeatState[];
  readonly outcome: Outcome | null;
  readonly clock: SeenClock | null;
  /** `lost`: the connection is gone and is being sought again. `failed`: the rules broke; `problem` says how. */
  readonly status: 'opening' | 'live' | 'lost' | 'failed';
  readonly problem: string | null;
  /** A bot or another program is thinking. */
  readonly thinking: boolean;
  /** One screen, two players: whom the screen is to be handed to before it shows anything. */
  readonly handTo: Seat | null;
  readonly chat: readonly ChatLine[];
  /** How many decisions would be left if the viewer took the last one back; null when there is none to take back. */
  readonly undoTo: number | null;
  /** Who wants to play again, where others must want it as well. */
  readonly rematch?: readonly Seat[];
  readonly undoAsked: { readonly seat: Seat; readonly to: number } | null;
}

/** What a session lets its viewer do beside answering; what is absent is not offered. */
export interface SessionPowers {
  /** Back until only this many decisions are left (at once, or after the others agree). */
  readonly undo?: (to: number) => Promise<Refusal | null>;
  readonly replyUndo?: (grant: boolean) => Promise<Refusal | null>;
  readonly concede?: () => Promise<Refusal | null>;
  readonly chat?: (text: string) => Promise<Refusal | null>;
  readonly rematch?: () => Promise<Refusal | null>;
  /** The next player has taken the screen. */
  readonly takeScreen?: () => void;
  /** The record so far, when the viewer may have it (own-machine matches, finished matches). */
  readonly record?: () => Promise<unknown>;
}

/**
 * A match that the page shows: on this machine (rules in a worker), on a server, or a replay. Tables know nothing but
 * this, and so work for all three.
 */
export interface Session<View = unknown, Event extends GameEvent = GameEvent> {
  snapshot(): Snapshot<View, Event>;
  /** Calls back after every change; gives the function that stops it. */
  subscribe(listener: () => void): () => void;
  /** Answers the viewer's question. Null when it was accepted. */
  answer(answer: Answer): Promise<Refusal | null>;
  /** Whether an answer would be legal; null when it would. Changes nothing. */
  check(answer: Answer): Promise<Refusal | null>;
  readonly powers: SessionPowers;
  close(): void;
}
