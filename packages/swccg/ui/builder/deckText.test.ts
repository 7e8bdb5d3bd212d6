import { describe, expect, it } from 'vitest';
import { allCards } from '../../src/cards/catalog.ts';
import { isShield } from '../../src/rules/shields.ts';
import { changed, copiesOf, openDeck, partsOf, sizeOf } from './deckText.ts';

describe('a deck in the builder', () => {
  it('puts Defensive Shields under the starting Effect, outside the 60', () => {
    const shield = allCards().find(({ facts }) => isShield(facts))?.facts.id ?? '';
    const deck = changed({ side: 'dark', cards: { stormtrooper: 1 } }, shield, 1);
    expect(deck).toEqual({ side: 'dark', cards: { stormtrooper: 1 }, under: [shield] });
    expect([sizeOf(deck), copiesOf(deck, shield)]).toEqual([1, 1]);
    expect(openDeck(deck).deck).toEqual(deck);
    expect(changed(deck, shield, -1)).toEqual({ side: 'dark', cards: { stormtrooper: 1 } });
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
