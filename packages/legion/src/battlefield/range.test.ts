import { distanceToPoint, rectangle, vertices } from '@rangefinder/geometry';
import { describe, expect, it } from 'vitest';
import { miniature, part, parts, pieceKind } from '../../test/scenes.ts';
import { BASES, footprintOf } from './bases.ts';
import { BAND, CONTACT } from './model.ts';
import {
  atRange,
  attackRange,
  band,
  beyondRange,
  furthestGap,
  gap,
  heightBand,
  rangeBetween,
  touches,
  touchesPart,
  unitRange,
  withinRange,
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

  it('goes from the leader to the closest defender in an attack, and by the closest pair otherwise', () => {
    const ours = [miniature({ x: 0, y: 0 }), miniature({ x: 0, y: 100 })] as const;
    const theirs = [miniature({ x: 0, y: 300 }), miniature({ x: 0, y: 240 })];
    expect(attackRange(ours[0], theirs)).toBe(2);
    expect(unitRange(ours, theirs)).toBe(1);
  });

  it('goes to the edge of an oblong base', () => {
    const tank = miniature({ x: 0, y: 0, size: '100x175', type: 'ground' });
    expect(gap(miniature({ x: 0, y: 87.5 + 13.5 + 10 }), tank)).toBeCloseTo(10, 1);
    expect(gap(miniature({ x: 50 + 13.5 + 10, y: 20 }), tank)).toBeCloseTo(10, 3);
    expect(gap(miniature({ x: 50 + 13.5 + 10, y: 0 }), { ...tank, pose: { x: 0, y: 0, heading: 90 } })).toBe(0);
  });
});

describe('at, within and beyond', () => {
  it('is at and within a range with its whole base inside', () => {
    const [a, b] = apart(BAND - 27);
    expect(furthestGap(a, b)).toBeCloseTo(BAND, 9);
    expect([atRange(a, b, 1, 1), withinRange(a, b, 1, 1), beyondRange(a, b, 1)]).toEqual([true, true, false]);
  });

  it('is only at a range with its base across the line', () => {
    const [a, b] = apart(BAND - 26);
    expect([atRange(a, b, 1, 1), withinRange(a, b, 1, 1), withinRange(a, b, 1, 2)]).toEqual([true, false, true]);
    // In the second segment alone it is not: it begins in the first.
    expect(withinRange(a, b, 2, 2)).toBe(false);
    expect(withinRange(...apart(BAND), 2, 2)).toBe(true);
  });

  it.each([
    [BAND, false],
    [BAND + 1, true],
    [3 * BAND, true],
    [3 * BAND + 1, false],
  ])('is at range 2 to 3 or not with %d mm of air', (air, isAt) => {
    expect(atRange(...apart(air), 2, 3)).toBe(isAt);
  });

  it('is beyond a range with no part of its base inside', () => {
    expect(beyondRange(...apart(BAND), 1)).toBe(false);
    expect(beyondRange(...apart(BAND + 0.1), 1)).toBe(true);
  });

  it('finds the furthest point of every kind of base', () => {
    const sizes = [27, 100, '100x175'] as const;
    for (const from of sizes) {
      for (const to of sizes) {
        const a = miniature({ x: 0, y: 0, heading: 20, size: from });
        const b = miniature({ x: 150, y: 310, heading: 70, size: to });
        const shape = footprintOf(b);
        const rim =
          shape.kind === 'polygon'
            ? vertices(shape)
            : Array.from({ length: 3600 }, (_, i) => ({
                x: shape.x + shape.radius * Math.cos((i * Math.PI) / 1800),
                y: shape.y + shape.radius * Math.sin((i * Math.PI) / 1800),
              }));
        const most = Math.max(...rim.map(({ x, y }) => distanceToPoint(footprintOf(a), x, y)));
        expect(furthestGap(a, b)).toBeCloseTo(most, 2);
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
