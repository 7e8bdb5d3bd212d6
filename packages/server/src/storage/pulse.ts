/** How long to wait between two questions to a database that does not answer, in milliseconds. */
const PAUSE = 200;

export interface PulseWatcher {
  onSilent(error: unknown): void;
  onBack(silence: number): void;
}

/** Knows whether the database answers. While it does not it is asked again and again, and whoever needs it can wait. */
export class Pulse {
  readonly #ask: () => Promise<void>;
  /** How long anybody waits for a silent database, in milliseconds, counted from when it fell silent. */
  readonly #patience: number;
  readonly #waiting = new Set<() => void>();
  readonly #watchers: PulseWatcher[] = [];
  #silentSince: number | undefined;
  #closed = false;

  constructor(ask: () => Promise<void>, patience: number) {
    this.#ask = ask;
    this.#patience = patience;
  }

  get silent(): boolean {
    return this.#silentSince !== undefined;
  }

  /** `onSilent` is called when the database falls silent, `onBack` when it answers again, with how long that took in milliseconds. */
  watch(watcher: PulseWatcher): void {
    this.#watchers.push(watcher);
  }

  /** It did not answer somebody. */
  missed(error: unknown): void {
    if (this.silent || this.#closed) return;
    this.#silentSince = performance.now();
    for (const { onSilent } of this.#watchers) onSilent(error);
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
    for (const { onBack } of this.#watchers) onBack(performance.now() - since);
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const go of waiting) go();
  }
}
