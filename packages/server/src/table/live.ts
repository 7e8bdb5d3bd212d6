import type { Game, LoggedEvent, Match, MatchRecord, Outcome, Request, Seat, Viewer } from '@rangefinder/kernel';
import type { Clock, SeatState, TableState } from '@rangefinder/protocol';
import type { Entry, Move } from '../storage/move.ts';
import { clockOf, type MatchRow, type SeatRow } from '../storage/storage.ts';
import { clockState, type Running } from './clock.ts';
import { Course } from './course.ts';
import { Lagging } from './lagging.ts';
import { type InTurn, replay } from './replay.ts';
import { fairnessOf, summaryOf, wordsOf } from './summary.ts';

/** What a move did to the match. */
export interface Enacted {
  readonly hash: string;
  readonly events: readonly LoggedEvent[];
}

/** The rows of a match. */
export interface Stored {
  readonly row: MatchRow;
  readonly seats: readonly SeatRow[];
}

/** A table that is awake: its rows, and the match as it stands. */
export class Live {
  readonly row: MatchRow;
  readonly seats: readonly SeatRow[];
  readonly game: Game;
  readonly clock: Clock | null;
  readonly course: Course;
  readonly #setup: unknown;
  #match: Match | null = null;
  /** Time before this moment is not counted: the server was not there. */
  readonly #countFrom: () => number;
  #lagging: Lagging | undefined;

  private constructor(game: Game, { row, seats }: Stored, entries: readonly Entry[], countFrom: () => number) {
    this.row = row;
    this.seats = seats;
    this.game = game;
    this.clock = clockOf(row);
    this.#countFrom = countFrom;
    const dice = { secret: row.secret, words: wordsOf(seats) };
    this.course = new Course(seats.length, dice, this.clock, row.updated_at);
    for (const entry of entries) this.course.add(entry);
    this.#setup = row.setup === null ? null : JSON.parse(row.setup);
  }

  /** Wakes a table: plays its match again, a slice at a time. */
  static async open(
    game: Game,
    stored: Stored,
    entries: readonly Entry[],
    countFrom: () => number,
    inTurn: InTurn,
  ): Promise<Live> {
    const live = new Live(game, stored, entries, countFrom);
    if (live.#setup !== null) await live.#play(live.course.record(live.row, live.#setup), inTurn);
    return live;
  }

  /** Null until all have sat down. */
  get match(): Match | null {
    return this.#match;
  }

  async #play(record: MatchRecord, inTurn: InTurn): Promise<void> {
    this.#match = await replay(this.game, record, inTurn);
    const delay = this.row.spectator_delay;
    if (delay === 0) return;
    const late = await replay(this.game, upTo(record, record.decisions.length - delay), inTurn);
    this.#lagging = new Lagging(late, this.course);
  }

  /** In short what everybody may know: while two of these are equal, nothing has to be told. */
  get mark(): string {
    return markOf(this.course.number, this.row, this.seats);
  }

  /** How the match ended; null while it goes on. */
  get outcome(): Outcome | null {
    const { conceded } = this.course;
    return conceded === null ? (this.match?.outcome ?? null) : this.outcomeOfConcession(conceded);
  }

  outcomeOfConcession(seat: Seat): Outcome {
    return { winner: this.seats.length === 2 ? 1 - seat : null, rule: 'table.concede.1' };
  }

  /** Who is asked now. */
  get pending(): readonly Request[] {
    return this.course.conceded === null ? (this.match?.pending ?? []) : [];
  }

  get running(): Running | null {
    const { timeLeft, at } = this.course;
    if (timeLeft === null || this.match === null) return null;
    const asked = this.pending.map(({ seat }) => seat).filter((seat) => this.seats[seat]?.kind === 'human');
    return { left: timeLeft, at: Math.max(at, this.#countFrom()), running: asked };
  }

  /** Plays a move by the rules. The course learns of it by `add`, after it was written. */
  async enact(move: Move, inTurn: InTurn): Promise<Enacted> {
    const { match } = this;
    if (!match) throw new Error('Nothing can be played before the match has begun.');
    if (move.kind === 'undone') return this.#undo(move.to, inTurn);
    return inTurn(() => {
      const logged = match.log.length;
      if (move.kind === 'decision') match.submit(move.seat, move.answer);
      return { hash: match.hash(), events: match.log.slice(logged) };
    });
  }

  async #undo(to: number, inTurn: InTurn): Promise<Enacted> {
    const record = this.course.record(this.row, this.#setup, to);
    const reseeds = [...(record.reseeds ?? []), { at: to, seed: this.course.nextSeed() }];
    await this.#play({ ...record, reseeds }, inTurn);
    return { hash: this.#match?.hash() ?? '', events: [] };
  }

  /**
   * Where an undo to decision `to` must go: to the beginning of a question that several were asked at once, if bots answered it
   * in secret and all has been shown since. They choose anew then, as chance does.
   */
  async undoTo(to: number, inTurn: InTurn): Promise<number> {
    if (!this.match || this.humans.length === this.seats.length) return to;
    const { togetherFrom } = await replay(this.game, this.course.record(this.row, this.#setup, to), inTurn);
    return togetherFrom === null || togetherFrom === this.match.togetherFrom ? to : togetherFrom;
  }

  /** The match as a viewer may see it: spectators may have to wait. */
  sight(viewer: Viewer): Match | null {
    const delay = this.row.spectator_delay;
    if (viewer !== 'spectator' || !this.#lagging || this.outcome) return this.match;
    return this.#lagging.at(Math.max(0, this.course.decisions.length - delay));
  }

  /** What a viewer sees. Parts of it belong to the match and change with it: copy what is to be kept. */
  view(viewer: Viewer): unknown {
    return this.sight(viewer)?.view(viewer) ?? null;
  }

  state(viewer: Viewer, seats: readonly SeatState[], now: number): TableState {
    const { row, course } = this;
    const sight = this.sight(viewer);
    const { own, others } = sight && course.conceded === null ? sight.pendingFor(viewer) : NOTHING_ASKED;
    const decisions = sight?.decisions.length ?? 0;
    const outcome = this.outcome;
    const status = outcome ? 'over' : row.status;
    const { running } = this;
    return {
      summary: summaryOf({
        row: { ...row, status, winner: outcome?.winner ?? null },
        seats: this.seats,
        decisions,
        updatedAt: course.at,
      }),
      seats,
      decisions,
      asked: own && viewer !== 'spectator' ? { ask: course.ask(viewer), request: own } : null,
      waitingFor: others,
      outcome,
      clock: running && clockState(running, now),
      fairness: fairnessOf(row, this.seats, outcome !== null),
      undo: course.undoWish && { seat: course.undoWish.seat, to: course.undoWish.to },
      rematch: { seats: course.rematchSeats.slice(), match: course.rematch },
    };
  }

  /** The seats a person sits in. */
  get humans(): readonly Seat[] {
    return this.seats.flatMap(({ kind, seat }) => (kind === 'human' ? [seat] : []));
  }
}

/** The record as it was after so many decisions. */
function upTo(record: MatchRecord, count: number): MatchRecord {
  const kept = Math.max(0, count);
  const reseeds = (record.reseeds ?? []).filter(({ at }) => at <= kept);
  return { ...record, reseeds, decisions: record.decisions.slice(0, kept) };
}

/** `Live.mark` of a match that is not in memory. */
export function markOf(number: number, row: MatchRow, seats: readonly SeatRow[]): string {
  return JSON.stringify([number, row.setup !== null, seats.map(({ kind, name, word }) => [kind, name, word])]);
}

const NOTHING_ASKED = { own: null, others: [] };
