import { expect, test } from 'vitest';
import { randomFrom, randomPairs, randomQuad } from '../test/cases.ts';
import { disc } from './disc.ts';
import {
  distanceBetween,
  distanceToPoint,
  leastDistance,
  nearest,
  nearestToPoint,
  withinDistance,
} from './distance.ts';
import { found, tryAll } from './nearest.ts';
import { overlaps } from './overlap.ts';
import { convexPolygon, placed, rectangle } from './polygon.ts';
import type { Point } from './pose.ts';
import { segment } from './segment.ts';
import { containsPoint } from './within.ts';

const base = rectangle(40, 40);
const at = (x: number, y: number, heading = 0) => placed(base, { x, y, heading });

test('facing edges: the distance, the middle line, and the two ends of the choice', () => {
  expect(nearest(at(0, 0), at(10, 100))).toEqual({
    distance: 60,
    ax: 5,
    ay: 20,
    bx: 5,
    by: 80,
    unique: false,
    ends: [
      { ax: 20, ay: 20, bx: 20, by: 80 },
      { ax: -10, ay: 20, bx: -10, by: 80 },
    ],
  });
});

test('a corner against an edge, and a corner against a corner, are unique', () => {
  const corner = nearest(at(0, 0), at(0, 100, 45));
  expect(corner).toMatchObject({ ax: 0, ay: 20, bx: 0, unique: true, ends: null });
  expect(corner.distance).toBeCloseTo(80 - 20 * Math.SQRT2, 4);
  expect(nearest(at(0, 0), at(70, 80))).toMatchObject({ distance: 50, ax: 20, ay: 20, bx: 50, by: 60, unique: true });
});

test('edges that face each other at a corner only are unique', () => {
  expect(nearest(at(0, 0), at(40, 100))).toMatchObject({ distance: 60, unique: true });
});

test('nearly square edges count as square within the grid', () => {
  expect(nearest(at(0, 0), at(0, 100, 0.0001)).unique).toBe(false);
  expect(nearest(at(0, 0), at(0, 100, 0.001)).unique).toBe(true);
});

test('touching and overlapping shapes are at distance 0 and share the point given', () => {
  for (const other of [at(40, 0), at(40, 40), at(5, 5), at(0, 0, 45), at(30, 0, 45), at(20, 39.9999999)]) {
    const n = nearest(at(0, 0), other);
    expect(n).toMatchObject({ distance: 0, unique: false, ends: null });
    expect([n.ax, n.ay]).toEqual([n.bx, n.by]);
    expect(Math.abs(n.ax)).toBeLessThanOrEqual(20.0001);
    expect(distanceToPoint(other, n.ax, n.ay)).toBeLessThanOrEqual(0.0001);
  }
});

test('a cross: no vertex of either inside the other', () => {
  const n = nearest(rectangle(100, 10), placed(rectangle(10, 100), { x: 30, y: 30, heading: 0 }));
  expect(n.distance).toBe(0);
});

test('discs', () => {
  expect(nearest(disc(0, 0, 10), disc(30, 40, 20))).toMatchObject({ distance: 20, ax: 6, ay: 8, bx: 18, by: 24 });
  expect(nearest(at(0, 0), disc(0, 50, 10))).toMatchObject({
    distance: 20,
    ax: 0,
    ay: 20,
    bx: 0,
    by: 40,
    unique: true,
  });
  expect(nearest(disc(0, 50, 10), at(0, 0))).toMatchObject({ distance: 20, ax: 0, ay: 40, bx: 0, by: 20 });
  expect(nearest(disc(0, 0, 10), disc(0, 0, 5))).toMatchObject({ distance: 0, unique: false });
  expect(nearest(disc(0, 25, 10), at(0, 0))).toMatchObject({ distance: 0, ax: 0, ay: 20 });
  expect(distanceBetween(disc(0, 0, 10), disc(15, 0, 5))).toBe(0);
});

test('points', () => {
  expect(nearestToPoint(at(0, 0), 23, 24)).toMatchObject({ distance: 5, ax: 23, ay: 24, bx: 20, by: 20 });
  expect(nearestToPoint(at(0, 0), 3, 4)).toMatchObject({ distance: 0, bx: 3, by: 4 });
  expect(nearestToPoint(disc(0, 0, 5), 6, 8)).toMatchObject({ distance: 5, ax: 6, ay: 8, bx: 3, by: 4 });
  expect(distanceToPoint(disc(0, 0, 5), 6, 8)).toBe(5);
});

test('segments', () => {
  expect(nearest(segment(-50, 30, 50, 30), at(0, 0))).toMatchObject({ distance: 10, unique: false });
  expect(nearest(segment(-50, 0, 50, 0), at(0, 0)).distance).toBe(0);
  expect(nearest(segment(30, 0, 50, 0), at(0, 0))).toMatchObject({ distance: 10, ax: 30, bx: 20, unique: true });
  expect(nearest(segment(0, 0, 10, 0), segment(20, 0, 30, 0))).toMatchObject({ distance: 10, ax: 10, bx: 20 });
  expect(distanceBetween(segment(0, 0, 10, 0), segment(5, 5, 5, -5))).toBe(0);
  expect(distanceBetween(segment(0, 0, 0, 0), at(0, 50))).toBe(30);
});

test('the order of the shapes does not matter', () => {
  for (const [a, b] of randomPairs(5000, 7)) {
    const ab = nearest(a, b);
    const ba = nearest(b, a);
    expect(ab.distance).toBe(ba.distance);
    if (ab.distance > 0) expect([ab.ax, ab.ay, ab.bx, ab.by]).toEqual([ba.bx, ba.by, ba.ax, ba.ay]);
  }
});

test('the cheap forms agree with the full one', () => {
  for (const [a, b] of randomPairs(5000, 8)) {
    const { distance } = nearest(a, b);
    expect(distanceBetween(a, b)).toBe(distance);
    expect(distance > 0 && overlaps(a, b)).toBe(false);
    for (const limit of [0, 10, distance, distance + 0.0001, 100, 300]) {
      expect(withinDistance(a, b, limit)).toBe(distance <= limit);
    }
    if (distance > 0) expect(withinDistance(a, b, distance - 0.0001)).toBe(false);
  }
});

test('discs and points keep the same promises against polygons', () => {
  const random = randomFrom(9);
  for (let i = 0; i < 3000; i++) {
    const p = randomQuad(random, 0, 0);
    const x = 200 * random() - 100;
    const y = 200 * random() - 100;
    const d = disc(x, y, 1 + 30 * random());
    const n = nearest(d, p);
    expect(n.distance).toBeCloseTo(Math.max(0, distanceToPoint(p, x, y) - d.radius), 3);
    expect(withinDistance(d, p, 20)).toBe(n.distance <= 20);
    expect(distanceToPoint(p, x, y) === 0).toBe(containsPoint(p, x, y));
    expect(distanceToPoint(p, n.bx, n.by)).toBeLessThanOrEqual(0.0001);
    expect(distanceToPoint(d, n.ax, n.ay)).toBeLessThanOrEqual(0.0001);
  }
});

test('the search agrees with trying every vertex against every edge, whatever the number of sides', () => {
  const random = randomFrom(10);
  const rounded = (sides: number, cx: number, cy: number) => {
    const points: Point[] = [];
    for (let i = 0; i < sides; i++) {
      const angle = ((i + 0.8 * random()) / sides) * 2 * Math.PI;
      points.push({ x: cx + 50 * Math.cos(angle), y: cy + 20 * Math.sin(angle) });
    }
    return convexPolygon(points);
  };
  for (let i = 0; i < 5000; i++) {
    const a = rounded(3 + Math.floor(9 * random()), 0, 0);
    const b = rounded(3 + Math.floor(9 * random()), 300 * random() - 150, 300 * random() - 150);
    if (overlaps(a, b)) {
      expect(distanceBetween(a, b)).toBe(0);
      continue;
    }
    tryAll(a.points, b.points);
    const slow = { ...found };
    const fast = nearest(a, b);
    expect(fast.distance).toBeCloseTo(Math.hypot(slow.bx - slow.ax, slow.by - slow.ay), 3);
    expect(fast.ax).toBeCloseTo(slow.ax, 3);
    expect(fast.by).toBeCloseTo(slow.by, 3);
  }
});

test('the least of several distances is the same as each measured by itself', () => {
  const random = randomFrom(77);
  for (let round = 0; round < 500; round++) {
    const quads = Array.from({ length: 6 }, () => randomQuad(random, 300 * random(), 300 * random()));
    const [one = base, ...others] = quads;
    expect(leastDistance(one, others)).toBe(Math.min(...others.map((other) => distanceBetween(one, other))));
  }
  expect(leastDistance(base, [])).toBe(Number.POSITIVE_INFINITY);
});
