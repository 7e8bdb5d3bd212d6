import { type Game, Match, type MatchRecord } from '@rangefinder/kernel';
import type { Course } from './course.ts';

/** A match some decisions late, for spectators who must not help. */
export class Lagging {
  readonly #game: Game;
  readonly #course: Course;
  readonly #recordOf: (count: number) => MatchRecord;
  #match: Match | undefined;
  #undos = 0;

  constructor(game: Game, course: Course, recordOf: (count: number) => MatchRecord) {
    this.#game = game;
    this.#course = course;
    this.#recordOf = recordOf;
  }

  /** The match after its first `count` decisions. */
  at(count: number): Match {
    const match = this.#match;
    if (!match || this.#undos !== this.#course.undos || match.decisions.length > count) {
      this.#undos = this.#course.undos;
      this.#match = Match.replay(this.#game, this.#recordOf(count));
      return this.#match;
    }
    for (let index = match.decisions.length; index < count; index++) {
      const [seat, answer] = this.#course.decisions[index] ?? [];
      if (seat !== undefined) match.submit(seat, answer);
      for (const { at, seed } of this.#course.reseeds) if (at === index + 1) match.reseed(seed);
    }
    return match;
  }
}
