import { digestHex, sha256Text } from '@rangefinder/kernel';

/**
 * Provably fair dice. Before a match the server publishes the fingerprint of a secret; each player adds a word of their
 * own; the dice of the match follow from all of them together. After the match the secret is shown, so that anybody can
 * see that it was not exchanged and that the dice follow from it.
 */
export interface Fairness {
  /** `commitmentOf(secret)`, published before anybody sat down. */
  readonly commitment: string;
  /** What each seat added, in the order of the seats; null for a seat that adds none (a bot). */
  readonly words: readonly (string | null)[];
  /** Known once the match is over. */
  readonly secret: string | null;
}

/** What the server publishes of its secret. */
export function commitmentOf(secret: string): string {
  return digestHex(sha256Text(`rangefinder-commitment:${secret}`));
}

/** The seed of the match's dice. */
export function seedOf(secret: string, words: readonly (string | null)[]): string {
  return digestHex(sha256Text(`rangefinder-seed:${JSON.stringify([secret, words])}`));
}

/** The seed of the dice after the match was taken back for the `undo`-th time. */
export function seedAfterUndo(secret: string, words: readonly (string | null)[], undo: number): string {
  return digestHex(sha256Text(`rangefinder-seed:${JSON.stringify([secret, words, undo])}`));
}
