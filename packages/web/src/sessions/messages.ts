import type {
  Answer,
  Choices,
  GameEvent,
  MatchRecord,
  OthersRequestView,
  Outcome,
  RequestView,
  Seat,
  SeenEvent,
  Viewer,
} from '@rangefinder/kernel';
import type { Change } from '@rangefinder/protocol/change';
import type { Refusal } from '@rangefinder/table';
import type { LocalPlayer, SavedMatch } from '../storage/matches.ts';

/** How a match on this machine begins: anew, at a setup, or where a record leaves off. */
export type Beginning =
  | { readonly kind: 'new'; readonly choices: Choices; readonly seed: string }
  | { readonly kind: 'setup'; readonly setup: unknown; readonly seed: string }
  | { readonly kind: 'record'; readonly record: MatchRecord };

/** What the page asks of the match in its worker. Each is answered once, by its number. */
export type HostCall =
  | {
      readonly type: 'open';
      readonly game: string;
      readonly beginning: Beginning;
      readonly players: readonly LocalPlayer[];
      readonly viewer: Viewer;
      /** Under which name, and with what besides the record, it is kept; null: not at all. */
      readonly keep: Omit<SavedMatch, 'record' | 'outcome' | 'updatedAt'> | null;
      /** Which decision of the record to stand at; the end when absent. Bots do not play on while it is given. */
      readonly at?: number;
      readonly outcome?: Outcome | null;
    }
  | { readonly type: 'answer'; readonly seat: Seat; readonly answer: Answer }
  | { readonly type: 'check'; readonly seat: Seat; readonly answer: Answer }
  | { readonly type: 'undo'; readonly to: number; readonly seed: string }
  | { readonly type: 'look'; readonly viewer: Viewer }
  /** Replays: stand after this many decisions of the record that was opened. */
  | { readonly type: 'goto'; readonly decision: number }
  | { readonly type: 'concede'; readonly seat: Seat }
  | { readonly type: 'record' };

/** A call on its way, and its number. */
export type NumberedCall = HostCall & { readonly call: number };

/** What changed, for the viewer the page looks through. */
export interface HostNews {
  readonly type: 'news';
  readonly viewer: Viewer;
  /** Against the view sent before. */
  readonly change: Change | undefined;
  /** Events from number `from` on replace those the page has. */
  readonly events: { readonly from: number; readonly list: readonly SeenEvent<GameEvent>[] };
  readonly decisions: number;
  /** How many decisions the opened record has, for replays. */
  readonly length: number;
  readonly request: RequestView | null;
  readonly waitingFor: readonly OthersRequestView[];
  readonly outcome: Outcome | null;
  readonly thinking: boolean;
  readonly undoTo: number | null;
  /** Which human seats are asked. */
  readonly asked: readonly Seat[];
  /** Whether the other human seats may see anything that this viewer may not, or the other way round. */
  readonly secrets: boolean;
  readonly problem: string | null;
}

export type HostMessage =
  | HostNews
  | { readonly type: 'reply'; readonly call: number; readonly refusal: Refusal | null; readonly value?: unknown }
  /** The call itself could not be done: bad input, a game that cannot be loaded. */
  | { readonly type: 'error'; readonly call: number; readonly message: string };
