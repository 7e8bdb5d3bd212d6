import type { Game, LoggedEvent, Match, MatchRecord, Outcome, Request, Seat, Viewer } from '@rangefinder/kernel';
import type { Act, MatchState, SeatState } from '@rangefinder/protocol';
import type { Ledger } from './ledger.ts';
import { type InTurn, playOn, replay, upTo } from './replay.ts';

/** Who sits in a seat: a person, a bot of this name, or nobody yet. */
export interface Player {
  readonly kind: 'human' | 'bot' | 'empty';
  readonly bot?: string | null;
}

/** What a match is hosted with. */
export interface Hosting {
  readonly game: Game;
  readonly players: readonly Player[];
  readonly ledger: Ledger;
  /** Spectators see the match this many decisions late. */
  readonly spectatorDelay?: number;
  /** Keeps what makes an undo quick, at the price of memory. */
  readonly checkpoints?: boolean;
}

/** What an act did to the match. */
export interface Enacted {
  readonly hash: string;
  readonly events: readonly LoggedEvent[];
}

const NOTHING_ASKED = { own: null, others: [] };

/**
 * A match that is being played: the rules at work, and the ledger of what was done. Whoever keeps the match enacts an act,
 * stores it where such matches are kept, and enters it into the ledger: in the browser and on a server alike.
 */
export class Host {
  readonly game: Game;
  readonly players: readonly Player[];
  readonly ledger: Ledger;
  readonly #delay: number;
  readonly #checkpoints: boolean;
  #match: Match;
  /** The match some decisions late, for spectators who must not help. */
  #late: Match | undefined;

  private constructor({ game, players, ledger, spectatorDelay = 0, checkpoints = false }: Hosting, match: Match) {
    this.game = game;
    this.players = players;
    this.ledger = ledger;
    this.#delay = spectatorDelay;
    this.#checkpoints = checkpoints;
    this.#match = match;
  }

  /** Takes a match up: plays it as far as its ledger goes, a slice at a time. */
  static async open(hosting: Hosting, inTurn: InTurn): Promise<Host> {
    const { game, ledger } = hosting;
    const record = ledger.record();
    const host = new Host(hosting, await replay(game, record, inTurn, hosting));
    await host.#openLate(record, inTurn);
    return host;
  }

  async #openLate(record: MatchRecord, inTurn: InTurn): Promise<void> {
    if (this.#delay === 0) return;
    this.#late = await replay(this.game, upTo(record, record.decisions.length - this.#delay), inTurn);
  }

  get match(): Match {
    return this.#match;
  }

  /** How the match ended; null while it goes on. */
  get outcome(): Outcome | null {
    const { conceded } = this.ledger;
    return conceded === null ? this.match.outcome : this.outcomeOfConcession(conceded);
  }

  /** Whoever concedes loses; of more than two nobody wins by it. */
  outcomeOfConcession(seat: Seat): Outcome {
    return { winner: this.players.length === 2 ? 1 - seat : null, rule: 'table.concede.1' };
  }

  /** The match ended so when it was kept: if its rules do not say so, somebody conceded. */
  endedAs({ winner }: Outcome): void {
    if (!this.outcome) this.ledger.apply({ kind: 'conceded', seat: winner === 0 ? 1 : 0 });
  }

  /** Who is asked now. */
  get pending(): readonly Request[] {
    return this.ledger.conceded === null ? this.match.pending : [];
  }

  /** The seats a person sits in. */
  get humans(): readonly Seat[] {
    return this.players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  }

  /** Plays an act by the rules. The ledger learns of it by `apply`, after it was stored. */
  async enact(act: Act, inTurn: InTurn): Promise<Enacted> {
    if (act.kind === 'undone') {
      await this.#undo(act.to, inTurn);
      return { hash: this.match.hash(), events: [] };
    }
    return inTurn(() => {
      const { match } = this;
      const logged = match.log.length;
      if (act.kind === 'decision') match.submit(act.seat, act.answer);
      return { hash: match.hash(), events: match.log.slice(logged) };
    });
  }

  /** Plays the match again as the ledger has it: the rules failed after an act that nobody stored. */
  async recover(inTurn: InTurn): Promise<void> {
    this.#match = await replay(this.game, this.ledger.record(), inTurn, { checkpoints: this.#checkpoints });
  }

  async #undo(to: number, inTurn: InTurn): Promise<void> {
    const match = await this.#earlier(to, inTurn);
    await inTurn(() => match.reseed(this.ledger.nextSeed()));
    this.#match = match;
    await this.#openLate(this.ledger.recordAfterUndo(to), inTurn);
  }

  /** Another match, as this one was after its first `to` decisions. */
  #earlier(to: number, inTurn: InTurn): Promise<Match> {
    if (!this.#checkpoints) return replay(this.game, this.ledger.record(to), inTurn);
    return inTurn(() => {
      const earlier = this.#match.fork();
      earlier.undo(to);
      return earlier;
    });
  }

  /**
   * Where an undo to decision `to` must go: to the beginning of a question that several were asked at once, if bots answered it
   * in secret and all has been shown since. They choose anew then, as chance does.
   */
  async undoTo(to: number, inTurn: InTurn): Promise<number> {
    if (this.humans.length === this.players.length) return to;
    const { togetherFrom } = await this.#earlier(to, inTurn);
    return togetherFrom === null || togetherFrom === this.match.togetherFrom ? to : togetherFrom;
  }

  /** The number of the last decision that one of these seats took; null when there is none. */
  lastDecisionOf(seats: readonly Seat[]): number | null {
    const index = this.ledger.decisions.findLastIndex(([seat]) => seats.includes(seat));
    return index < 0 ? null : index;
  }

  /** How often the match was taken back: what was shown before may not have happened. */
  get undos(): number {
    return this.ledger.undos;
  }

  /** The match as a viewer may see it: spectators may have to wait. */
  sight(viewer: Viewer): Match {
    if (viewer !== 'spectator' || !this.#late || this.outcome) return this.match;
    playOn(this.#late, this.ledger, this.ledger.decisions.length - this.#delay);
    return this.#late;
  }

  /** What a viewer may know of the match beside its view and its events. */
  state(viewer: Viewer, seats: readonly SeatState[]): MatchState {
    const { ledger } = this;
    const sight = this.sight(viewer);
    const { own, others } = ledger.conceded === null ? sight.pendingFor(viewer) : NOTHING_ASKED;
    return {
      seats,
      decisions: sight.decisions.length,
      asked: own && viewer !== 'spectator' ? { ask: ledger.ask(viewer), request: own } : null,
      waitingFor: others,
      outcome: this.outcome,
      undoTo: viewer === 'spectator' ? null : this.lastDecisionOf([viewer]),
      undo: ledger.undoWish && { seat: ledger.undoWish.seat, to: ledger.undoWish.to },
    };
  }
}
