import type { Time } from '../src/time.ts';

/** Time that passes when the test says so. */
export class SlowTime implements Time {
  #now = 1_000_000;
  #acts: { readonly at: number; readonly act: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, act: () => void): () => void {
    const planned = { at: this.#now + milliseconds, act };
    this.#acts.push(planned);
    return () => {
      this.#acts = this.#acts.filter((other) => other !== planned);
    };
  }

  pass(milliseconds: number): void {
    this.#now += milliseconds;
    const due = this.#acts.filter(({ at }) => at <= this.#now);
    this.#acts = this.#acts.filter(({ at }) => at > this.#now);
    for (const { act } of due) act();
  }
}
