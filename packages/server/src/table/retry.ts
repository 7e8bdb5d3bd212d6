import type { Pulse } from '../storage/pulse.ts';

/** How long to wait before the first try and at most, in milliseconds. */
const FIRST_WAIT = 50;
const LONGEST_WAIT = 10_000;

/** Tries again what the database did not let one do: when it answers, and later and later while it fails. */
export class Retry {
  readonly #pulse: Pulse;
  readonly #act: () => Promise<void>;
  #failures = 0;
  #waiting = false;
  #stopped = false;

  constructor(pulse: Pulse, act: () => Promise<void>) {
    this.#pulse = pulse;
    this.#act = act;
  }

  /** Something is still to be done. */
  get waiting(): boolean {
    return this.#waiting;
  }

  later(): void {
    if (this.#waiting || this.#stopped) return;
    this.#waiting = true;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
    setTimeout(() => this.#pulse.whenBack(() => void this.#try()), wait).unref();
  }

  stop(): void {
    this.#stopped = true;
  }

  async #try(): Promise<void> {
    this.#waiting = false;
    if (this.#stopped) return;
    try {
      await this.#act();
      this.#failures = 0;
    } catch {
      this.later();
    }
  }
}
