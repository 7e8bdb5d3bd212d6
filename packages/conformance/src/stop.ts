import {
  clonePlain,
  type Game,
  type GameEvent,
  type LoggedEvent,
  type Plain,
  type Table,
  type Viewer,
} from '@rangefinder/kernel';

/** A match as expectations look at it: a running one, or one that was stopped in the middle of what a decision set off. */
export interface Looked {
  readonly state: Plain;
  readonly log: readonly LoggedEvent[];
  view(viewer: Viewer): unknown;
}

/** Thrown through the rules at the moment a scenario stops at; holds the table as it was then. */
class Stopped extends Error {
  readonly state: Plain;

  constructor(state: Plain) {
    super('The scenario stops here.');
    this.state = state;
  }
}

/** Stops the rules of a game at the first event after `arm` that is meant. */
export class Stop {
  readonly game: Game;
  readonly #rules: Game;
  readonly #isMeant: (event: GameEvent) => boolean;
  #armed = false;

  constructor(rules: Game, isMeant: (event: GameEvent) => boolean) {
    this.#rules = rules;
    this.#isMeant = isMeant;
    this.game = { ...rules, play: (table) => rules.play(this.#watched(table)) };
  }

  arm(): void {
    this.#armed = true;
  }

  /** The match at the moment it stopped; undefined when `error` is a fault of the rules. */
  reached(error: unknown, log: readonly LoggedEvent[]): Looked | undefined {
    const cause = error instanceof Error ? error.cause : undefined;
    if (!(cause instanceof Stopped)) return undefined;
    const { state } = cause;
    return { state, log, view: (viewer) => this.#rules.view(state, viewer) };
  }

  #watched(table: Table): Table {
    const happened = (event: GameEvent) => {
      if (this.#armed && this.#isMeant(event)) throw new Stopped(clonePlain(table.state));
    };
    return {
      state: table.state,
      emit(event) {
        table.emit(event);
        happened(event);
      },
      emitTo(seat, event, others) {
        table.emitTo(seat, event, others);
        happened(event);
      },
      roll: (stream, faces, count) => table.roll(stream, faces, count),
      shuffle: (stream, items, keyOf) => table.shuffle(stream, items, keyOf),
      checkpoint: () => table.checkpoint(),
    };
  }
}
