import { expect, test } from 'vitest';
import { disc } from './disc.ts';
import { placed, rectangle } from './polygon.ts';
import { containsPoint, isWithin } from './within.ts';

const board = placed(rectangle(914.4, 914.4), { x: 457.2, y: 457.2, heading: 0 });
const base = rectangle(40, 40);

test('the border belongs to the shape', () => {
  expect(containsPoint(board, 0, 0)).toBe(true);
  expect(containsPoint(board, -0.001, 10)).toBe(false);
  expect(containsPoint(disc(0, 0, 10), 6, 8)).toBe(true);
  expect(containsPoint(disc(0, 0, 10), 6, 8.001)).toBe(false);
});

test('a shape may lie flush inside', () => {
  expect(isWithin(placed(base, { x: 20, y: 20, heading: 90 }), board)).toBe(true);
  expect(isWithin(placed(base, { x: 19.99, y: 20, heading: 90 }), board)).toBe(false);
  expect(isWithin(placed(base, { x: 20, y: 20, heading: 45 }), board)).toBe(false);
  expect(isWithin(disc(20, 20, 20), board)).toBe(true);
  expect(isWithin(disc(20, 20, 20.01), board)).toBe(false);
  expect(isWithin(disc(5, 0, 5), disc(0, 0, 10))).toBe(true);
  expect(isWithin(disc(6, 0, 5), disc(0, 0, 10))).toBe(false);
  expect(isWithin(base, disc(0, 0, 28.3))).toBe(true);
  expect(isWithin(base, disc(0, 0, 28.2))).toBe(false);
  expect(isWithin(disc(0, 0, 50), disc(0, 0, 10))).toBe(false);
});
