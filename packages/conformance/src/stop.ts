import {
  clonePlain,
  type Game,
  type GameEvent,
  type LoggedEvent,
  type Plain,
  type Random,
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
  /** What happened before anybody was asked, and where the dice came from: no match tells of that yet. */
  readonly #opening: LoggedEvent[] = [];
  #random: Random | undefined;

  constructor(rules: Game, isMeant: (event: GameEvent) => boolean) {
    this.#rules = rules;
    this.#isMeant = isMeant;
    this.game = {
      ...rules,
      setup: (setup, random) => {
        this.#random = random;
        return rules.setup(setup, random);
      },
      play: (table) => rules.play(this.#watched(table)),
    };
  }

  arm(): void {
    this.#armed = true;
  }

  /**
   * The match at the moment it stopped; undefined when `error` is a fault of the rules. Without a log it stopped before
   * anybody was asked.
   */
  reached(error: unknown, log: readonly LoggedEvent[] = this.#opening): Looked | undefined {
    const cause = error instanceof Error ? error.cause : undefined;
    if (!(cause instanceof Stopped)) return undefined;
    const { state } = cause;
    return { state, log, view: (viewer) => this.#rules.view(state, viewer) };
  }

  /** Script entries that no roll had asked for where it stopped before anybody was asked, by stream. */
  get scriptLeft(): Readonly<Record<string, readonly string[]>> {
    return this.#random?.scriptLeft() ?? {};
  }

  /** Whether dice of a stream were rolled until then that no script had foreseen. */
  rolledUnscripted(stream: string): boolean {
    return this.#random?.rolledUnscripted(stream) ?? false;
  }

  #watched(table: Table): Table {
    const happened = (event: GameEvent, seen: Partial<LoggedEvent> = {}) => {
      this.#opening.push({ ...seen, decision: 0, event });
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
        happened(event, others === undefined ? { only: seat } : { only: seat, others });
      },
      roll: (stream, faces, count) => table.roll(stream, faces, count),
      shuffle: (stream, items, keyOf) => table.shuffle(stream, items, keyOf),
      checkpoint: () => table.checkpoint(),
    };
  }
}
