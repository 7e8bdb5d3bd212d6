import { upTo } from '@rangefinder/host';
import type { MatchRecord, SeenEvent, Viewer } from '@rangefinder/kernel';
import type { Refusal, SeatState } from '@rangefinder/protocol';
import type { Session, SessionPowers, Snapshot } from '@rangefinder/table';
import { LocalLine, type LocalPort } from './local.ts';
import type { LocalMessage, LocalState } from './messages.ts';
import { Mirror } from './mirror.ts';

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
  readonly #line: LocalLine;
  readonly #mirror: Mirror<LocalState>;
  #state: ReplayState;
  /** Where the page wants to be; calls in between are left out. */
  #wanted: number;
  #busy = true;

  constructor(record: MatchRecord, seats: readonly PastSeat[], port: LocalPort, start = 0) {
    this.record = record;
    this.#wanted = start;
    const sat = seats.map((seat) => ({ ...seat, connected: true, faltered: false }));
    this.#mirror = new Mirror(record.game, 'spectator', sat);
    this.#state = { at: 0, length: record.decisions.length, marks: [], proof: 'open' };
    this.#line = new LocalLine(
      port,
      (message) => this.#hear(message),
      (problem) => this.#fail(problem),
    );
    this.#open(sat).catch((error: unknown) => this.#fail(error));
  }

  /** Plays to the end once, which proves the record and finds the marks, and then goes where it is to begin. */
  async #open(seats: readonly SeatState[]): Promise<void> {
    const { record } = this;
    await this.#line.ask({ type: 'watch', record, seats });
    const { hash } = await this.#line.record();
    const proof = record.hash === undefined ? 'unsigned' : record.hash === hash ? 'holds' : 'differs';
    this.#state = { ...this.#state, proof, marks: marksOf(this.snapshot().events) };
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
    this.#line.ask({ type: 'look', viewer });
  }

  async #wind(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      do await this.#line.ask({ type: 'goto', decision: this.#wanted });
      while (this.#wanted !== this.#state.at && this.snapshot().status === 'live');
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#busy = false;
    }
  }

  get state(): ReplayState {
    return this.#state;
  }

  snapshot(): Snapshot {
    return this.#mirror.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#mirror.subscribe(listener);
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

  #hear(message: Extract<LocalMessage, { type: 'table' | 'news' }>): void {
    this.#mirror.hear(message, ({ decisions }) => {
      this.#state = { ...this.#state, at: decisions };
      return { thinking: false };
    });
  }

  #fail(error: unknown): void {
    this.#mirror.set({ status: 'failed', problem: error instanceof Error ? error.message : String(error) });
  }
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
  const cut = upTo(record, count);
  return { ...cut, reseeds: [...(cut.reseeds ?? []), { at: count, seed }] };
}
