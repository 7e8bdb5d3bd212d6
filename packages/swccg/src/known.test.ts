import { clonePlain, hashPlain } from '@rangefinder/kernel';
import { expect, test } from 'vitest';
import { definitionFor, meet } from './known.ts';
import { WHOLE_GAME } from './whole-game.ts';

const { cards } = WHOLE_GAME;
const [one = '', other = ''] = cards.all().map(({ facts }) => facts.id);

test('what a card in the state remembers is out of sight, and never the wrong card', () => {
  const card = { card: one };
  const before = hashPlain(card);
  meet(card, cards);
  expect(definitionFor(card).facts.id).toBe(one);
  expect(hashPlain(card)).toBe(before);
  expect(Reflect.ownKeys(clonePlain(card))).toEqual(['card']);
  expect(card).toEqual({ card: one });
  card.card = other;
  expect(definitionFor(card).facts.id).toBe(other);
});

test('a card that no table has seen is a fault', () => {
  expect(() => definitionFor({ card: one })).toThrow(`No table has seen this card, which says it is "${one}".`);
});
