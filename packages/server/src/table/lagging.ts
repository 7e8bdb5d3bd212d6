import type { Match } from '@rangefinder/kernel';
import type { Course } from './course.ts';

/** A match some decisions late, for spectators who must not help. */
export class Lagging {
  readonly #match: Match;
  readonly #course: Course;

  /** `match` is the match as it was when it had no more decisions than spectators may see. */
  constructor(match: Match, course: Course) {
    this.#match = match;
    this.#course = course;
  }

  /** The match after its first `count` decisions. */
  at(count: number): Match {
    const match = this.#match;
    for (let index = match.decisions.length; index < count; index++) {
      const [seat, answer] = this.#course.decisions[index] ?? [];
      if (seat !== undefined) match.submit(seat, answer);
      for (const { at, seed } of this.#course.reseeds) if (at === index + 1) match.reseed(seed);
    }
    return match;
  }
}
