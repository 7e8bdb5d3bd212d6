import { expect, it } from 'vitest';
import { sortedHand } from './sorted.ts';

it('sorts a hand by type and title, and lays copies together', () => {
  const hand = ['sense-dark', 'stormtrooper', 'darth-vader', 'stormtrooper', 'kessel'];
  expect(sortedHand(hand)).toEqual([
    { card: 'kessel', count: 1 },
    { card: 'darth-vader', count: 1 },
    { card: 'stormtrooper', count: 2 },
    { card: 'sense-dark', count: 1 },
  ]);
  expect(sortedHand([])).toEqual([]);
});
