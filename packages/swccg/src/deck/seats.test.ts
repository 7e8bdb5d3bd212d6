import { expect, it } from 'vitest';
import { seatsFor } from './seats.ts';

it('a deck is for the player of its side, finished or not', () => {
  expect(seatsFor({ side: 'dark', cards: {} })).toEqual([0]);
  expect(seatsFor({ side: 'light', cards: { 'luke-skywalker': 1 } })).toEqual([1]);
});

it('what is of no side is for nobody', () => {
  expect(seatsFor({ side: 'grey', cards: {} })).toEqual([]);
  expect(seatsFor('dark')).toEqual([]);
});
