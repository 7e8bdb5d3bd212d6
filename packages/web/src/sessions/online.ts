import type { Answer, RequestView, SeenEvent } from '@rangefinder/kernel';
import type { ClientMessage, ServerMessage, TableState } from '@rangefinder/protocol';
import { applyChange, changeBetween } from '@rangefinder/protocol/change';
import type { ClockState, Refusal, SeatState, Session, SessionPowers, Snapshot } from '@rangefinder/table';
import { type Connect, Wire } from './wire.ts';

export interface OnlineMatch {
  readonly match: string;
  readonly game: string;
  /** Proves whose seat it is; absent for spectators. */
  readonly secret?: string;
}

type Sent = Exclude<ClientMessage, { type: 'hello' }>;
type Unnumbered<M> = M extends Sent ? Omit<M, 'call'> : never;

/** A question sent and not answered yet; `again` says whether to repeat it after the connection was lost. */
interface Waiting {
  readonly message: Sent;
  readonly again: boolean;
  settle(refusal: Refusal | null): void;
}

const LOST: Refusal = { message: 'The connection was lost before an answer came.', rule: 'table.connection.1' };

/** A match on the server. Answers given while the connection is gone are sent when it is back. */
export class OnlineSession implements Session {
  readonly powers: SessionPowers;
  readonly #wire: Wire;
  readonly #listeners = new Set<() => void>();
  readonly #waiting = new Map<number, Waiting>();
  readonly #onRematch: (match: string) => void;
  #refusal: Refusal | null = null;
  #state: TableState | null = null;
  #snapshot: Snapshot;
  #calls = 0;
  /** How many decisions there were when this player decided, last one last. */
  #own: number[] = [];

  constructor(match: OnlineMatch, onRematch: (match: string) => void, connect?: Connect) {
    this.#onRematch = onRematch;
    this.#snapshot = emptySnapshot(match.game);
    this.powers =
      match.secret === undefined ? { chat: (text) => this.#send({ type: 'chat', text }) } : this.#playerPowers();
    this.#wire = new Wire(
      `/api/matches/${match.match}/socket`,
      {
        hello: () => ({ type: 'hello', ...(match.secret === undefined ? {} : { secret: match.secret }) }),
        ping: () => ({ type: 'ping', call: this.#calls++ }),
        onMessage: (message) => this.#hear(message),
        onLost: () => this.#lost(),
      },
      connect,
    );
  }

  #playerPowers(): SessionPowers {
    return {
      chat: (text) => this.#send({ type: 'chat', text }),
      undo: (to) => this.#send({ type: 'ask-undo', to }),
      replyUndo: (grant) => this.#send({ type: 'reply-undo', grant }),
      concede: () => this.#send({ type: 'concede' }),
      rematch: () => this.#send({ type: 'rematch' }),
    };
  }

  snapshot(): Snapshot {
    return this.#snapshot;
  }

  /** What the server says of the match beside what tables show: who may join, whether a rematch is offered. */
  state(): TableState | null {
    return this.#state;
  }

  /** Why the server lets us neither play nor watch here; null while it does. */
  get refusal(): Refusal | null {
    return this.#refusal;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async answer(answer: Answer): Promise<Refusal | null> {
    const asked = this.#state?.asked;
    if (!asked) return { message: 'Nothing is asked of you now.', rule: 'kernel.turn.1' };
    const { decisions } = this.#snapshot;
    const { seat } = asked.request;
    const refusal = await this.#send({ type: 'answer', seat, ask: asked.ask, answer: mutable(answer) }, true);
    if (!refusal) {
      this.#own.push(decisions);
      this.#set({ undoTo: this.#undoTo() });
    }
    return refusal;
  }

  async check(answer: Answer): Promise<Refusal | null> {
    const asked = this.#state?.asked;
    if (!asked) return null;
    return this.#send({ type: 'check', seat: asked.request.seat, ask: asked.ask, answer: mutable(answer) });
  }

  close(): void {
    this.#wire.close();
    for (const { settle } of this.#waiting.values()) settle(LOST);
    this.#waiting.clear();
  }

  #send(message: Unnumbered<Sent>, again = false): Promise<Refusal | null> {
    const call = this.#calls++;
    const numbered: Sent = { ...message, call };
    return new Promise((settle) => {
      this.#waiting.set(call, { message: numbered, again, settle });
      if (!this.#wire.send(numbered) && !again) this.#settle(call, LOST);
    });
  }

  #settle(call: number, refusal: Refusal | null): void {
    this.#waiting.get(call)?.settle(refusal);
    this.#waiting.delete(call);
  }

  #lost(): void {
    for (const [call, { again }] of this.#waiting) if (!again) this.#settle(call, LOST);
    if (this.#snapshot.status === 'live') this.#set({ status: 'lost' });
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.#state = message.state;
        this.#show(message.viewer, message.view, message.events, { chat: message.chat });
        // The server acknowledges the same answer again: nothing is decided twice.
        for (const { message: sent } of this.#waiting.values()) this.#wire.send(sent);
        return;
      case 'news':
        if (this.#state) this.#news(message, this.#state);
        return;
      case 'chat':
        this.#set({ chat: [...this.#snapshot.chat, message.line] });
        return;
      case 'done':
        this.#settle(message.call, null);
        return;
      case 'checked':
        this.#settle(message.call, message.refusal);
        return;
      case 'refused':
        this.#refused(message.call, message.refusal);
        return;
      case 'restart':
        return;
    }
  }

  #news(message: Extract<ServerMessage, { type: 'news' }>, before: TableState): void {
    this.#state = { ...before, ...message.state };
    const { viewer, view, events } = this.#snapshot;
    const kept = eventsBefore(events, before.decisions, this.#state.decisions, message.events);
    this.#show(
      viewer,
      applyChange(view, message.change),
      message.events.length === 0 && kept === events ? events : [...kept, ...message.events],
    );
    const { match } = this.#state.rematch;
    if (match !== null && before.rematch.match === null) this.#onRematch(match);
  }

  #refused(call: number | null, refusal: Refusal): void {
    if (call !== null) this.#settle(call, refusal);
    // A refused hello: there is no seat here for us, and trying again would not change it.
    else if (!this.#state) {
      this.#wire.close();
      this.#refusal = refusal;
      this.#set({ status: 'failed', problem: refusal.message });
    }
  }

  #show(viewer: Snapshot['viewer'], view: unknown, events: readonly SeenMessage[], more: Partial<Snapshot> = {}): void {
    const state = this.#state;
    if (!state) return;
    const before = this.#snapshot;
    const change = changeBetween(before.view, view);
    this.#set({
      ...more,
      status: 'live',
      problem: null,
      viewer,
      view: applyChange(before.view, change),
      events: sameEvents(before.events, events),
      decisions: state.decisions,
      request: sameRequest(before.request, state.asked?.request ?? null),
      waitingFor: state.waitingFor,
      seats: state.seats,
      outcome: state.outcome,
      clock: clockOf(before.clock, state.clock),
      thinking: state.waitingFor.some(({ seat }) => state.seats[seat]?.kind === 'bot'),
      undoAsked: state.undo,
      undoTo: this.#undoTo(),
    });
  }

  #undoTo(): number | null {
    const decisions = this.#state?.decisions ?? 0;
    this.#own = this.#own.filter((count) => count < decisions);
    return this.#state?.summary.casual === true ? (this.#own.at(-1) ?? null) : null;
  }

  #set(change: Partial<Snapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }
}

type SeenMessage = Extract<ServerMessage, { type: 'table' }>['events'][number] | SeenEvent;

/** After an undo, events of decisions taken back are gone. */
function eventsBefore(
  events: readonly SeenEvent[],
  before: number,
  after: number,
  news: readonly SeenMessage[],
): readonly SeenEvent[] {
  if (after >= before) return events;
  const first = Math.min(after, news[0]?.decision ?? after);
  return events.filter(({ decision }) => decision <= first);
}

/** The events as tables want them, those known already as the same objects. */
function sameEvents(before: readonly SeenEvent[], after: readonly SeenMessage[]): readonly SeenEvent[] {
  if (before === after) return before;
  const change = changeBetween(before, after);
  const made = applyChange(before, change);
  return Array.isArray(made) ? made : [];
}

/** The question stays the same object while it is the same, so that what somebody has marked stays marked. */
function sameRequest(before: RequestView | null, after: RequestView | null): RequestView | null {
  return changeBetween(before, after) === undefined ? before : after;
}

/** The clock counts from the moment its state came in. */
function clockOf(before: ClockState | null, after: TableState['clock']): ClockState | null {
  if (!after) return null;
  const same = before && before.left === after.left && before.running === after.running;
  return same ? before : { ...after, at: performance.now() };
}

function mutable(answer: Answer): Extract<Sent, { type: 'answer' }>['answer'] {
  if (typeof answer === 'string') return answer;
  const [first] = answer;
  return typeof first === 'object'
    ? answer.filter((one) => typeof one === 'object')
    : answer.filter((one) => typeof one === 'string');
}

function emptySnapshot(game: string): Snapshot {
  const seats: readonly SeatState[] = [];
  return {
    game,
    viewer: 'spectator',
    view: null,
    events: [],
    decisions: 0,
    request: null,
    waitingFor: [],
    seats,
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
}
