/** How long to wait between two questions to a database that does not answer, in milliseconds. */
const PAUSE = 200;

/** Knows whether the database answers. While it does not it is asked again and again, and whoever needs it can wait. */
export class Pulse {
  readonly #ask: () => Promise<void>;
  /** How long anybody waits for a silent database, in milliseconds, counted from when it fell silent. */
  readonly #patience: number;
  readonly #waiting = new Set<() => void>();
  readonly #listeners: ((silence: number) => void)[] = [];
  #silentSince: number | undefined;
  #closed = false;

  constructor(ask: () => Promise<void>, patience: number) {
    this.#ask = ask;
    this.#patience = patience;
  }

  get silent(): boolean {
    return this.#silentSince !== undefined;
  }

  /** Is called whenever the database answers again, with how long it was silent, in milliseconds. */
  onBack(act: (silence: number) => void): void {
    this.#listeners.push(act);
  }

  /** It did not answer somebody. */
  missed(): void {
    if (this.silent || this.#closed) return;
    this.#silentSince = performance.now();
    void this.#askUntilItAnswers(this.#silentSince);
  }

  /** Waits until the database answers. False when it has been silent for too long. */
  returned(): Promise<boolean> {
    if (this.#silentSince === undefined) return Promise.resolve(true);
    const left = this.#silentSince + this.#patience - performance.now();
    if (left <= 0) return Promise.resolve(false);
    return new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(go);
        resolve(false);
      }, left);
      this.#waiting.add(go);
    });
  }

  /** Acts once the database answers, however long that takes. */
  whenBack(act: () => void): void {
    if (this.silent) this.#waiting.add(act);
    else act();
  }

  /** Asks no more. */
  close(): void {
    this.#closed = true;
  }

  async #askUntilItAnswers(since: number): Promise<void> {
    while (!this.#closed) {
      try {
        await this.#ask();
        break;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, PAUSE).unref());
      }
    }
    this.#silentSince = undefined;
    for (const act of this.#listeners) act(performance.now() - since);
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const go of waiting) go();
  }
}
