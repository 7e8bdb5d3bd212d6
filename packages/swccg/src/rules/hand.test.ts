import { expect, test } from 'vitest';
import { allCards } from '../cards/catalog.ts';
import type { CardDefinition } from '../definition.ts';
import { WHOLE_GAME } from '../whole-game.ts';
import { Hand } from './hand.ts';

const { cards } = WHOLE_GAME;

const interrupt = allCards().find(({ moments }) => moments?.has('action'))?.facts.id ?? '';
const location = allCards().find(({ facts }) => facts.type === 'location')?.facts.id ?? '';

test('knows each kind once, and which kinds answer a moment', () => {
  const hand = new Hand([interrupt, location, interrupt], cards);
  expect(hand.kinds).toEqual([interrupt, location].sort());
  expect(hand.answers('action').map(({ facts }) => facts.id)).toEqual([interrupt]);
  expect(new Hand([location], cards).answers('action')).toEqual([]);
});

test('sees when a hand has changed, also when a card took the place of another', () => {
  const held = [interrupt, location];
  const hand = new Hand(held, cards);
  expect(hand.isStill([interrupt, location])).toBe(true);
  held[1] = interrupt;
  expect(hand.isStill(held)).toBe(false);
  expect(hand.isStill([interrupt])).toBe(false);
});

test('sorts its cards by the ways in which they come to the table', () => {
  const squadron = allCards().find(({ text }) => text?.replaces !== undefined)?.facts.id ?? '';
  const { locations, others, pilots, versions, squadrons } = new Hand(
    [interrupt, location, 'luke-skywalker', 'stormtrooper', squadron],
    cards,
  ).deployable;
  const names = (list: readonly CardDefinition[]) => list.map(({ facts }) => facts.id);
  expect(names(locations)).toEqual([location]);
  expect(names(others)).toEqual(['luke-skywalker', 'stormtrooper', squadron].sort());
  expect(names(pilots)).toEqual(['luke-skywalker']);
  expect(names(versions)).toEqual(['luke-skywalker']);
  expect(names(squadrons)).toEqual([squadron]);
});
