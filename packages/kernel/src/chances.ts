import type { Plain } from './json.ts';

/** One thing to say of what is asked: how many of something, or, where the most is 1, that it is so. */
export interface ChanceWord {
  /** In lower case with hyphens: `defender-focus`. */
  readonly name: string;
  /** What it counts, for people. */
  readonly counts: string;
  readonly most: number;
  /** Nothing can be worked out without it; other words are 0 where nobody says them. */
  readonly needed?: true;
}

/** What came out: a sentence, how likely each number from 0 on is, and all figures for programs. */
export interface Chances {
  readonly sentence: string;
  readonly each: readonly number[];
  readonly figures: Plain;
}

/** A question of a game's dice that can be asked in a line, as the command line does: `attack=3 defense=2 focus`. */
export interface ChanceQuestion {
  /** What is worked out, for people. */
  readonly says: string;
  readonly words: readonly ChanceWord[];
  workOut(said: Readonly<Record<string, number>>): Chances;
}
