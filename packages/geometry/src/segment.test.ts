import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceBetween } from './distance.ts';
import { rectangle } from './polygon.ts';
import { crosses, lineInPolygon, segment, segmentInPolygon, segmentsMeet } from './segment.ts';
import { containsPoint } from './within.ts';

const base = rectangle(40, 40);
const near = fc.double({ min: -60, max: 60, noNaN: true });

test('the part of a segment inside a polygon', () => {
  expect(segmentInPolygon(base, segment(-40, 0, 40, 0))).toEqual({ enter: 0.25, exit: 0.75 });
  expect(segmentInPolygon(base, segment(0, 0, 0, 40))).toEqual({ enter: 0, exit: 0.5 });
  expect(segmentInPolygon(base, segment(-10, 0, 10, 0))).toEqual({ enter: 0, exit: 1 });
  expect(segmentInPolygon(base, segment(30, 0, 50, 0))).toBeNull();
});

test('running along an edge, or through a corner, is not inside', () => {
  expect(crosses(base, segment(-40, 20, 40, 20))).toBe(false);
  expect(crosses(base, segment(0, 40, 40, 0))).toBe(false);
  expect(crosses(base, segment(-40, 19.99, 40, 19.99))).toBe(true);
});

test('an endless line', () => {
  expect(lineInPolygon(base, -40, 0, 1, 0, 0, Number.POSITIVE_INFINITY)).toEqual({ enter: 20, exit: 60 });
  expect(lineInPolygon(base, -40, 30, 1, 0, 0, Number.POSITIVE_INFINITY)).toBeNull();
});

test('a segment that crosses has its middle part inside, and one that does not has no deep point', () => {
  fc.assert(
    fc.property(near, near, near, near, (ax, ay, bx, by) => {
      const part = segmentInPolygon(base, segment(ax, ay, bx, by));
      expect(crosses(base, segment(ax, ay, bx, by))).toBe(part !== null);
      for (let i = 0; i <= 20; i++) {
        const f = part === null ? i / 20 : part.enter + ((part.exit - part.enter) * i) / 20;
        const x = ax + f * (bx - ax);
        const y = ay + f * (by - ay);
        if (part === null) expect(Math.max(Math.abs(x), Math.abs(y))).toBeGreaterThan(20 - 1e-5);
        else expect(containsPoint(base, x, y)).toBe(true);
      }
    }),
  );
});

test('two segments meet when their distance is 0', () => {
  expect(segmentsMeet(segment(0, 0, 10, 0), segment(5, 0, 5, 10))).toBe(true);
  expect(segmentsMeet(segment(0, 0, 10, 0), segment(10, 0, 20, 0))).toBe(true);
  expect(segmentsMeet(segment(0, 0, 10, 0), segment(11, 0, 20, 0))).toBe(false);
  expect(segmentsMeet(segment(0, 0, 10, 0), segment(0, 1, 10, 1))).toBe(false);
  fc.assert(
    fc.property(near, near, near, near, near, near, (ax, ay, bx, by, cx, cy) => {
      const a = segment(ax, ay, bx, by);
      const b = segment(cx, cy, -ax, by);
      const distance = distanceBetween(a, b);
      if (distance > 0.001) expect(segmentsMeet(a, b)).toBe(false);
      if (segmentsMeet(a, b)) expect(distance).toBe(0);
    }),
  );
});
