import { canonicalAnswer, checkAnswer } from './answer.ts';
import { BadInput, EndlessMatch, IllegalDecision, MatchFailure } from './errors.ts';
import type { Game, Outcome } from './game.ts';
import { hashPlain } from './hash.ts';
import { clonePlain, type Plain } from './json.ts';
import type { Script } from './random.ts';
import { type Decision, type MatchRecord, RECORD_FORMAT, RECORD_VERSION, type Reseed } from './record.ts';
import { illegal, refuse } from './refusal.ts';
import {
  type OthersRequestView,
  type Reply,
  type Request,
  type RequestView,
  type Seat,
  type Viewer,
  viewRequest,
} from './request.ts';
import { type Beginning, type Checkpoint, Run } from './run.ts';
import { type GameEvent, type LoggedEvent, visibleEvents } from './table.ts';

/** What a match is made of before anybody decides anything. */
export interface MatchStart<Setup> {
  readonly setup: Setup;
  readonly seed: string;
  readonly script?: Script;
}

/** What a match keeps as it goes; bulk simulation switches these off. */
export interface MatchOptions {
  /** Keep the log of events. Default: yes. */
  readonly events?: boolean;
  /** Keep a copy of the state at checkpoints, which makes `fork` cheap. Default: yes. */
  readonly checkpoints?: boolean;
  /** At least so many decisions lie between two such copies: playing a few again costs less than copying. Default: 8. */
  readonly checkpointEvery?: number;
  /** Keep the fingerprint of the state after each decision. Default: no. */
  readonly hashes?: boolean;
  /** A match of more decisions than this is an error. Default: 50,000. */
  readonly maxDecisions?: number;
}

const DEFAULTS: Required<MatchOptions> = {
  events: true,
  checkpoints: true,
  checkpointEvery: 8,
  hashes: false,
  maxDecisions: 50_000,
};

/** One running game: what is asked, what was answered, what happened. */
export class Match<Setup = unknown, State extends Plain = Plain, Event extends GameEvent = GameEvent, View = unknown> {
  readonly game: Game<Setup, State, Event, View>;
  readonly #beginning: Beginning<Setup>;
  readonly #options: Required<MatchOptions>;
  #decisions: Decision[];
  #reseeds: Reseed[];
  #hashes: string[];
  #run: Run<Setup, State, Event, View>;
  #failure: MatchFailure | undefined;

  private constructor(
    game: Game<Setup, State, Event, View>,
    beginning: Beginning<Setup>,
    options: Required<MatchOptions>,
    history: { decisions: Decision[]; reseeds: Reseed[]; hashes: string[] },
    checkpoint: Checkpoint<State, Event> | undefined,
  ) {
    this.game = game;
    this.#beginning = beginning;
    this.#options = options;
    this.#decisions = history.decisions;
    this.#reseeds = history.reseeds;
    this.#hashes = history.hashes;
    this.#run = new Run(game, beginning, options, checkpoint);
    this.#guard(() => this.#run.begin());
  }

  /** Starts a match and plays it up to the first decision. */
  static start<S, T extends Plain, E extends GameEvent, V>(
    game: Game<S, T, E, V>,
    start: MatchStart<S>,
    options: MatchOptions = {},
  ): Match<S, T, E, V> {
    const settings = { ...DEFAULTS, ...options };
    return new Match(game, start, settings, { decisions: [], reseeds: [], hashes: [] }, undefined);
  }

  /** Plays a record again. Throws `BadInput` naming the decision if the record does not fit the rules. */
  static replay<S, T extends Plain, E extends GameEvent, V>(
    game: Game<S, T, E, V>,
    record: MatchRecord,
    options: MatchOptions = {},
  ): Match<S, T, E, V> {
    if (record.game !== game.id)
      throw new BadInput('game', `This is a record of "${record.game}", not of "${game.id}".`);
    const start = { setup: game.parseSetup(record.setup), seed: record.seed };
    const match = Match.start(game, record.script ? { ...start, script: record.script } : start, options);
    const reseeds = (record.reseeds ?? []).slice();
    for (const [index, [seat, answer]] of record.decisions.entries()) {
      for (let next = reseeds[0]; next && next.at <= index; next = reseeds[0])
        match.reseed((reseeds.shift() ?? next).seed);
      try {
        match.submit(seat, answer);
      } catch (error) {
        if (!(error instanceof IllegalDecision)) throw error;
        throw new BadInput(`decisions[${index}]`, `${error.message} (${error.rule})`);
      }
    }
    for (const { seed } of reseeds) match.reseed(seed);
    return match;
  }

  /** The requests that wait for an answer, at most one a seat. Empty when the match is over. */
  get pending(): readonly Request[] {
    return this.#run.pending;
  }

  /** How it ended; null while it goes on. */
  get outcome(): Outcome | null {
    return this.#run.outcome;
  }

  /** The decisions so far. */
  get decisions(): readonly Decision[] {
    return this.#decisions;
  }

  /** Where numbers come from now: the seed of the start, or the last one given since. */
  get seed(): string {
    return this.#reseeds.at(-1)?.seed ?? this.#beginning.seed;
  }

  /** After how many decisions several seats were asked at once, while not all have answered; null at other times. */
  get togetherFrom(): number | null {
    return this.#run.togetherFrom;
  }

  /** Everything that happened, for those who may know everything. */
  get log(): readonly LoggedEvent<Event>[] {
    return this.#run.table.log;
  }

  /** The whole state. Never for players: they get `view`. */
  get state(): State {
    return this.#run.table.state;
  }

  /** Script entries that no roll has asked for, by stream. */
  get scriptLeft(): Readonly<Record<string, readonly string[]>> {
    return this.#run.table.random.scriptLeft();
  }

  /** Whether dice of a stream were rolled that no script had foreseen. */
  rolledUnscripted(stream: string): boolean {
    return this.#run.table.random.rolledUnscripted(stream);
  }

  /** The request that waits for this seat's answer. */
  requestOf(seat: Seat): Request | undefined {
    for (const request of this.pending) if (request.seat === seat) return request;
    return undefined;
  }

  /** Answers a seat's request. Throws `IllegalDecision`, and changes nothing, when the rules refuse the answer. */
  submit(seat: Seat, answer: unknown): void {
    const { request, reply } = this.#accept(seat, answer);
    this.#decisions.push([seat, canonicalAnswer(request, reply)]);
    try {
      if (this.#decisions.length > this.#options.maxDecisions) {
        throw new EndlessMatch(`The match has passed ${this.#options.maxDecisions} decisions without an end.`);
      }
      this.#run.answer(seat, reply, this.#decisions.length);
    } catch (error) {
      this.#fail(error);
    }
    if (this.#options.hashes) this.#hashes.push(this.hash());
  }

  /** Why an answer would be refused; undefined when it is legal. Changes nothing. */
  check(seat: Seat, answer: unknown): IllegalDecision | undefined {
    try {
      this.#accept(seat, answer);
      return undefined;
    } catch (error) {
      if (error instanceof IllegalDecision) return error;
      throw error;
    }
  }

  /** All that a viewer may know of the state. */
  view(viewer: Viewer): View {
    return this.game.view(this.state, viewer);
  }

  /** What happened, as far as a viewer may know. */
  events(viewer: Viewer): Event[] {
    return visibleEvents(this.log, viewer).map(({ event }) => event);
  }

  /** What is asked, as a viewer may know it: its own request in full, of the others only that they are asked. */
  pendingFor(viewer: Viewer): { own: RequestView | null; others: OthersRequestView[] } {
    const own = viewer === 'spectator' ? undefined : this.requestOf(viewer);
    const others = this.pending
      .filter((request) => request.seat !== viewer)
      .map(({ seat, topic, rule }) => ({ seat, topic, rule }));
    return { own: own ? viewRequest(own) : null, others };
  }

  /** The fingerprint of the state. */
  hash(): string {
    return hashPlain(this.state);
  }

  /** A second match that stands exactly where this one stands and goes its own way. */
  fork(options: Pick<MatchOptions, 'events' | 'checkpoints'> = {}): Match<Setup, State, Event, View> {
    if (this.#failure) throw this.#failure;
    return this.#from(this.#run.checkpoint, this.#decisions.length, { ...this.#options, ...options });
  }

  /** Takes decisions back until only `count` are left. What follows by chance is the same, unless `reseed` is called. */
  undo(count: number): void {
    if (!Number.isInteger(count) || count < 0 || count > this.#decisions.length) {
      throw new BadInput('undo', `There are ${this.#decisions.length} decisions; cannot go back to number ${count}.`);
    }
    const checkpoint = this.#run.checkpoint;
    const usable = checkpoint !== undefined && checkpoint.decisions <= count ? checkpoint : undefined;
    const earlier = this.#from(usable, count, this.#options);
    this.#decisions = earlier.#decisions;
    this.#reseeds = earlier.#reseeds;
    this.#hashes = earlier.#hashes;
    this.#run = earlier.#run;
    this.#failure = undefined;
  }

  /** From here on, random numbers come from another seed, and what nobody has seen yet is dealt anew from it. */
  reseed(seed: string): void {
    this.#reseeds.push({ at: this.#decisions.length, seed });
    this.#run.reseed(seed);
  }

  /** The whole match as data. */
  record(): MatchRecord {
    return {
      ...this.#bareRecord(),
      ...(this.#options.hashes ? { hashes: this.#hashes.slice() } : {}),
      ...(this.#failure ? {} : { hash: this.hash() }),
    };
  }

  #bareRecord(): MatchRecord {
    const { setup, seed, script } = this.#beginning;
    return {
      format: RECORD_FORMAT,
      version: RECORD_VERSION,
      game: this.game.id,
      rulesVersion: this.game.rulesVersion,
      setup: clonePlain(setup),
      seed,
      ...(script ? { script } : {}),
      ...(this.#reseeds.length > 0 ? { reseeds: this.#reseeds.slice() } : {}),
      decisions: this.#decisions.slice(),
    };
  }

  /** The match after its first `count` decisions, played on from a checkpoint or, without one, from the start. */
  #from(
    checkpoint: Checkpoint<State, Event> | undefined,
    count: number,
    options: Required<MatchOptions>,
  ): Match<Setup, State, Event, View> {
    const kept = checkpoint?.decisions ?? 0;
    const reseeds = this.#reseeds.filter(({ at }) => at <= count);
    const match = new Match(
      this.game,
      this.#beginning,
      options,
      {
        decisions: this.#decisions.slice(0, count),
        reseeds,
        hashes: options.hashes ? this.#hashes.slice(0, count) : [],
      },
      checkpoint,
    );
    match.#guard(() => {
      for (let index = kept; index < count; index++) {
        for (const reseed of reseeds) if (reseed.at === index) match.#run.reseed(reseed.seed);
        const decision = this.#decisions[index];
        if (!decision) break;
        const [seat, answer] = decision;
        const request = match.requestOf(seat);
        if (!request) throw new Error(`Seat ${seat} was asked for decision ${index} and is not any more.`);
        match.#run.answer(seat, checkAnswer(request, answer, this.game.texts), index + 1);
      }
      for (const reseed of reseeds) if (reseed.at === count) match.#run.reseed(reseed.seed);
    });
    return match;
  }

  #accept(seat: Seat, answer: unknown): { request: Request; reply: Reply } {
    if (this.#failure) throw this.#failure;
    const request = this.requestOf(seat);
    const { texts } = this.game;
    if (request) return { request, reply: checkAnswer(request, answer, texts) };
    if (this.pending.length === 0) throw illegal('over', seat, refuse('kernel.turn.2', 'over'), texts);
    const asked = this.pending.map((other) => other.seat).join(', ');
    throw illegal('not-asked', seat, refuse('kernel.turn.1', 'not-asked', { seat, asked }), texts);
  }

  /** Runs rules. */
  #guard(rules: () => void): void {
    try {
      rules();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Whatever goes wrong in the rules ends this match with a failure that carries its record. */
  #fail(error: unknown): never {
    const message = error instanceof Error ? error.message : String(error);
    this.#failure = new MatchFailure(message, this.#bareRecord(), error);
    throw this.#failure;
  }
}
