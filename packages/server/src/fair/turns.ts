import { FairQueue, type Party } from './queue.ts';

/** After something nobody waits for, the thread is kept free of such things for so many times as long. */
const REST = 4;

/** What the turns go by; tests bring their own. */
export interface Pace {
  /** Milliseconds. */
  now(): number;
  after(milliseconds: number, act: () => void): void;
  /** After everything that has come in from outside was heard. */
  soon(act: () => void): void;
}

const REAL_PACE: Pace = {
  now: () => performance.now(),
  after: (milliseconds, act) => void setTimeout(act, milliseconds),
  soon: (act) => void setImmediate(act),
};

/**
 * The time of the main thread, shared fairly among visitors. Pieces of work are done one at a time, and between two of
 * them everything that has come in from outside is heard. What nobody waits for gets a fifth of the time at most.
 */
export class Turns {
  readonly #line = new FairQueue<() => void>();
  #busy = false;
  /** There is work, but none that may go yet. */
  #resting = false;
  #restUntil = 0;
  readonly #pace: Pace;

  constructor(pace: Pace = REAL_PACE) {
    this.#pace = pace;
  }

  /** Does a piece of work when its turn comes: at once when nobody else wants anything. */
  take<T>(party: () => Party, work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#line.add(party, () => {
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      });
      if (!this.#busy || this.#resting) this.#next();
    });
  }

  #next(): void {
    const now = this.#pace.now();
    const rested = now >= this.#restUntil;
    const chosen = this.#line.next(rested);
    this.#busy = chosen !== undefined || this.#line.size > 0;
    this.#resting = this.#busy && !chosen;
    if (!chosen) {
      if (this.#resting) this.#pace.after(this.#restUntil - now, () => this.#resting && this.#next());
      return;
    }
    chosen.item();
    const took = this.#pace.now() - now;
    chosen.charge(took);
    if (!chosen.attended) this.#restUntil = now + took * (1 + REST);
    this.#pace.soon(() => this.#next());
  }
}
