import { expect, test } from 'vitest';
import { randomFrom, randomPairs, randomQuad } from '../test/cases.ts';
import { disc } from './disc.ts';
import { distanceBetween } from './distance.ts';
import { overlaps, penetration, touches } from './overlap.ts';
import { placed, rectangle } from './polygon.ts';
import { placedShape, type Shape } from './shape.ts';

const base = rectangle(40, 40);
const at = (x: number, y: number, heading = 0) => placed(base, { x, y, heading });

test('shapes that touch do not overlap', () => {
  expect(overlaps(at(0, 0), at(40, 0))).toBe(false);
  expect(overlaps(at(0, 0), at(40, 40))).toBe(false);
  expect(overlaps(at(0, 0), at(39.999, 0))).toBe(true);
  expect(overlaps(at(0, 0), disc(30, 0, 10))).toBe(false);
  expect(overlaps(disc(29.999, 0, 10), at(0, 0))).toBe(true);
  expect(overlaps(disc(0, 0, 10), disc(20, 0, 10))).toBe(false);
  expect(overlaps(disc(0, 0, 10), disc(19.999, 0, 10))).toBe(true);
});

test('touching is contact without area', () => {
  expect(touches(at(0, 0), at(40.05, 0), 0.1)).toBe(true);
  expect(touches(at(0, 0), at(40.2, 0), 0.1)).toBe(false);
  expect(touches(at(0, 0), at(39, 0), 0.1)).toBe(false);
});

test('the least way out', () => {
  expect(penetration(at(0, 0), at(30, 5))).toEqual({ depth: 10, x: -1, y: 0 });
  expect(penetration(at(0, 0), at(-5, 35))).toEqual({ depth: 5, x: 0, y: -1 });
  expect(penetration(at(0, 0), at(41, 0))).toBeNull();
  expect(penetration(disc(0, 25, 10), at(0, 0))).toEqual({ depth: 5, x: 0, y: 1 });
  expect(penetration(disc(0, 15, 10), at(0, 0))).toEqual({ depth: 15, x: 0, y: 1 });
  expect(penetration(at(0, 0), disc(0, 15, 10))).toEqual({ depth: 15, x: 0, y: -1 });
  expect(penetration(disc(0, 0, 10), disc(0, 15, 10))).toEqual({ depth: 5, x: 0, y: -1 });
  expect(penetration(disc(0, 0, 10), disc(0, 0, 10))).toEqual({ depth: 20, x: 0, y: 1 });
});

function moved(shape: Shape, x: number, y: number): Shape {
  return placedShape(shape, { x, y, heading: 0 });
}

function expectLeastWayOut(a: Shape, b: Shape): void {
  const p = penetration(a, b);
  expect(p !== null).toBe(overlaps(a, b));
  if (p === null) return;
  expect(Math.hypot(p.x, p.y)).toBeCloseTo(1, 12);
  expect(overlaps(moved(a, p.x * p.depth, p.y * p.depth), b)).toBe(false);
  for (let turn = 0; turn < 8; turn++) {
    const short = p.depth * 0.999;
    const angle = (turn * Math.PI) / 4;
    expect(overlaps(moved(a, short * Math.cos(angle), short * Math.sin(angle)), b)).toBe(true);
  }
}

test('the least way out parts the shapes, and no shorter way does', () => {
  const random = randomFrom(4);
  for (const [a, b] of randomPairs(3000, 3)) {
    expectLeastWayOut(a, b);
    const d = disc(b.x, b.y, 2 + 30 * random());
    expectLeastWayOut(a, d);
    expectLeastWayOut(d, a);
    expectLeastWayOut(disc(a.x, a.y, 25), d);
  }
});

test('shapes either overlap or have a distance, but for a hair', () => {
  const random = randomFrom(5);
  for (let i = 0; i < 3000; i++) {
    const a = randomQuad(random, 0, 0);
    const d = disc(100 * random() - 50, 100 * random() - 50, 1 + 20 * random());
    expect(overlaps(a, d)).toBe(overlaps(d, a));
    expect(overlaps(a, d) && distanceBetween(a, d) > 0).toBe(false);
  }
});
