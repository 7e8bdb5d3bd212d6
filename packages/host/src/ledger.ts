import type { Answer, Decision, MatchRecord, Reseed, Seat } from '@rangefinder/kernel';
import type { Act } from '@rangefinder/protocol';

/** A record before anybody decided anything. */
export type RecordStart = Omit<MatchRecord, 'decisions' | 'reseeds' | 'hash' | 'hashes'>;

export interface UndoWish {
  readonly seat: Seat;
  readonly to: number;
  readonly granted: readonly Seat[];
}

/** Everything done at a table, without the rules of its game: who answered what, what was taken back, who conceded. */
export class Ledger {
  /** Every answer a seat ever gave, by the number of the question; null stands for an undo, which asks anew. */
  readonly answers: (Answer | null)[][];
  decisions: Decision[] = [];
  reseeds: Reseed[] = [];
  undos = 0;
  undoWish: UndoWish | null = null;
  conceded: Seat | null = null;
  rematchSeats: Seat[] = [];
  rematch: string | null = null;
  readonly #start: RecordStart;
  readonly #seedAfterUndo: (undo: number) => string;

  /** `seedAfterUndo` fixes the dice after the match was taken back for the n-th time: the same n, the same seed. */
  constructor(seats: number, start: RecordStart, seedAfterUndo: (undo: number) => string) {
    this.answers = Array.from({ length: seats }, () => []);
    this.#start = start;
    this.#seedAfterUndo = seedAfterUndo;
  }

  /** The ledger of a match of which only the record was kept. */
  static of(seats: number, record: MatchRecord, seedAfterUndo: (undo: number) => string): Ledger {
    const { decisions, reseeds = [], hash: _hash, hashes: _hashes, ...start } = record;
    const ledger = new Ledger(seats, start, seedAfterUndo);
    for (const [seat, answer] of decisions) ledger.apply({ kind: 'decision', seat, answer });
    ledger.reseeds = [...reseeds];
    return ledger;
  }

  /** The number of the next question to a seat. It never falls, so an old answer is never taken for a new one. */
  ask(seat: Seat): number {
    return this.answers[seat]?.length ?? 0;
  }

  /** What an act changes. */
  apply(act: Act): void {
    switch (act.kind) {
      case 'decision':
        this.answers[act.seat]?.push(act.answer);
        this.decisions.push([act.seat, act.answer]);
        // The table has moved on: what was asked before is not asked any more.
        this.undoWish = null;
        return;
      case 'undo-asked':
        this.undoWish = { seat: act.seat, to: act.to, granted: [] };
        return;
      case 'undo-granted':
        if (this.undoWish) this.undoWish = { ...this.undoWish, granted: [...this.undoWish.granted, act.seat] };
        return;
      case 'undo-declined':
        this.undoWish = null;
        return;
      case 'undone':
        this.#undo(act.to);
        return;
      case 'conceded':
        this.conceded = act.seat;
        return;
      case 'rematch':
        this.rematchSeats.push(act.seat);
        this.rematch = act.match;
    }
  }

  #undo(to: number): void {
    const { decisions, reseeds = [] } = this.recordAfterUndo(to);
    this.undos++;
    this.undoWish = null;
    this.conceded = null;
    for (const answers of this.answers) answers.push(null);
    this.decisions = [...decisions];
    this.reseeds = [...reseeds];
  }

  /** The record as the kernel plays it, of the first `count` decisions. */
  record(count = this.decisions.length): MatchRecord {
    const reseeds = this.reseeds.filter(({ at }) => at <= count);
    return {
      ...this.#start,
      ...(reseeds.length > 0 ? { reseeds } : {}),
      decisions: this.decisions.slice(0, count),
    };
  }

  /** The seed of the dice after the next undo. */
  nextSeed(): string {
    return this.#seedAfterUndo(this.undos + 1);
  }

  /** The record as it will be when only `to` decisions are left: all chance is new from there on. */
  recordAfterUndo(to: number): MatchRecord {
    const { reseeds = [], ...record } = this.record(to);
    return { ...record, reseeds: [...reseeds, { at: to, seed: this.nextSeed() }] };
  }
}
