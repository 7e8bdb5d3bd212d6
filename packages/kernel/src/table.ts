import { EndlessMatch } from './errors.ts';
import type { Plain } from './json.ts';
import type { Random } from './random.ts';
import type { Seat, Viewer } from './request.ts';
import type { RuleId } from './rule.ts';

/** Something that happened, and the rule that made it happen. Games extend this with their own plain data. */
export interface GameEvent {
  readonly type: string;
  readonly rule: RuleId;
}

/** An event in the log: after how many decisions it happened, and who may see it. */
export interface LoggedEvent<Event extends GameEvent = GameEvent> {
  readonly decision: number;
  readonly event: Event;
  /** Set when only this seat may see `event`; the others get `others`, or nothing. */
  readonly only?: Seat;
  readonly others?: Event;
}

/** What the rules hold in their hands: the state, the dice, the log. */
export interface Table<State extends Plain = Plain, Event extends GameEvent = GameEvent> {
  readonly state: State;
  /** Tells everybody that something happened. */
  emit(event: Event): void;
  /** Tells one seat; the others see `others` in its place, or nothing. */
  emitTo(seat: Seat, event: Event, others?: Event): void;
  /** Rolls dice of the same faces. */
  roll<Face extends string>(stream: string, faces: readonly Face[], count: number): Face[];
  /** A shuffled copy; `keyOf` names an item for scripts. */
  shuffle<T>(stream: string, items: readonly T[], keyOf: (item: T) => string): T[];
  /**
   * Says that `play`, started on the state as it is now, would go on exactly from here. Call it at the head of the
   * top procedure's loops, where nothing is kept in local variables.
   */
  checkpoint(): void;
}

/** How many things may happen between two decisions before the rules are taken to be running in circles. */
export const STEPS_BETWEEN_DECISIONS = 100_000;

/** The table of a running match. */
export class LiveTable<State extends Plain, Event extends GameEvent> implements Table<State, Event> {
  readonly state: State;
  random: Random;
  readonly log: LoggedEvent<Event>[];
  readonly #keepLog: boolean;
  readonly #onCheckpoint: () => void;
  #decisions: number;
  #steps = 0;

  constructor(
    state: State,
    random: Random,
    log: LoggedEvent<Event>[],
    keepLog: boolean,
    onCheckpoint: () => void,
    decisions: number,
  ) {
    this.state = state;
    this.random = random;
    this.log = log;
    this.#keepLog = keepLog;
    this.#onCheckpoint = onCheckpoint;
    this.#decisions = decisions;
  }

  emit(event: Event): void {
    this.step();
    if (this.#keepLog) this.log.push({ decision: this.#decisions, event });
  }

  emitTo(seat: Seat, event: Event, others?: Event): void {
    this.step();
    if (!this.#keepLog) return;
    const decision = this.#decisions;
    this.log.push(others === undefined ? { decision, event, only: seat } : { decision, event, only: seat, others });
  }

  roll<Face extends string>(stream: string, faces: readonly Face[], count: number): Face[] {
    this.step();
    const result: Face[] = [];
    for (let i = 0; i < count; i++) result.push(this.random.roll(stream, faces));
    return result;
  }

  shuffle<T>(stream: string, items: readonly T[], keyOf: (item: T) => string): T[] {
    this.step();
    return this.random.shuffle(stream, items, keyOf);
  }

  checkpoint(): void {
    this.step();
    this.#onCheckpoint();
  }

  /** Counts one thing that happened; a loop that never comes to a decision ends here with a clear error. */
  step(): void {
    if (++this.#steps > STEPS_BETWEEN_DECISIONS) {
      throw new EndlessMatch(
        `More than ${STEPS_BETWEEN_DECISIONS} things happened without a decision: an endless loop.`,
      );
    }
  }

  /** A decision was made: events from now on come after it. */
  decided(decisions: number): void {
    this.#decisions = decisions;
    this.#steps = 0;
  }
}

/** An event as one viewer sees it, and after how many decisions it happened. */
export interface SeenEvent<Event extends GameEvent = GameEvent> {
  readonly decision: number;
  readonly event: Event;
}

/** The log from an index on, as one viewer may see it. Nothing else decides who sees which event. */
export function visibleEvents<Event extends GameEvent>(
  log: readonly LoggedEvent<Event>[],
  viewer: Viewer,
  from = 0,
): SeenEvent<Event>[] {
  const seen: SeenEvent<Event>[] = [];
  for (let i = from; i < log.length; i++) {
    const logged = log[i];
    if (!logged) continue;
    const { decision, event, only, others } = logged;
    if (only === undefined || only === viewer) seen.push({ decision, event });
    else if (others !== undefined) seen.push({ decision, event: others });
  }
  return seen;
}
