import { expect, test } from 'vitest';
import { allCards } from '../cards/catalog.ts';
import { Hand } from './hand.ts';

const interrupt = allCards().find(({ moments }) => moments?.has('action'))?.facts.id ?? '';
const location = allCards().find(({ facts }) => facts.type === 'location')?.facts.id ?? '';

test('knows each kind once, and which kinds answer a moment', () => {
  const hand = new Hand([interrupt, location, interrupt]);
  expect(hand.kinds).toEqual([interrupt, location].sort());
  expect(hand.answers('action').map(({ facts }) => facts.id)).toEqual([interrupt]);
  expect(new Hand([location]).answers('action')).toEqual([]);
});

test('sees when a hand has changed, also when a card took the place of another', () => {
  const cards = [interrupt, location];
  const hand = new Hand(cards);
  expect(hand.isStill([interrupt, location])).toBe(true);
  cards[1] = interrupt;
  expect(hand.isStill(cards)).toBe(false);
  expect(hand.isStill([interrupt])).toBe(false);
});
