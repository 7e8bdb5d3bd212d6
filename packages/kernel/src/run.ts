import { BadRequest } from './errors.ts';
import type { Game, Outcome } from './game.ts';
import { clonePlain, type Plain } from './json.ts';
import type { Ask, Procedure, Together } from './procedure.ts';
import { Random, type RandomPosition, type Script, seedKey } from './random.ts';
import type { Reply, Request, Seat } from './request.ts';
import { type GameEvent, LiveTable, type LoggedEvent } from './table.ts';

/** What fixes the course of a match: setup, seed, script. */
export interface Beginning<Setup> {
  readonly setup: Setup;
  readonly seed: string;
  readonly script?: Script;
}

/** A state at a checkpoint, and how far everything else had got. Shared between forks, never changed. */
export interface Checkpoint<State, Event extends GameEvent> {
  readonly state: State;
  readonly position: RandomPosition;
  readonly key: Uint32Array;
  readonly decisions: number;
  /** The log only grows, so its length is enough to know what had happened. */
  readonly log: readonly LoggedEvent<Event>[];
  readonly logged: number;
}

/** One of several procedures that run side by side. */
interface Part {
  readonly seat: Seat;
  readonly procedure: Procedure<unknown>;
  request: Request | undefined;
}

/** The rules in motion: the generators, and what they wait for. */
export class Run<Setup, State extends Plain, Event extends GameEvent, View> {
  readonly table: LiveTable<State, Event>;
  pending: readonly Request[] = [];
  outcome: Outcome | null = null;
  checkpoint: Checkpoint<State, Event> | undefined;

  readonly #game: Game<Setup, State, Event, View>;
  readonly #main: Procedure<void>;
  readonly #keepCheckpoints: boolean;
  /** How many decisions lie at least between two copies of the state. */
  readonly #checkpointEvery: number;
  #key: Uint32Array;
  #parts: Part[] | undefined;
  /** After how many decisions the procedures that run side by side began. */
  #partsFrom = 0;
  #decisions: number;

  constructor(
    game: Game<Setup, State, Event, View>,
    beginning: Beginning<Setup>,
    options: { readonly events: boolean; readonly checkpoints: boolean; readonly checkpointEvery: number },
    checkpoint: Checkpoint<State, Event> | undefined,
  ) {
    this.#game = game;
    this.#keepCheckpoints = options.checkpoints;
    this.#checkpointEvery = options.checkpointEvery;
    this.#decisions = checkpoint?.decisions ?? 0;
    this.checkpoint = checkpoint;
    this.#key = checkpoint?.key ?? seedKey(beginning.seed);
    const random = new Random(this.#key, beginning.script, checkpoint?.position);
    const state = checkpoint ? clonePlain(checkpoint.state) : game.setup(beginning.setup, random);
    const log = checkpoint && options.events ? checkpoint.log.slice(0, checkpoint.logged) : [];
    this.table = new LiveTable(state, random, log, options.events, () => this.#checkpoint(), this.#decisions);
    this.#main = game.play(this.table);
  }

  /** After how many decisions several seats were asked at once, while not all have answered; null at other times. */
  get togetherFrom(): number | null {
    return this.#parts ? this.#partsFrom : null;
  }

  /** Plays up to the first request. */
  begin(): void {
    this.#goOn(undefined);
  }

  /** Plays on with a checked answer up to the next request. */
  answer(seat: Seat, reply: Reply, decisions: number): void {
    this.#decisions = decisions;
    this.table.decided(decisions);
    if (!this.#parts) {
      this.#goOn(reply);
      return;
    }
    const part = this.#parts.find((candidate) => candidate.seat === seat);
    if (!part) throw new BadRequest(`Seat ${seat} has no part in what is asked.`);
    advance(part, reply);
    this.#waitForParts();
  }

  reseed(seed: string): void {
    this.#key = seedKey(seed);
    this.table.random = this.table.random.reseeded(seed);
    this.#game.redraw?.(this.table.state, this.table.random);
    // What was rolled since the checkpoint came from the old seed: it cannot be played again from there.
    this.checkpoint = undefined;
  }

  #goOn(reply: Reply | undefined): void {
    const step = this.#main.next(reply);
    if (step.done) this.#end();
    else this.#ask(step.value);
  }

  #ask(asked: Ask): void {
    if (asked.kind !== 'together') {
      this.pending = [asked];
      return;
    }
    this.#parts = startParts(asked);
    this.#partsFrom = this.#decisions;
    this.#waitForParts();
  }

  #waitForParts(): void {
    const waiting: Request[] = [];
    for (const part of this.#parts ?? []) if (part.request) waiting.push(part.request);
    if (waiting.length > 0) {
      this.pending = waiting;
      return;
    }
    this.#parts = undefined;
    this.#goOn(undefined);
  }

  #end(): void {
    this.pending = [];
    this.outcome = this.#game.outcome(this.table.state);
    if (!this.outcome) throw new BadRequest(`The rules of ${this.#game.id} stopped without an outcome.`);
  }

  #checkpoint(): void {
    if (!this.#keepCheckpoints) return;
    if (this.checkpoint && this.#decisions - this.checkpoint.decisions < this.#checkpointEvery) return;
    if (this.#parts) throw new BadRequest('A checkpoint inside procedures that run side by side cannot be restarted.');
    this.checkpoint = {
      state: clonePlain(this.table.state),
      position: this.table.random.position(),
      key: this.#key,
      decisions: this.#decisions,
      log: this.table.log,
      logged: this.table.log.length,
    };
  }
}

function startParts(asked: Together): Part[] {
  const parts: Part[] = [];
  for (const { seat, procedure } of asked.parts) {
    if (parts.some((part) => part.seat === seat)) {
      throw new BadRequest('Procedures that run side by side must belong to different seats.');
    }
    parts.push({ seat, procedure, request: undefined });
  }
  for (const part of parts) advance(part, undefined);
  return parts;
}

function advance(part: Part, reply: Reply | undefined): void {
  const step = part.procedure.next(reply);
  if (step.done) {
    part.request = undefined;
    return;
  }
  if (step.value.kind === 'together') throw new BadRequest('Procedures that run side by side cannot split again.');
  if (step.value.seat !== part.seat) {
    throw new BadRequest(`A procedure of seat ${part.seat} asked seat ${step.value.seat} ("${step.value.topic}").`);
  }
  part.request = step.value;
}
