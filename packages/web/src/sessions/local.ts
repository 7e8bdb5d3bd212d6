import type { Answer, MatchRecord, Outcome, Seat, Viewer } from '@rangefinder/kernel';
import type { Refusal } from '@rangefinder/protocol';
import type { Session, SessionPowers, Snapshot } from '@rangefinder/table';
import type { LocalPlayer } from '../storage/matches.ts';
import type { Keep, LocalCall, LocalMessage, LocalState, NumberedCall } from './messages.ts';
import { Mirror } from './mirror.ts';

/** The way to a match on this machine: a worker, or in tests the match itself. */
export interface LocalPort {
  post(call: NumberedCall): void;
  onMessage(listener: (message: LocalMessage) => void): void;
  close(): void;
}

export interface LocalMatch {
  readonly record: MatchRecord;
  readonly players: readonly LocalPlayer[];
  /** How it is kept; null for matches that are not (the sandbox). */
  readonly keep: Keep | null;
  readonly outcome?: Outcome | null;
}

/** A worker with a match in it. */
export function workerPort(): LocalPort {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'match' });
  return {
    post: (call) => worker.postMessage(call),
    onMessage: (listener) => {
      worker.onmessage = ({ data }: MessageEvent<LocalMessage>) => listener(data);
      worker.onerror = (event) => listener({ type: 'error', call: -1, message: event.message || 'The worker broke.' });
    },
    close: () => worker.terminate(),
  };
}

type Shown = Extract<LocalMessage, { type: 'table' | 'news' }>;
type Told = Exclude<LocalMessage, Shown>;

/** Calls to a match on this machine, each with its number and its reply. */
export class LocalLine {
  readonly #port: LocalPort;
  readonly #waiting = new Map<number, (message: Told) => void>();
  #calls = 0;

  constructor(port: LocalPort, onShown: (message: Shown) => void, onBroken: (message: string) => void) {
    this.#port = port;
    port.onMessage((message) => {
      if (message.type === 'table' || message.type === 'news') {
        onShown(message);
        return;
      }
      const waiting = message.call === null ? undefined : this.#waiting.get(message.call);
      if (message.call !== null) this.#waiting.delete(message.call);
      if (waiting) waiting(message);
      else if (message.type === 'error') onBroken(message.message);
    });
  }

  /** Asks for something: gives why it was refused, or null. Rejects, with a sentence, when the call itself failed. */
  async ask(call: LocalCall): Promise<Refusal | null> {
    const told = await this.#call(call);
    return told.type === 'refused' || told.type === 'checked' ? told.refusal : null;
  }

  /** The record so far. */
  async record(): Promise<MatchRecord> {
    const told = await this.#call({ type: 'record' });
    if (told.type !== 'record') throw new Error('The match sent no record.');
    return told.record;
  }

  #call(call: LocalCall): Promise<Told> {
    const number = this.#calls++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, (message) => {
        if (message.type === 'error') reject(new Error(message.message));
        else resolve(message);
      });
      this.#port.post({ ...call, call: number });
    });
  }

  close(): void {
    this.#port.close();
  }
}

/** A match on this machine: against bots, or with others at the same screen. */
export class LocalSession implements Session {
  readonly powers: SessionPowers;
  readonly #line: LocalLine;
  readonly #mirror: Mirror<LocalState>;

  constructor(match: LocalMatch, port: LocalPort) {
    const { record, players, keep, outcome = null } = match;
    const humans = players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
    const viewer: Viewer = humans[0] ?? 'spectator';
    this.#mirror = new Mirror(record.game, viewer, []);
    const fail = (problem: string) => this.#mirror.set({ status: 'failed', problem });
    this.#line = new LocalLine(port, (message) => this.#hear(message), fail);
    this.powers = {
      undo: (to) => this.#ask({ type: 'ask-undo', to }),
      record: () => this.#line.record(),
      ...(humans.length > 0 ? { concede: () => this.#ask({ type: 'concede' }) } : {}),
      ...(humans.length > 1 ? { takeScreen: () => this.#takeScreen() } : {}),
    };
    this.#line
      .ask({ type: 'open', record, players, viewer, keep, outcome })
      .catch((error: unknown) => fail(messageOf(error)));
  }

  snapshot(): Snapshot {
    return this.#mirror.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#mirror.subscribe(listener);
  }

  async answer(answer: Answer): Promise<Refusal | null> {
    const asked = this.#mirror.state?.asked;
    if (!asked) return { message: 'Nobody at this screen is asked.', rule: 'kernel.turn.1' };
    return this.#ask({ type: 'answer', seat: asked.request.seat, ask: asked.ask, answer });
  }

  async check(answer: Answer): Promise<Refusal | null> {
    const asked = this.#mirror.state?.asked;
    return asked ? this.#ask({ type: 'check', seat: asked.request.seat, ask: asked.ask, answer }) : null;
  }

  close(): void {
    this.#line.close();
  }

  async #ask(call: LocalCall): Promise<Refusal | null> {
    try {
      return await this.#line.ask(call);
    } catch (error) {
      return { message: messageOf(error), rule: 'table.failed.1' };
    }
  }

  #takeScreen(): void {
    const { handTo } = this.#mirror.snapshot;
    if (handTo !== null) this.#ask({ type: 'look', viewer: handTo });
  }

  #hear(message: Shown): void {
    this.#mirror.hear(message, ({ problem }) => ({
      status: problem === null ? 'live' : 'failed',
      problem,
      handTo: null,
    }));
    if (this.#mirror.state) this.#handOver(this.#mirror.state);
  }

  /** Whom the screen goes to, when the one who holds it is not asked and somebody else is. */
  #handOver({ asked, waitingFor, seats, secrets }: LocalState): void {
    const next: Seat | undefined = waitingFor.find(({ seat }) => seats[seat]?.kind === 'human')?.seat;
    if (asked || next === undefined) return;
    const { viewer } = this.#mirror.snapshot;
    if (!secrets) this.#ask({ type: 'look', viewer: next });
    else if (viewer !== 'spectator') this.#ask({ type: 'look', viewer: 'spectator' });
    else this.#mirror.set({ handTo: next });
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
