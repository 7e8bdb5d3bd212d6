import type { Answer } from '@rangefinder/kernel';
import type { Refusal } from '@rangefinder/protocol';

/** The least time between two questions, in milliseconds: a server hears out 30 messages a second. */
const PAUSE = 50;

type Verdict = Refusal | null;

/** What is to be asked next, and who waits to hear of it. */
interface Next {
  readonly answer: Answer;
  readonly settle: readonly ((verdict: Verdict) => void)[];
}

/**
 * Questions whether answers would be legal, no faster than a server hears them. A hand that drags a piece asks once a frame: of
 * what waits only the last is asked, and its verdict stands for all.
 */
export class Checks {
  readonly #ask: (answer: Answer) => Promise<Verdict>;
  #next: Next | null = null;
  #asking = false;

  constructor(ask: (answer: Answer) => Promise<Verdict>) {
    this.#ask = ask;
  }

  check(answer: Answer): Promise<Verdict> {
    return new Promise((settle) => {
      this.#next = { answer, settle: [...(this.#next?.settle ?? []), settle] };
      if (!this.#asking) void this.#askNext();
    });
  }

  async #askNext(): Promise<void> {
    const next = this.#next;
    this.#next = null;
    this.#asking = next !== null;
    if (!next) return;
    const rested = new Promise((resolve) => setTimeout(resolve, PAUSE));
    const verdict = await this.#ask(next.answer);
    for (const settle of next.settle) settle(verdict);
    await rested;
    await this.#askNext();
  }
}
