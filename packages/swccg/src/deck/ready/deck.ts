import type { ReadyList } from '@rangefinder/kernel';
import type { Words } from '../../text/words.ts';
import type { Deck } from '../deck.ts';

/** A deck to play at once, and in a line how it plays. */
export interface ReadyDeck extends ReadyList {
  readonly plays: Words;
  readonly list: Deck;
}
