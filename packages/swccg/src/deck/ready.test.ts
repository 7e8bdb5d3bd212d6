import { LANGUAGES } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import { cardsOf } from './deck.ts';
import { DARK_DECKS } from './ready/dark.ts';
import { LIGHT_DECKS } from './ready/light.ts';
import { READY_DECKS, READY_LISTS } from './ready.ts';
import { validate } from './validate.ts';

const SIDES = [
  ['dark', DARK_DECKS],
  ['light', LIGHT_DECKS],
] as const;

describe('ready decks', () => {
  it.each(READY_LISTS.map((deck) => [deck.name, deck] as const))(
    '%s is legal, and every card of it is written',
    (_, deck) => {
      expect(validate(deck.list)).toEqual([]);
    },
  );

  it.each(SIDES)('of the %s side are six, with names of their own, and say how they play', (side, decks) => {
    expect(new Set(decks.map(({ id }) => id)).size).toBe(6);
    expect(new Set(decks.map(({ name }) => name)).size).toBe(6);
    for (const { plays, list } of decks) {
      expect(list.side).toBe(side);
      expect(new Set(LANGUAGES.map((language) => plays[language])).size).toBe(LANGUAGES.length);
    }
  });

  it.each(SIDES)('of the %s side differ: no two share half of their cards', (_, decks) => {
    for (const one of decks) {
      for (const other of decks) {
        if (one === other) continue;
        const left = cardsOf(other.list);
        const shared = cardsOf(one.list).filter((card) => {
          const at = left.indexOf(card);
          if (at >= 0) left.splice(at, 1);
          return at >= 0;
        });
        expect(shared.length, `${one.name} and ${other.name}`).toBeLessThan(30);
      }
    }
  });

  it('begin with the two for whoever names none', () => {
    expect([READY_DECKS.dark, READY_DECKS.light]).toEqual([DARK_DECKS[0].list, LIGHT_DECKS[0].list]);
  });
});
