import type { RequestView, SeenEvent, Viewer } from '@rangefinder/kernel';
import type { MatchState, NewsMessage, SeatState, TableMessage } from '@rangefinder/protocol';
import { applyChange, changeBetween } from '@rangefinder/protocol/change';
import type { Snapshot } from '@rangefinder/table';

/** A match as the messages of whoever hosts it tell of it, and who is to be called when it changes. */
export class Mirror<State extends MatchState> {
  readonly #listeners = new Set<() => void>();
  #snapshot: Snapshot;
  #state: State | null = null;

  constructor(game: string, viewer: Viewer, seats: readonly SeatState[]) {
    this.#snapshot = { ...OPENING, game, viewer, seats };
  }

  get snapshot(): Snapshot {
    return this.#snapshot;
  }

  /** What is known of the match beside its view; null until it was shown. */
  get state(): State | null {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Shows what a message tells; `more` makes of the state what only some matches have. */
  hear(
    message: TableMessage<State> | NewsMessage<State>,
    more: (state: State, before: Snapshot) => Partial<Snapshot>,
  ): void {
    const before = this.#snapshot;
    const shownBefore = { request: before.request, ask: this.#state?.asked?.ask };
    if (message.type === 'table') {
      const { viewer, view, events, state } = message;
      this.#state = state;
      const shown = { viewer, view: asBefore(before.view, view), events: eventsAsBefore(before.events, events) };
      this.set({ ...stateShown(state, shownBefore), ...shown, ...more(state, before) });
    } else if (this.#state) {
      const state: State = { ...this.#state, ...message.state };
      this.#state = state;
      const { events } = message;
      const shown = {
        view: applyChange(before.view, message.change),
        events: events.length === 0 ? before.events : [...before.events, ...events],
      };
      this.set({ ...stateShown(state, shownBefore), ...shown, ...more(state, before) });
    }
  }

  set(change: Partial<Snapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** Before anything is known. */
const OPENING: Omit<Snapshot, 'game' | 'viewer' | 'seats'> = {
  view: null,
  events: [],
  decisions: 0,
  request: null,
  waitingFor: [],
  outcome: null,
  clock: null,
  status: 'opening',
  problem: null,
  thinking: false,
  handTo: null,
  chat: [],
  undoTo: null,
  undoAsked: null,
};

/** The question as it was shown last, and its number. */
interface ShownQuestion {
  readonly request: RequestView | null;
  readonly ask: number | undefined;
}

function stateShown(state: MatchState, before: ShownQuestion) {
  const { seats, decisions, asked, waitingFor, outcome, undoTo, undo } = state;
  return {
    status: 'live',
    problem: null,
    seats,
    decisions,
    request: requestAsBefore(before, asked),
    waitingFor,
    outcome,
    thinking: waitingFor.some(({ seat }) => seats[seat]?.kind === 'bot'),
    undoTo,
    undoAsked: undo,
  } as const;
}

/** What is equal stays the same object, so that pages redraw only what changed. */
function asBefore(before: unknown, after: unknown): unknown {
  return applyChange(before, changeBetween(before, after));
}

function eventsAsBefore(before: readonly SeenEvent[], after: readonly SeenEvent[]): readonly SeenEvent[] {
  const known = after.map((event, i) => (changeBetween(before[i], event) === undefined ? (before[i] ?? event) : event));
  return known.length === before.length && known.every((event, i) => event === before[i]) ? before : known;
}

/**
 * The question stays the same object while it is the same, so that what somebody has marked stays marked. The next one is
 * another even where it asks for the same once more.
 */
function requestAsBefore(before: ShownQuestion, after: MatchState['asked']): RequestView | null {
  if (!after) return null;
  const isSame = before.ask === after.ask && changeBetween(before.request, after.request) === undefined;
  return isSame ? before.request : after.request;
}
