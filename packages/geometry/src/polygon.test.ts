import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convexHull } from './hull.ts';
import { area, boundingBox, convexPolygon, placed, rectangle, regularPolygon, vertices } from './polygon.ts';
import { containsPoint } from './within.ts';

const whole = fc.integer({ min: -200, max: 200 });
const point = fc.record({ x: whole, y: whole });

test('a rectangle is centred, anticlockwise, and knows its circles', () => {
  const r = rectangle(40, 60);
  expect(r.points).toEqual([-20, -30, 20, -30, 20, 30, -20, 30]);
  expect([r.x, r.y, r.inner]).toEqual([0, 0, 20]);
  expect(r.outer).toBeCloseTo(Math.sqrt(1300), 12);
  expect(area(r)).toBe(2400);
});

test('clockwise vertices are turned round; idle ones are left out', () => {
  const p = convexPolygon([
    { x: 0, y: 0 },
    { x: 0, y: 10 },
    { x: 5, y: 10 },
    { x: 10, y: 10 },
    { x: 10, y: 10 },
    { x: 10, y: 0 },
  ]);
  expect(vertices(p)).toHaveLength(4);
  expect(area(p)).toBe(100);
});

test('what is wrong with a polygon is said', () => {
  const a = { x: 0, y: 0 };
  const b = { x: 10, y: 0 };
  const c = { x: 10, y: 10 };
  expect(() => convexPolygon([a, b])).toThrow('at least 3 vertices; this one has 2');
  expect(() => convexPolygon([a, b, { x: Number.NaN, y: 1 }])).toThrow('vertex 2 is (NaN, 1)');
  expect(() => convexPolygon([a, b, { x: 20, y: 0 }])).toThrow('no area');
  expect(() => convexPolygon([a, b, { x: 2, y: 2 }, { x: 0, y: 10 }])).toThrow('not convex');
  expect(() => convexPolygon([a, c, b, { x: 0, y: 10 }])).toThrow();
  const star = [0, 2, 4, 1, 3].map((i) => vertices(regularPolygon(5, 10))[i] ?? a);
  expect(() => convexPolygon(star)).toThrow('not convex');
});

test('placing turns clockwise', () => {
  const p = placed(
    convexPolygon([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 0, y: 5 },
    ]),
    { x: 100, y: 0, heading: 90 },
  );
  expect(vertices(p)).toEqual([
    { x: 100, y: 0 },
    { x: 100, y: -1 },
    { x: 105, y: 0 },
  ]);
  expect(boundingBox(p)).toEqual({ minX: 100, minY: -1, maxX: 105, maxY: 0 });
});

test('a regular polygon has its first vertex ahead and the area of its triangles', () => {
  const p = regularPolygon(6, 10);
  expect(vertices(p)[0]).toEqual({ x: 0, y: 10 });
  expect(area(p)).toBeCloseTo((6 * 100 * Math.sin(Math.PI / 3)) / 2, 9);
});

test('a hull holds all its points and uses only them', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 3, maxLength: 12 }), (points) => {
      const [a, b] = points;
      const flat = points.every((p) =>
        points.every((q) => (q.x - p.x) * ((b?.y ?? 0) - (a?.y ?? 0)) === (q.y - p.y) * ((b?.x ?? 0) - (a?.x ?? 0))),
      );
      fc.pre(!flat);
      const hull = convexHull(points);
      for (const p of points) expect(containsPoint(hull, p.x, p.y)).toBe(true);
      for (const v of vertices(hull)) expect(points).toContainEqual(v);
    }),
  );
  expect(() =>
    convexHull([
      { x: 0, y: 0 },
      { x: 1, y: 1 },
      { x: 2, y: 2 },
    ]),
  ).toThrow('one line');
});
