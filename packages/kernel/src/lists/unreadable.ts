import { BadInput } from '../errors.ts';
import type { Language } from '../game.ts';
import type { Words } from '../words.ts';

/** A text or value that is no list (squad, army, deck) at all, with a sentence that helps, in every language. */
export class UnreadableList extends BadInput {
  readonly said: Words;

  constructor(said: Words, language: Language = 'en') {
    super('', said[language]);
    this.said = said;
  }
}

/** Reads a list for people of one language: what says why it is none speaks theirs. */
export async function readIn<T>(language: Language, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof UnreadableList ? new UnreadableList(error.said, language) : error;
  }
}

/** No list comes near this; a longer text is a mistake, or meant to keep us busy. */
export const LONGEST_TEXT = 100_000;
