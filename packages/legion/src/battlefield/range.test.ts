import { distanceToPoint, rectangle, vertices } from '@rangefinder/geometry';
import { describe, expect, it } from 'vitest';
import { miniature, part, parts, pieceKind } from '../../test/scenes.ts';
import { BASES, footprintOf } from './bases.ts';
import { BAND, CONTACT } from './model.ts';
import {
  band,
  gap,
  heightBand,
  isBeyondRange,
  isUpToRange,
  isWithinRange,
  rangeBetween,
  touches,
  touchesPart,
} from './range.ts';

/** Two small bases with some air between them. */
function apart(air: number) {
  return [miniature({ x: 0, y: 0 }), miniature({ x: 0, y: 27 + air })] as const;
}

describe('range', () => {
  it.each([
    [0, 1],
    [BAND, 1],
    [BAND + 0.0009, 1],
    [BAND + 0.002, 2],
    [2 * BAND, 2],
    [4 * BAND + 1, 5],
  ])('of %d mm is %i', (air, range) => {
    expect(band(air)).toBe(range);
    expect(rangeBetween(...apart(air))).toBe(range);
  });

  it('is measured from above, whatever the heights', () => {
    const [a, b] = apart(100);
    expect(gap(a, { ...b, z: 500 })).toBe(100);
  });

  it('goes to the edge of an oblong base', () => {
    const tank = miniature({ x: 0, y: 0, size: '100x175', type: 'ground' });
    expect(gap(miniature({ x: 0, y: 87.5 + 13.5 + 10 }), tank)).toBeCloseTo(10, 1);
    expect(gap(miniature({ x: 50 + 13.5 + 10, y: 20 }), tank)).toBeCloseTo(10, 3);
    expect(gap(miniature({ x: 50 + 13.5 + 10, y: 0 }), { ...tank, pose: { x: 0, y: 0, heading: 90 } })).toBe(0);
  });
});

describe('at, within and beyond', () => {
  /** At range 1, within it, beyond it: with so much air between two small bases. */
  const found = (air: number) => {
    const [a, b] = apart(air);
    return [isUpToRange(gap(a, b), 1), isWithinRange(footprintOf(a), footprintOf(b), 1), isBeyondRange(gap(a, b), 1)];
  };

  it.each([
    ['with its whole base inside', BAND - 27, [true, true, false]],
    ['with its base across the line', BAND - 26, [true, false, false]],
    ['touching the line from outside', BAND, [true, false, false]],
    ['with no part of its base inside', BAND + 0.1, [false, false, true]],
  ] as const)('is %s', (_, air, expected) => {
    expect(found(air)).toEqual(expected);
  });

  it('may be within a range of several segments', () => {
    const [a, b] = apart(BAND - 26);
    expect([1, 2].map((range) => isWithinRange(footprintOf(a), footprintOf(b), range))).toEqual([false, true]);
  });

  it('is within a range with the furthest point of every kind of base', () => {
    const sizes = [27, 100, '100x175'] as const;
    for (const from of sizes) {
      for (const to of sizes) {
        const own = footprintOf(miniature({ x: 0, y: 0, heading: 20, size: from }));
        const other = footprintOf(miniature({ x: 120, y: 150, heading: 70, size: to }));
        const rim =
          other.kind === 'polygon'
            ? vertices(other)
            : Array.from({ length: 3600 }, (_, i) => ({
                x: other.x + other.radius * Math.cos((i * Math.PI) / 1800),
                y: other.y + other.radius * Math.sin((i * Math.PI) / 1800),
              }));
        const most = Math.max(...rim.map(({ x, y }) => distanceToPoint(own, x, y)));
        const ranges = [1, 2, 3];
        expect(ranges.filter((range) => isWithinRange(own, other, range))).toEqual(
          ranges.filter((range) => most <= range * BAND),
        );
      }
    }
  });
});

it.each([
  [0, 0, 0],
  [0, 0.0005, 0],
  [0, 1, 1],
  [0, BAND, 1],
  [10, BAND + 11, 2],
  [BAND, 0, 1],
])('from %d up or down to %d is height %i', (from, to, height) => {
  expect(heightBand(from, to)).toBe(height);
});

describe('contact', () => {
  it('allows a hair of air', () => {
    expect(touches(...apart(CONTACT))).toBe(true);
    expect(touches(...apart(CONTACT + 0.01))).toBe(false);
  });

  it('bridges a gap less than a base is thick', () => {
    const [a, b] = apart(0);
    expect(touches(a, { ...b, z: 5.9 })).toBe(true);
    expect(touches(a, { ...b, z: 6 })).toBe(false);
  });

  it('is with terrain beside, under and about a base, but not over it', () => {
    const slab = (bottom: number, top: number) =>
      parts({ id: 's', kind: pieceKind([part(rectangle(40, 40), top, { bottom })], 'light'), x: 0, y: 0 });
    const on = (z: number, x: number, [only]: ReturnType<typeof slab>) =>
      only !== undefined && touchesPart(miniature({ x, y: 0, z }), only);
    expect(on(0, 20 + 13.5 + 0.05, slab(0, 50))).toBe(true);
    expect(on(0, 20 + 13.5 + 0.2, slab(0, 50))).toBe(false);
    expect(on(50, 0, slab(0, 50))).toBe(true);
    expect(on(51, 0, slab(0, 50))).toBe(false);
    expect(on(0, 0, slab(50, 60))).toBe(false);
    expect(on(0, 0, slab(3, 60))).toBe(true);
  });
});

it('has round bases without notches only in the smallest size', () => {
  expect(Object.values(BASES).map(({ notched, small }) => notched !== small)).not.toContain(false);
  expect(BASES['100x200']).toMatchObject({ radius: 50, length: 200 });
  for (const size of ['100x175', '100x200'] as const) {
    const { shape, length } = BASES[size];
    if (shape.kind !== 'polygon') throw new Error('It is round.');
    for (const { x, y } of vertices(shape)) {
      const end = Math.max(0, Math.abs(y) - (length - 100) / 2);
      expect(Math.abs(Math.sqrt(x * x + end * end) - 50)).toBeLessThan(0.01);
    }
  }
});
