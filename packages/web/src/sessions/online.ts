import type { Answer } from '@rangefinder/kernel';
import type { ClientMessage, Refusal, ServerMessage, TableState } from '@rangefinder/protocol';
import type { SeenClock, Session, SessionPowers, Snapshot } from '@rangefinder/table';
import { Checks } from './checks.ts';
import { Mirror } from './mirror.ts';
import { type Connect, Wire } from './wire.ts';

export interface OnlineMatch {
  readonly match: string;
  readonly game: string;
  /** Proves whose seat it is; absent for spectators. */
  readonly secret?: string;
}

type Sent = Exclude<ClientMessage, { type: 'hello' }>;
type Unnumbered<M> = M extends Sent ? Omit<M, 'call'> : never;

/** A question sent and not answered yet; `again` says whether to repeat it after the connection was lost. */
interface Waiting {
  readonly message: Sent;
  readonly again: boolean;
  settle(refusal: Refusal | null): void;
}

const LOST: Refusal = { message: 'The connection was lost before an answer came.', rule: 'table.connection.1' };

/** A match on the server. Answers given while the connection is gone are sent when it is back. */
export class OnlineSession implements Session {
  readonly powers: SessionPowers;
  readonly #wire: Wire;
  readonly #mirror: Mirror<TableState>;
  readonly #waiting = new Map<number, Waiting>();
  readonly #onRematch: (match: string) => void;
  readonly #checks = new Checks((answer) => this.#checkNow(answer));
  /** This connection was shown the table: what is said now is heard. */
  #atTable = false;
  #refusal: Refusal | null = null;
  #calls = 0;

  constructor(match: OnlineMatch, onRematch: (match: string) => void, connect?: Connect) {
    this.#onRematch = onRematch;
    this.#mirror = new Mirror(match.game, 'spectator', []);
    this.powers =
      match.secret === undefined ? { chat: (text) => this.#send({ type: 'chat', text }) } : this.#playerPowers();
    this.#wire = new Wire(
      `/api/matches/${match.match}/socket`,
      {
        hello: () => ({ type: 'hello', ...(match.secret === undefined ? {} : { secret: match.secret }) }),
        ping: () => ({ type: 'ping', call: this.#calls++ }),
        onMessage: (message) => this.#hear(message),
        onLost: () => this.#lost(),
      },
      connect,
    );
  }

  #playerPowers(): SessionPowers {
    return {
      chat: (text) => this.#send({ type: 'chat', text }),
      undo: (to) => this.#send({ type: 'ask-undo', to }),
      replyUndo: (grant) => this.#send({ type: 'reply-undo', grant }),
      concede: () => this.#send({ type: 'concede' }),
      rematch: () => this.#send({ type: 'rematch' }),
    };
  }

  snapshot(): Snapshot {
    return this.#mirror.snapshot;
  }

  /** What the server says of the match beside what tables show: who may join, whether a rematch is offered. */
  state(): TableState | null {
    return this.#mirror.state;
  }

  /** Why the server lets us neither play nor watch here; null while it does. */
  get refusal(): Refusal | null {
    return this.#refusal;
  }

  subscribe(listener: () => void): () => void {
    return this.#mirror.subscribe(listener);
  }

  async answer(answer: Answer): Promise<Refusal | null> {
    const asked = this.#mirror.state?.asked;
    if (!asked) return { message: 'Nothing is asked of you now.', rule: 'kernel.turn.1' };
    return this.#send({ type: 'answer', seat: asked.request.seat, ask: asked.ask, answer }, true);
  }

  check(answer: Answer): Promise<Refusal | null> {
    return this.#checks.check(answer);
  }

  async #checkNow(answer: Answer): Promise<Refusal | null> {
    const asked = this.#mirror.state?.asked;
    if (!asked) return null;
    return this.#send({ type: 'check', seat: asked.request.seat, ask: asked.ask, answer });
  }

  close(): void {
    this.#wire.close();
    for (const { settle } of this.#waiting.values()) settle(LOST);
    this.#waiting.clear();
  }

  #send(message: Unnumbered<Sent>, again = false): Promise<Refusal | null> {
    const call = this.#calls++;
    const numbered: Sent = { ...message, call };
    return new Promise((settle) => {
      this.#waiting.set(call, { message: numbered, again, settle });
      const isSent = this.#atTable && this.#wire.send(numbered);
      if (!isSent && !again) this.#settle(call, LOST);
    });
  }

  #settle(call: number, refusal: Refusal | null): void {
    this.#waiting.get(call)?.settle(refusal);
    this.#waiting.delete(call);
  }

  #lost(): void {
    this.#atTable = false;
    for (const [call, { again }] of this.#waiting) if (!again) this.#settle(call, LOST);
    if (this.#mirror.snapshot.status === 'live') this.#mirror.set({ status: 'lost' });
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.#see(message, { chat: message.chat });
        this.#sendAgain();
        return;
      case 'news':
        this.#see(message);
        return;
      case 'chat':
        this.#mirror.set({ chat: [...this.#mirror.snapshot.chat, message.line] });
        return;
      case 'done':
        this.#settle(message.call, null);
        return;
      case 'checked':
        this.#settle(message.call, message.refusal);
        return;
      case 'refused':
        this.#refused(message.call, message.refusal);
        return;
      case 'restart':
        return;
    }
  }

  /** What was not acknowledged before the connection was lost. Everything is also shown after an undo, when nothing was lost. */
  #sendAgain(): void {
    if (this.#atTable) return;
    this.#atTable = true;
    // The server acknowledges the same answer again: nothing is decided twice.
    for (const { message } of this.#waiting.values()) this.#wire.send(message);
  }

  /** A rematch may have been made while the connection was gone; one that was there when we came is somebody's past. */
  #see(message: Extract<ServerMessage, { type: 'table' | 'news' }>, more: Partial<Snapshot> = {}): void {
    const before = this.#mirror.state?.rematch.match;
    this.#mirror.hear(message, ({ clock, rematch }, snapshot) => ({
      clock: clockOf(snapshot.clock, clock),
      rematch: rematch.seats,
      ...more,
    }));
    const match = this.#mirror.state?.rematch.match ?? null;
    if (match !== null && before === null) this.#onRematch(match);
  }

  #refused(call: number | null, refusal: Refusal): void {
    if (call !== null) {
      this.#settle(call, refusal);
      return;
    }
    // We are turned away: there is no seat here for us, or no table any more, and coming back would not change it.
    this.#refusal = refusal;
    this.close();
    this.#mirror.set({ status: 'failed', problem: refusal.message });
  }
}

/** The clock counts from the moment its state came in. */
function clockOf(before: SeenClock | null, after: TableState['clock']): SeenClock | null {
  if (!after) return null;
  const same = before && before.left === after.left && before.running === after.running;
  return same ? before : { ...after, at: performance.now() };
}
