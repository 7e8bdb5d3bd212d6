import { type Answer, type Decision, RECORD_FORMAT, RECORD_VERSION, type Seat } from '@rangefinder/kernel';
import { type Clock, seedAfterUndo, seedOf } from '@rangefinder/protocol';
import type { Entry, Move } from '../storage/move.ts';
import type { MatchRow } from '../storage/storage.ts';

/** What fixes the dice of a match. */
export interface Dice {
  readonly secret: string;
  readonly words: readonly (string | null)[];
}

export interface UndoWish {
  readonly seat: Seat;
  readonly to: number;
  readonly granted: readonly Seat[];
}

/** Everything done at a table, without the rules of its game: who answered what, undos, time, rematch. */
export class Course {
  number = 0;
  /** Every answer a seat ever gave, by the number of the question; null stands for an undo, which asks anew. */
  readonly answers: (Answer | null)[][];
  decisions: Decision[] = [];
  reseeds: { readonly at: number; readonly seed: string }[] = [];
  undos = 0;
  undoWish: UndoWish | null = null;
  conceded: Seat | null = null;
  rematchSeats: Seat[] = [];
  rematch: string | null = null;
  /** Milliseconds left to each seat at the moment `at`. */
  timeLeft: readonly number[] | null;
  at: number;
  readonly #dice: Dice;

  constructor(seats: number, dice: Dice, clock: Clock | null, begunAt: number) {
    this.#dice = dice;
    this.answers = Array.from({ length: seats }, () => []);
    this.timeLeft = clock ? this.answers.map(() => clock.seconds * 1000) : null;
    this.at = begunAt;
  }

  /** The number of the next question to a seat. It never falls, so an old answer is never taken for a new one. */
  ask(seat: Seat): number {
    return this.answers[seat]?.length ?? 0;
  }

  add(entry: Entry): void {
    if (entry.number !== this.number + 1) {
      throw new Error(`Entry ${entry.number} cannot follow number ${this.number} of match ${entry.match}.`);
    }
    this.number = entry.number;
    this.timeLeft = entry.timeLeft;
    this.at = entry.at;
    this.apply(entry.move);
  }

  /** The seed of the dice after the next undo. */
  nextSeed(): string {
    return seedAfterUndo(this.#dice.secret, this.#dice.words, this.undos + 1);
  }

  /** What a move changes beside number and time. */
  apply(move: Move): void {
    switch (move.kind) {
      case 'decision':
        this.answers[move.seat]?.push(move.answer);
        this.decisions.push([move.seat, move.answer]);
        // The table has moved on: what was asked before is not asked any more.
        this.undoWish = null;
        return;
      case 'undo-asked':
        this.undoWish = { seat: move.seat, to: move.to, granted: [] };
        return;
      case 'undo-granted':
        if (this.undoWish) this.undoWish = { ...this.undoWish, granted: [...this.undoWish.granted, move.seat] };
        return;
      case 'undo-declined':
        this.undoWish = null;
        return;
      case 'undone':
        this.#undo(move.to);
        return;
      case 'conceded':
        this.conceded = move.seat;
        return;
      case 'rematch':
        this.rematchSeats.push(move.seat);
        this.rematch = move.match;
    }
  }

  #undo(to: number): void {
    const seed = this.nextSeed();
    this.undos++;
    this.undoWish = null;
    for (const answers of this.answers) answers.push(null);
    this.decisions = this.decisions.slice(0, to);
    this.reseeds = [...this.reseeds.filter(({ at }) => at <= to), { at: to, seed }];
  }

  /** The record as the kernel plays it, of the first `count` decisions. */
  record(row: MatchRow, setup: unknown, count = this.decisions.length) {
    const reseeds = this.reseeds.filter(({ at }) => at <= count);
    return {
      format: RECORD_FORMAT,
      version: RECORD_VERSION,
      game: row.game,
      rulesVersion: row.rules_version,
      setup,
      seed: seedOf(this.#dice.secret, this.#dice.words),
      ...(reseeds.length > 0 ? { reseeds } : {}),
      decisions: this.decisions.slice(0, count),
    } as const;
  }
}
