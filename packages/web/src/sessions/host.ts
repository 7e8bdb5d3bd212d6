import { randomBot } from '@rangefinder/bots';
import {
  type Bot,
  clonePlain,
  type Game,
  IllegalDecision,
  Match,
  type MatchRecord,
  type Outcome,
  Random,
  type Seat,
  type SeenEvent,
  type Viewer,
  visibleEvents,
} from '@rangefinder/kernel';
import { changeBetween } from '@rangefinder/protocol/change';
import type { Refusal } from '@rangefinder/table';
import type { LocalPlayer, SavedMatch } from '../storage/matches.ts';
import type { Beginning, HostCall, HostMessage, HostNews, NumberedCall } from './messages.ts';

type Open = Extract<HostCall, { type: 'open' }>;

/** What a host needs from outside. */
export interface HostWorld {
  loadGame(id: string): Promise<Game>;
  send(message: HostMessage): void;
  keep(match: SavedMatch): void;
  now(): number;
  /** Lets other messages in between two decisions of bots. */
  pause(): Promise<void>;
}

/**
 * A match on this machine: applies the page's answers, lets the bots answer, keeps the record and tells the page what
 * its viewer may know. Runs in a worker; knows nothing of it.
 */
export class MatchHost {
  readonly #world: HostWorld;
  #match: Match | undefined;
  #players: readonly LocalPlayer[] = [];
  #bots: readonly (Bot | null)[] = [];
  #keep: Open['keep'] = null;
  #viewer: Viewer = 'spectator';
  #sent: { viewer: Viewer; view: unknown; events: readonly SeenEvent[] } | undefined;
  #replay: MatchRecord | undefined;
  #outcome: Outcome | null = null;
  #problem: string | null = null;
  #botsBusy = false;

  constructor(world: HostWorld) {
    this.#world = world;
  }

  /** Does what the page asks and replies. Never throws: what goes wrong is a message too. */
  async receive(call: NumberedCall): Promise<void> {
    try {
      const reply = await this.#do(call);
      this.#world.send({ type: 'reply', call: call.call, refusal: null, ...reply });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.#world.send({ type: 'error', call: call.call, message });
    }
  }

  async #do(call: NumberedCall): Promise<{ refusal?: Refusal | null; value?: unknown }> {
    switch (call.type) {
      case 'open':
        await this.#open(call);
        return {};
      case 'answer':
        return { refusal: this.#answer(call.seat, call.answer) };
      case 'check': {
        const illegal = this.#opened().check(call.seat, call.answer);
        return { refusal: illegal ? refusalOf(illegal) : null };
      }
      case 'undo':
        this.#undo(call.to, call.seed);
        return {};
      case 'look':
        this.#viewer = call.viewer;
        this.#tell();
        return {};
      case 'goto':
        this.#goto(call.decision);
        return {};
      case 'concede':
        this.#concede(call.seat);
        return {};
      case 'record':
        return { value: this.#opened().record() };
    }
  }

  #opened(): Match {
    if (!this.#match) throw new Error('The match is not open yet.');
    return this.#match;
  }

  async #open(call: Open): Promise<void> {
    const game = await this.#world.loadGame(call.game);
    this.#players = call.players;
    this.#bots = call.players.map((player) => (player.kind === 'bot' ? botOf(game, player.bot) : null));
    this.#keep = call.keep;
    this.#viewer = call.viewer;
    this.#outcome = call.outcome ?? null;
    if (call.beginning.kind === 'record' && call.at !== undefined) {
      this.#replay = call.beginning.record;
      this.#match = Match.replay(game, upTo(call.beginning.record, call.at));
    } else {
      this.#match = begin(game, call.beginning);
    }
    this.#save();
    this.#tell();
    this.#letBotsPlay();
  }

  #answer(seat: Seat, answer: unknown): Refusal | null {
    if (this.#outcome) return { message: 'The match is over.', rule: 'kernel.turn.2' };
    try {
      this.#opened().submit(seat, answer);
    } catch (error) {
      if (error instanceof IllegalDecision) return refusalOf(error);
      this.#fail(error);
      return null;
    }
    this.#decided();
    this.#letBotsPlay();
    return null;
  }

  /**
   * After an undo nobody may know the next roll or the next card: all chance is new. Nor what a bot has chosen in secret at
   * the same time: it chooses anew, while what people have chosen stands.
   */
  #undo(to: number, seed: string): void {
    const match = this.#opened();
    match.undo(to);
    const from = match.togetherFrom ?? to;
    const byPeople = match.decisions.slice(from).filter(([seat]) => !this.#bots[seat]);
    match.undo(from);
    match.reseed(seed);
    for (const [seat, answer] of byPeople) match.submit(seat, answer);
    this.#problem = null;
    this.#outcome = null;
    this.#decided();
    this.#letBotsPlay();
  }

  #goto(decision: number): void {
    const record = this.#replay;
    if (!record) throw new Error('Only a replay can be wound to a decision.');
    const match = this.#opened();
    const wanted = Math.max(0, Math.min(decision, record.decisions.length));
    const reseeded = (record.reseeds ?? []).length > 0;
    if (wanted < match.decisions.length) match.undo(wanted);
    if (reseeded) this.#match = Match.replay(match.game, upTo(record, wanted));
    else
      for (const [seat, answer] of record.decisions.slice(match.decisions.length, wanted)) match.submit(seat, answer);
    this.#tell();
  }

  #concede(seat: Seat): void {
    const winner = this.#players.findIndex((_, other) => other !== seat);
    this.#outcome = { winner: winner < 0 ? null : winner, rule: 'kernel.turn.2' };
    this.#decided();
  }

  #decided(): void {
    this.#save();
    this.#tell();
  }

  #fail(error: unknown): void {
    this.#problem = error instanceof Error ? error.message : String(error);
    this.#tell();
  }

  #ended(): Outcome | null {
    return this.#outcome ?? this.#match?.outcome ?? null;
  }

  /** Bots answer one after the other until people are asked; the page is told after each. */
  async #letBotsPlay(): Promise<void> {
    if (this.#botsBusy || this.#replay) return;
    this.#botsBusy = true;
    try {
      for (let turn = this.#botTurn(); turn; turn = this.#botTurn()) {
        await this.#world.pause();
        // People may have taken a decision back meanwhile.
        if (this.#botTurn()?.request !== turn.request) continue;
        this.#botDecides(turn.bot, turn.request.seat);
      }
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#botsBusy = false;
    }
  }

  #botTurn() {
    if (this.#ended() || this.#problem !== null) return null;
    for (const request of this.#match?.pending ?? []) {
      const bot = this.#bots[request.seat];
      if (bot) return { bot, request };
    }
    return null;
  }

  #botDecides(bot: Bot, seat: Seat): void {
    const match = this.#opened();
    const request = match.requestOf(seat);
    if (!request) return;
    // A stream of its own for each decision, so that a match that goes on after a reload plays the same.
    const random = new Random(`${match.seed}/bot:${seat}/${match.decisions.length}`);
    match.submit(seat, bot.decide({ seat, request, view: () => match.view(seat), random }));
    this.#decided();
  }

  #save(): void {
    const match = this.#match;
    if (!this.#keep || !match || this.#replay) return;
    const { hash, ...rest } = match.record();
    const outcome = this.#ended();
    // Only a match that is over claims a state to be checked against: one that goes on has others.
    const record = outcome && hash !== undefined ? { ...rest, hash } : rest;
    this.#world.keep({ ...this.#keep, record, outcome, updatedAt: this.#world.now() });
  }

  #tell(): void {
    const match = this.#match;
    if (match) this.#world.send(this.#news(match));
  }

  #news(match: Match): HostNews {
    const viewer = this.#viewer;
    const view = match.view(viewer);
    const events = visibleEvents(match.log, viewer);
    const before = this.#sent?.viewer === viewer ? this.#sent : undefined;
    this.#sent = { viewer, view: clonePlain(view), events };
    const from = before ? sameBeginning(before.events, events) : 0;
    const outcome = this.#ended();
    const { own, others } = match.pendingFor(viewer);
    return {
      type: 'news',
      viewer,
      change: before ? changeBetween(before.view, this.#sent.view) : { r: this.#sent.view },
      events: { from, list: events.slice(from) },
      decisions: match.decisions.length,
      length: this.#replay?.decisions.length ?? match.decisions.length,
      request: outcome ? null : own,
      waitingFor: outcome ? [] : others,
      outcome,
      thinking: this.#botTurn() !== null && !this.#replay,
      undoTo: this.#undoTo(match),
      asked: outcome ? [] : match.pending.map(({ seat }) => seat).filter((seat) => !this.#bots[seat]),
      secrets: this.#secretsBetween(match),
      problem: this.#problem,
    };
  }

  /** Before the last decision of somebody at this screen. */
  #undoTo(match: Match): number | null {
    if (this.#replay) return null;
    const index = match.decisions.findLastIndex(([seat]) => this.#players[seat]?.kind === 'human');
    return index < 0 ? null : index;
  }

  #secretsBetween(match: Match): boolean {
    const humans = this.#players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
    const [first, ...others] = humans.map((seat) => match.view(seat));
    return others.some((view) => changeBetween(first, view) !== undefined);
  }
}

function begin(game: Game, beginning: Beginning): Match {
  if (beginning.kind === 'record') return Match.replay(game, beginning.record);
  const { seed } = beginning;
  const setup = beginning.kind === 'new' ? game.newSetup(beginning.choices) : game.parseSetup(beginning.setup);
  return Match.start(game, { setup, seed });
}

/** The record as it was after so many decisions. */
function upTo(record: MatchRecord, count: number): MatchRecord {
  const { hash: _hash, hashes: _hashes, ...rest } = record;
  return {
    ...rest,
    decisions: record.decisions.slice(0, count),
    reseeds: (record.reseeds ?? []).filter(({ at }) => at <= count),
  };
}

function botOf(game: Game, name: string): Bot {
  return game.bots[name]?.() ?? randomBot();
}

function refusalOf({ message, rule }: IllegalDecision): Refusal {
  return { message, rule };
}

/** How many events at the start are the same ones. A log is only ever added to, or cut short and added to. */
function sameBeginning(before: readonly SeenEvent[], after: readonly SeenEvent[]): number {
  const length = Math.min(before.length, after.length);
  for (let i = 0; i < length; i++) if (before[i]?.event !== after[i]?.event) return i;
  return length;
}
