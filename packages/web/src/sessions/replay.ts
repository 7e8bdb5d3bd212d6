import { isObject, type MatchRecord, type SeenEvent, type Viewer } from '@rangefinder/kernel';
import { applyChange } from '@rangefinder/protocol/change';
import type { Refusal, SeatState, Session, SessionPowers, Snapshot } from '@rangefinder/table';
import { HostLine, type HostPort } from './local.ts';
import type { HostNews } from './messages.ts';

/** A place worth going to: where a round or a phase begins. */
export interface Mark {
  readonly decision: number;
  readonly kind: 'round' | 'phase';
  readonly round: number;
  readonly event: SeenEvent['event'];
}

/** Whether the record played to the state it says. `open`: not known yet; `unsigned`: it says nothing. */
export type Proof = 'open' | 'holds' | 'differs' | 'unsigned';

/** Who sat where, as far as it is known: a record itself names nobody. */
export type PastSeat = Pick<SeatState, 'kind' | 'name'>;
export const UNKNOWN: PastSeat = { kind: 'human', name: '' };

/** Where a replay stands. */
export interface ReplayState {
  readonly at: number;
  readonly length: number;
  readonly marks: readonly Mark[];
  readonly proof: Proof;
}

/** A record that is watched: wound to any decision, through anybody's eyes. */
export class ReplaySession implements Session {
  readonly record: MatchRecord;
  readonly powers: SessionPowers = {};
  readonly #line: HostLine;
  readonly #listeners = new Set<() => void>();
  #snapshot: Snapshot;
  #state: ReplayState;
  /** Where the page wants to be; calls in between are left out. */
  #wanted: number;
  #busy = true;

  constructor(record: MatchRecord, seats: readonly PastSeat[], port: HostPort, start = 0) {
    this.record = record;
    this.#wanted = start;
    this.#snapshot = opening(record.game, seats);
    this.#state = { at: 0, length: record.decisions.length, marks: [], proof: 'open' };
    this.#line = new HostLine(
      port,
      (news) => this.#hear(news),
      (message) => this.#set({ status: 'failed', problem: message }),
    );
    this.#open(seats.length).catch((error: unknown) =>
      this.#set({ status: 'failed', problem: error instanceof Error ? error.message : String(error) }),
    );
  }

  /** Plays to the end once, which proves the record and finds the marks, and then goes where it is to begin. */
  async #open(seats: number): Promise<void> {
    const { record } = this;
    await this.#line.call({
      type: 'open',
      game: record.game,
      beginning: { kind: 'record', record },
      players: Array.from({ length: seats }, () => ({ kind: 'human' })),
      viewer: 'spectator',
      keep: null,
      at: record.decisions.length,
    });
    const { value } = await this.#line.call({ type: 'record' });
    const hash = isObject(value) ? value.hash : undefined;
    const proof = record.hash === undefined ? 'unsigned' : record.hash === hash ? 'holds' : 'differs';
    this.#state = { ...this.#state, proof, marks: marksOf(this.#snapshot.events) };
    this.#busy = false;
    await this.#wind();
  }

  /** Stands after so many decisions. */
  goTo(decision: number): void {
    this.#wanted = Math.max(0, Math.min(decision, this.record.decisions.length));
    this.#wind();
  }

  /** Looks through somebody's eyes. */
  look(viewer: Viewer): void {
    this.#line.call({ type: 'look', viewer });
  }

  async #wind(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      do await this.#line.call({ type: 'goto', decision: this.#wanted });
      while (this.#wanted !== this.#state.at && this.#snapshot.status === 'live');
    } catch (error) {
      this.#set({ status: 'failed', problem: error instanceof Error ? error.message : String(error) });
    } finally {
      this.#busy = false;
    }
  }

  get state(): ReplayState {
    return this.#state;
  }

  snapshot(): Snapshot {
    return this.#snapshot;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async answer(): Promise<Refusal | null> {
    return { message: 'A replay is only watched.', rule: 'kernel.turn.2' };
  }

  async check(): Promise<Refusal | null> {
    return this.answer();
  }

  close(): void {
    this.#line.close();
  }

  #hear(news: HostNews): void {
    const before = this.#snapshot;
    this.#state = { ...this.#state, at: news.decisions };
    this.#set({
      status: news.problem === null ? 'live' : 'failed',
      problem: news.problem,
      viewer: news.viewer,
      view: applyChange(before.viewer === news.viewer ? before.view : null, news.change),
      events: [...before.events.slice(0, news.events.from), ...news.events.list],
      decisions: news.decisions,
      waitingFor: news.waitingFor,
      outcome: news.outcome,
    });
  }

  #set(change: Partial<Snapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function opening(game: string, seats: readonly PastSeat[]): Snapshot {
  return {
    game,
    viewer: 'spectator',
    view: null,
    events: [],
    decisions: 0,
    request: null,
    waitingFor: [],
    seats: seats.map((seat) => ({ ...seat, connected: true })),
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

/** Rounds and phases, as games tell of them in events of these names. */
export function marksOf(events: readonly SeenEvent[]): readonly Mark[] {
  const marks: Mark[] = [];
  let round = 0;
  for (const { decision, event } of events) {
    const { type } = event;
    if (type === 'round') round = 'round' in event && typeof event.round === 'number' ? event.round : round + 1;
    if (type === 'round' || type === 'phase') marks.push({ decision, kind: type, round, event });
  }
  return marks;
}

/** The record as it was after so many decisions, with dice that nobody has seen from there on. */
export function cutRecord(record: MatchRecord, count: number, seed: string): MatchRecord {
  const { hash: _hash, hashes: _hashes, ...rest } = record;
  return {
    ...rest,
    decisions: record.decisions.slice(0, count),
    reseeds: [...(record.reseeds ?? []).filter(({ at }) => at < count), { at: count, seed }],
  };
}
