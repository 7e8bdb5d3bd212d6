import type { ReadyList } from '@rangefinder/kernel';
import type { Words } from '@rangefinder/kernel/words';
import type { Deck } from '../deck.ts';

/** A deck to play at once, and in a line how it plays. */
export interface ReadyDeck extends ReadyList {
  readonly plays: Words;
  readonly list: Deck;
}
