import fc from 'fast-check';
import { expect, test } from 'vitest';
import { disc } from './disc.ts';
import { rectangle } from './polygon.ts';
import { type Point3, type Prism, rayInPrism, segmentInPrism, segmentInShape } from './prism.ts';
import { containsPoint } from './within.ts';

const block: Prism = { footprint: rectangle(40, 40), bottom: 0, top: 50 };
const tower: Prism = { footprint: disc(0, 0, 20), bottom: 10, top: 50 };
const p = (x: number, y: number, z: number): Point3 => ({ x, y, z });

test('a level line goes in and out', () => {
  expect(segmentInPrism(block, p(-40, 0, 25), p(40, 0, 25))).toEqual({ enter: 0.25, exit: 0.75 });
  expect(segmentInPrism(tower, p(-40, 0, 25), p(40, 0, 25))).toEqual({ enter: 0.25, exit: 0.75 });
  expect(segmentInPrism(block, p(-40, 0, 60), p(40, 0, 60))).toBeNull();
  expect(segmentInPrism(tower, p(-40, 0, 5), p(40, 0, 5))).toBeNull();
});

test('grazing the top, a side or the rim does not count', () => {
  expect(segmentInPrism(block, p(-40, 0, 50), p(40, 0, 50))).toBeNull();
  expect(segmentInPrism(block, p(-40, 20, 25), p(40, 20, 25))).toBeNull();
  expect(segmentInPrism(tower, p(-40, 20, 25), p(40, 20, 25))).toBeNull();
});

test('a line from above comes in through the top', () => {
  expect(segmentInPrism(block, p(0, 0, 100), p(0, 0, 0))).toEqual({ enter: 0.5, exit: 1 });
  expect(segmentInPrism(tower, p(0, 0, 100), p(0, 0, 0))).toEqual({ enter: 0.5, exit: 0.9 });
  expect(segmentInPrism(tower, p(30, 0, 100), p(30, 0, 0))).toBeNull();
});

test('a line seen from above goes in and out of a shape', () => {
  expect(segmentInShape(block.footprint, -40, 0, 40, 0)).toEqual({ enter: 0.25, exit: 0.75 });
  expect(segmentInShape(tower.footprint, -40, 0, 40, 0)).toEqual({ enter: 0.25, exit: 0.75 });
  expect(segmentInShape(tower.footprint, 0, 0, 40, 0)).toEqual({ enter: 0, exit: 0.5 });
  expect(segmentInShape(block.footprint, -40, 20, 40, 20)).toBeNull();
  expect(segmentInShape(tower.footprint, -40, 20, 40, 20)).toBeNull();
});

test('rays do not end, and do not look back', () => {
  expect(rayInPrism(block, p(-40, 0, 25), p(2, 0, 0))).toEqual({ enter: 10, exit: 30 });
  expect(rayInPrism(block, p(-40, 0, 25), p(-1, 0, 0))).toBeNull();
  expect(rayInPrism(tower, p(0, 0, 0), p(0, 0, 1))).toEqual({ enter: 10, exit: 50 });
});

test('points of the part inside are inside, points of the rest are not', () => {
  const near = fc.double({ min: -60, max: 60, noNaN: true });
  const point = fc.record({ x: near, y: near, z: near });
  fc.assert(
    fc.property(
      fc.constantFrom(block, tower),
      point,
      point,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (prism, a, b, f) => {
        const part = segmentInPrism(prism, a, b);
        const [x, y, z] = [a.x + f * (b.x - a.x), a.y + f * (b.y - a.y), a.z + f * (b.z - a.z)];
        const inside = z >= prism.bottom && z <= prism.top && containsPoint(prism.footprint, x, y);
        const margin = 1e-6;
        if (part !== null && f > part.enter + margin && f < part.exit - margin) expect(inside).toBe(true);
        if (part !== null && (f < part.enter - margin || f > part.exit + margin)) expect(inside).toBe(false);
      },
    ),
    { numRuns: 2000 },
  );
});
