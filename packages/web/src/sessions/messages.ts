import type { MatchRecord, Outcome, Viewer } from '@rangefinder/kernel';
import type {
  ClientMessage,
  MatchState,
  NewsMessage,
  ReplyMessage,
  SeatState,
  TableMessage,
} from '@rangefinder/protocol';
import type { LocalPlayer, SavedMatch } from '../storage/matches.ts';

/** Under which name, and with what besides the record, a match is kept. */
export type Keep = Omit<SavedMatch, 'record' | 'outcome' | 'updatedAt'>;

/** Takes a match up where its record leaves off. */
export interface Open {
  readonly type: 'open';
  readonly record: MatchRecord;
  readonly players: readonly LocalPlayer[];
  readonly viewer: Viewer;
  /** Null: it is not kept at all. */
  readonly keep: Keep | null;
  /** How it ended, if not by its rules. */
  readonly outcome: Outcome | null;
}

/** Shows a record, played to its end. */
export interface Watch {
  readonly type: 'watch';
  readonly record: MatchRecord;
  readonly seats: readonly SeatState[];
}

type Uncalled<Message> = Message extends { readonly call: number } ? Omit<Message, 'call'> : never;

/** What the page says to a match in its worker: what it would say to a server, and what only one's own machine can do. */
export type LocalCall =
  | Open
  | Watch
  | Uncalled<Extract<ClientMessage, { type: 'answer' | 'check' | 'ask-undo' | 'concede' }>>
  | { readonly type: 'look'; readonly viewer: Viewer }
  /** Records: stand after this many decisions. */
  | { readonly type: 'goto'; readonly decision: number }
  | { readonly type: 'record' };

/** A call on its way, and its number. Each is answered once. */
export type NumberedCall = LocalCall & { readonly call: number };

/** What changes at a table on this machine beside the view. */
export interface LocalState extends MatchState {
  /** Whether people at this screen may see anything that others at it may not. */
  readonly secrets: boolean;
  /** The rules broke, and the match cannot go on. */
  readonly problem: string | null;
}

/** What the worker says: what a server would, and what only one's own machine can tell. */
export type LocalMessage =
  | TableMessage<LocalState>
  | NewsMessage<LocalState>
  | ReplyMessage
  | { readonly type: 'record'; readonly call: number; readonly record: MatchRecord }
  /** The call itself could not be done: bad input, a game that cannot be loaded. */
  | { readonly type: 'error'; readonly call: number; readonly message: string };
