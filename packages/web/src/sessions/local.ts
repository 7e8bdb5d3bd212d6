import type { Answer, Outcome, Seat, SeenEvent, Viewer } from '@rangefinder/kernel';
import { applyChange, changeBetween } from '@rangefinder/protocol/change';
import type { Refusal, SeatState, Session, SessionPowers, Snapshot } from '@rangefinder/table';
import type { LocalPlayer, SavedMatch } from '../storage/matches.ts';
import type { Beginning, HostCall, HostMessage, HostNews, NumberedCall } from './messages.ts';

/** The way to a host: a worker, or in tests the host itself. */
export interface HostPort {
  post(call: NumberedCall): void;
  onMessage(listener: (message: HostMessage) => void): void;
  close(): void;
}

export interface LocalMatch {
  readonly game: string;
  readonly beginning: Beginning;
  readonly players: readonly LocalPlayer[];
  /** How it is kept; null for matches that are not (the sandbox). */
  readonly keep: Omit<SavedMatch, 'record' | 'outcome' | 'updatedAt'> | null;
  readonly outcome?: Outcome | null;
}

/** A worker with a host in it. */
export function workerPort(): HostPort {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'match' });
  return {
    post: (call) => worker.postMessage(call),
    onMessage: (listener) => {
      worker.onmessage = ({ data }: MessageEvent<HostMessage>) => listener(data);
      worker.onerror = (event) => listener({ type: 'error', call: -1, message: event.message || 'The worker broke.' });
    },
    close: () => worker.terminate(),
  };
}

/** Calls to a host, each with its number and its reply. */
export class HostLine {
  readonly #port: HostPort;
  readonly #waiting = new Map<number, (message: HostMessage) => void>();
  #calls = 0;

  constructor(port: HostPort, onNews: (news: HostNews) => void, onBroken: (message: string) => void) {
    this.#port = port;
    port.onMessage((message) => {
      if (message.type === 'news') {
        onNews(message);
        return;
      }
      const waiting = this.#waiting.get(message.call);
      this.#waiting.delete(message.call);
      if (waiting) waiting(message);
      else if (message.type === 'error') onBroken(message.message);
    });
  }

  /** Asks the host. Rejects, with a sentence, when the call itself failed. */
  call(call: HostCall): Promise<{ readonly refusal: Refusal | null; readonly value?: unknown }> {
    const number = this.#calls++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, (message) => {
        if (message.type === 'reply') resolve(message);
        else reject(new Error(message.type === 'error' ? message.message : 'The match sent nonsense.'));
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
  readonly #line: HostLine;
  readonly #listeners = new Set<() => void>();
  #snapshot: Snapshot;

  constructor(match: LocalMatch, port: HostPort) {
    const humans = match.players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
    const viewer: Viewer = humans[0] ?? 'spectator';
    this.#snapshot = emptySnapshot(match, viewer);
    this.#line = new HostLine(
      port,
      (news) => this.#hear(news),
      (message) => this.#set({ status: 'failed', problem: message }),
    );
    this.powers = {
      undo: (to) => this.#ask({ type: 'undo', to, seed: crypto.randomUUID() }),
      record: async () => (await this.#line.call({ type: 'record' })).value,
      ...(humans.length > 0 ? { concede: () => this.#concede() } : {}),
      ...(humans.length > 1 ? { takeScreen: () => this.#takeScreen() } : {}),
    };
    const { game, beginning, players, keep, outcome = null } = match;
    this.#line
      .call({ type: 'open', game, beginning, players, viewer, keep, outcome })
      .catch((error: unknown) => this.#set({ status: 'failed', problem: messageOf(error) }));
  }

  snapshot(): Snapshot {
    return this.#snapshot;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async answer(answer: Answer): Promise<Refusal | null> {
    const { viewer } = this.#snapshot;
    if (viewer === 'spectator') return { message: 'Nobody at this screen is asked.', rule: 'kernel.turn.1' };
    return this.#ask({ type: 'answer', seat: viewer, answer });
  }

  async check(answer: Answer): Promise<Refusal | null> {
    const { viewer } = this.#snapshot;
    return viewer === 'spectator' ? null : this.#ask({ type: 'check', seat: viewer, answer });
  }

  close(): void {
    this.#line.close();
  }

  async #ask(call: HostCall): Promise<Refusal | null> {
    try {
      return (await this.#line.call(call)).refusal;
    } catch (error) {
      return { message: messageOf(error), rule: 'kernel.turn.1' };
    }
  }

  #concede(): Promise<Refusal | null> {
    const { viewer, handTo } = this.#snapshot;
    const seat = viewer === 'spectator' ? handTo : viewer;
    return seat === null ? Promise.resolve(null) : this.#ask({ type: 'concede', seat });
  }

  #takeScreen(): void {
    const { handTo } = this.#snapshot;
    if (handTo !== null) this.#ask({ type: 'look', viewer: handTo });
  }

  #hear(news: HostNews): void {
    const before = this.#snapshot;
    const same = before.viewer === news.viewer;
    this.#set({
      status: news.problem === null ? 'live' : 'failed',
      problem: news.problem,
      viewer: news.viewer,
      view: applyChange(same ? before.view : null, news.change),
      events: eventsAfter(before.events, news.events),
      decisions: news.decisions,
      // A question that did not change stays the same object: what somebody has marked stays marked.
      request: changeBetween(before.request, news.request) === undefined ? before.request : news.request,
      waitingFor: news.waitingFor,
      outcome: news.outcome,
      thinking: news.thinking,
      undoTo: news.undoTo,
      handTo: null,
    });
    this.#handOver(news);
  }

  /** Whom the screen goes to, when the one who holds it is not asked and somebody else is. */
  #handOver(news: HostNews): void {
    const [next] = news.asked;
    if (next === undefined) return;
    if (news.viewer !== 'spectator' && news.asked.includes(news.viewer)) return;
    if (!news.secrets) {
      this.#ask({ type: 'look', viewer: next });
    } else if (news.viewer !== 'spectator') {
      this.#ask({ type: 'look', viewer: 'spectator' });
    } else {
      this.#set({ handTo: next });
    }
  }

  #set(change: Partial<Snapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function emptySnapshot({ game, players }: LocalMatch, viewer: Viewer): Snapshot {
  return {
    game,
    viewer,
    view: null,
    events: [],
    decisions: 0,
    request: null,
    waitingFor: [],
    seats: players.map(seatState),
    outcome: null,
    clock: null,
    status: 'opening',
    problem: null,
    thinking: false,
    handTo: null,
    chat: [],
    undoTo: null,
    undoAsked: null,
  };
}

/** The events with the news; those that are the same stay the same objects, also when another viewer tells of them. */
function eventsAfter(before: readonly SeenEvent[], { from, list }: HostNews['events']): readonly SeenEvent[] {
  if (list.length === 0 && from === before.length) return before;
  const told = list.map((seen, index) => {
    const known = before[from + index];
    return known && changeBetween(known, seen) === undefined ? known : seen;
  });
  return [...before.slice(0, from), ...told];
}

function seatState(player: LocalPlayer, _seat: Seat): SeatState {
  return { name: player.kind === 'bot' ? player.bot : '', kind: player.kind, connected: true };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
