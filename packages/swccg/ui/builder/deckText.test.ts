import { describe, expect, it } from 'vitest';
import { parseList } from '../../src/deck/file.ts';
import { READY_DECKS } from '../../src/deck/ready.ts';
import { changed, openDeck, partsOf, sizeOf, writeDeck } from './deckText.ts';

describe('a deck in the builder', () => {
  it('goes out as text and comes in the same', () => {
    for (const deck of [READY_DECKS.dark, READY_DECKS.light]) {
      expect(parseList(writeDeck(deck)).list).toEqual({ side: deck.side, cards: deck.cards });
    }
  });

  it('counts copies up and down, and forgets cards without any', () => {
    const deck = { side: 'dark', cards: { stormtrooper: 1 } } as const;
    expect(changed(deck, 'stormtrooper', 1).cards).toEqual({ stormtrooper: 2 });
    expect(changed(deck, 'stormtrooper', -1).cards).toEqual({});
    expect(changed(deck, 'kessel', -1).cards).toEqual({ stormtrooper: 1 });
    expect(sizeOf(changed(deck, 'kessel', 3))).toBe(4);
  });

  it('lists cards by type', () => {
    const parts = partsOf({ side: 'dark', cards: { 'sense-dark': 2, stormtrooper: 3, kessel: 1, 'darth-vader': 1 } });
    expect(parts.map(({ type, count }) => [type, count])).toEqual([
      ['location', 1],
      ['character', 4],
      ['interrupt', 2],
    ]);
  });

  it('opens anything, and says what it does not know', () => {
    expect(openDeck(undefined).deck).toBeNull();
    expect(openDeck({ side: 'grey' }).deck).toBeNull();
    const opened = openDeck({ name: 'Mine', side: 'dark', cards: { stormtrooper: 2, nonsense: 1, kessel: -3 } });
    expect(opened).toEqual({
      deck: { side: 'dark', cards: { stormtrooper: 2 } },
      name: 'Mine',
      unknown: ['nonsense'],
    });
  });
});
