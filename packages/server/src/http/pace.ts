/** A bucket of tokens: so many a second, and so many at once. */
export class Pace {
  readonly #perSecond: number;
  readonly #most: number;
  #tokens: number;
  #at = 0;

  constructor(perSecond: number, most: number) {
    this.#perSecond = perSecond;
    this.#most = most;
    this.#tokens = most;
  }

  /** Takes a token if there is one. `now` is in milliseconds. */
  allows(now: number): boolean {
    if (this.#at > 0) this.#tokens = Math.min(this.#most, this.#tokens + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#tokens < 1) return false;
    this.#tokens--;
    return true;
  }
}
