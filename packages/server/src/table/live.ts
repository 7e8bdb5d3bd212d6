import { type Enacted, Host, type InTurn, type Sighted } from '@rangefinder/host';
import type { Game, Match, Outcome, Request, Seat, Viewer } from '@rangefinder/kernel';
import type { Act, Clock, MatchState, SeatState, TableState } from '@rangefinder/protocol';
import type { Entry } from '../storage/entry.ts';
import { clockOf, type MatchRow, type SeatRow } from '../storage/storage.ts';
import { clockState, type Running } from './clock.ts';
import { newLedger } from './ledger.ts';
import { fairnessOf, summaryOf } from './summary.ts';

/** The rows of a match. */
export interface Stored {
  readonly row: MatchRow;
  readonly seats: readonly SeatRow[];
}

/** A table that is awake: its rows, the match as it stands, and its time. */
export class Live implements Sighted {
  readonly row: MatchRow;
  readonly seats: readonly SeatRow[];
  readonly clock: Clock | null;
  /** The number of the last entry. */
  number = 0;
  /** Milliseconds left to each seat at the moment `at`. */
  #timeLeft: readonly number[] | null;
  #at: number;
  #host: Host | null = null;
  /** Time before this moment is not counted: the server was not there. */
  readonly #countFrom: () => number;

  private constructor({ row, seats }: Stored, countFrom: () => number) {
    this.row = row;
    this.seats = seats;
    this.clock = clockOf(row);
    this.#timeLeft = this.clock && seats.map(() => (this.clock?.seconds ?? 0) * 1000);
    this.#at = row.updated_at;
    this.#countFrom = countFrom;
  }

  /** Wakes a table: plays its match again, a slice at a time. */
  static async open(
    game: Game,
    stored: Stored,
    entries: readonly Entry[],
    countFrom: () => number,
    inTurn: InTurn,
  ): Promise<Live> {
    const live = new Live(stored, countFrom);
    const { row, seats } = stored;
    const ledger = newLedger(row, seats);
    for (const entry of entries) {
      live.#count(entry);
      ledger.apply(entry.act);
    }
    if (row.setup === null) return live;
    live.#host = await Host.open({ game, players: seats, ledger, spectatorDelay: row.spectator_delay }, inTurn);
    return live;
  }

  /** The match with its players; null until all have sat down. */
  get host(): Host | null {
    return this.#host;
  }

  /** In short what everybody may know: while two of these are equal, nothing has to be told. */
  get mark(): string {
    return markOf(this.number, this.row, this.seats);
  }

  /** How the match ended; null while it goes on. */
  get outcome(): Outcome | null {
    return this.host?.outcome ?? null;
  }

  /** Who is asked now. */
  get pending(): readonly Request[] {
    return this.host?.pending ?? [];
  }

  get running(): Running | null {
    if (this.#timeLeft === null || this.host === null) return null;
    const asked = this.pending.map(({ seat }) => seat).filter((seat) => this.seats[seat]?.kind === 'human');
    return { left: this.#timeLeft, at: Math.max(this.#at, this.#countFrom()), running: asked };
  }

  /** The number of the next question to a seat. */
  ask(seat: Seat): number {
    return this.host?.ledger.ask(seat) ?? 0;
  }

  /** Plays an act by the rules. It counts by `add`, after it was written. */
  enact(act: Act, inTurn: InTurn): Promise<Enacted> {
    if (!this.host) throw new Error('Nothing can be played before the match has begun.');
    return this.host.enact(act, inTurn);
  }

  /** An entry was written whose act has been played. */
  add(entry: Entry): void {
    this.#count(entry);
    this.host?.ledger.apply(entry.act);
  }

  #count({ match, number, timeLeft, at }: Entry): void {
    if (number !== this.number + 1) {
      throw new Error(`Entry ${number} cannot follow number ${this.number} of match ${match}.`);
    }
    this.number = number;
    this.#timeLeft = timeLeft;
    this.#at = at;
  }

  get undos(): number {
    return this.host?.undos ?? 0;
  }

  sight(viewer: Viewer): Match | null {
    return this.host?.sight(viewer) ?? null;
  }

  state(viewer: Viewer, seats: readonly SeatState[], now: number): TableState {
    const { row, running, host } = this;
    const state = host?.state(viewer, seats) ?? { ...NOTHING_YET, seats };
    const { outcome, decisions } = state;
    const status = outcome ? 'over' : row.status;
    return {
      ...state,
      undoTo: row.casual === 1 ? state.undoTo : null,
      summary: summaryOf({
        row: { ...row, status, winner: outcome?.winner ?? null },
        seats: this.seats,
        decisions,
        updatedAt: this.#at,
      }),
      clock: running && clockState(running, now),
      fairness: fairnessOf(row, this.seats, outcome !== null),
      rematch: { seats: host?.ledger.rematchSeats.slice() ?? [], match: host?.ledger.rematch ?? null },
    };
  }
}

const NOTHING_YET: Omit<MatchState, 'seats'> = {
  decisions: 0,
  asked: null,
  waitingFor: [],
  outcome: null,
  undoTo: null,
  undo: null,
};

/** `Live.mark` of a match that is not in memory. */
export function markOf(number: number, row: MatchRow, seats: readonly SeatRow[]): string {
  return JSON.stringify([number, row.setup !== null, seats.map(({ kind, name, word }) => [kind, name, word])]);
}
