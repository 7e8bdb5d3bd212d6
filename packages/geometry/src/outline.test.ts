import { describe, expect, test } from 'vitest';
import { randomFrom, randomQuad } from '../test/cases.ts';
import { disc } from './disc.ts';
import { type Outline, outline, outlineOf, sharedArea, uncoveredArea } from './outline.ts';
import { area, rectangle } from './polygon.ts';
import { containsPoint } from './within.ts';

/** An upright box. */
function box(minX: number, minY: number, maxX: number, maxY: number): Outline {
  return outline([
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ]);
}

const whole = box(0, 0, 10, 10);

describe('what covers leave bare', () => {
  test.each([
    ['nothing covers it', [], 100],
    ['a cover lies beside it', [box(10, 0, 20, 10)], 100],
    ['one lies within', [box(2, 2, 4, 4)], 96],
    ['one lies over a corner', [box(-5, -5, 5, 5)], 75],
    ['one cuts it in two', [box(4, -1, 6, 11)], 80],
    ['two overlap', [box(0, 0, 6, 10), box(4, 0, 8, 10)], 20],
    ['two meet in the middle', [box(0, 0, 5, 10), box(5, 0, 10, 10)], 0],
    ['one covers it all', [box(-1, -1, 11, 11)], 0],
    ['the same outline covers it', [box(0, 0, 10, 10)], 0],
  ])('if %s', (_, covers, bare) => {
    expect(uncoveredArea(whole, covers)).toBeCloseTo(bare, 9);
  });

  test('is no longer counted once it is enough', () => {
    const posts = Array.from({ length: 40 }, (_, i) => box(i / 4, -1, i / 4 + 0.1, 11));
    expect(uncoveredArea(whole, posts)).toBeCloseTo(60, 9);
    const some = uncoveredArea(whole, posts, posts.length, 1);
    expect(some).toBeGreaterThan(1);
    expect(some).toBeLessThan(60);
    expect(uncoveredArea(whole, posts, 10)).toBeCloseTo(90, 9);
  });

  test('is what no cover holds, of many at random', () => {
    const random = randomFrom(31);
    for (let i = 0; i < 60; i++) {
      const target = randomQuad(random, 0, 0);
      const quads = Array.from({ length: 1 + (i % 7) }, () =>
        randomQuad(random, 80 * random() - 40, 80 * random() - 40),
      );
      const bare = uncoveredArea(outlineOf(target), quads.map(outlineOf));
      let inside = 0;
      let open = 0;
      for (let k = 0; k < 4000; k++) {
        const x = target.x + target.outer * (2 * random() - 1);
        const y = target.y + target.outer * (2 * random() - 1);
        if (!containsPoint(target, x, y)) continue;
        inside++;
        if (!quads.some((quad) => containsPoint(quad, x, y))) open++;
      }
      expect(Math.abs(bare / area(target) - open / inside)).toBeLessThan(0.06);
    }
  });

  test('never grows with another cover', () => {
    const random = randomFrom(32);
    for (let i = 0; i < 100; i++) {
      const target = outlineOf(randomQuad(random, 0, 0));
      const covers: Outline[] = [];
      let before = target.area();
      for (let k = 0; k < 8; k++) {
        covers.push(outlineOf(randomQuad(random, 80 * random() - 40, 80 * random() - 40)));
        const now = uncoveredArea(target, covers);
        expect(now).toBeLessThanOrEqual(before + 1e-5);
        // What the last one takes away it shares with the target.
        expect(before - now).toBeLessThanOrEqual(sharedArea(target, covers[k] ?? target) + 1e-5);
        before = now;
      }
    }
  });
});

test('two outlines share an area', () => {
  expect(sharedArea(whole, box(5, 5, 20, 20))).toBeCloseTo(25, 9);
  expect(sharedArea(whole, box(2, 2, 3, 4))).toBeCloseTo(2, 9);
  expect(sharedArea(box(2, 2, 3, 4), whole)).toBeCloseTo(2, 9);
  expect(sharedArea(whole, box(10, 0, 20, 10))).toBe(0);
  // Apart, though no upright line parts them.
  const slant = outline([
    { x: 0.5, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 9.5 },
  ]);
  const other = outline([
    { x: 0, y: 0.5 },
    { x: 9.5, y: 10 },
    { x: 0, y: 10 },
  ]);
  expect(sharedArea(slant, other)).toBeCloseTo(0, 9);
});

test('an outline has the area of its shape and grows as it must', () => {
  expect(outlineOf(rectangle(30, 20)).area()).toBeCloseTo(600, 9);
  expect(outlineOf(disc(5, 5, 20)).area() / (Math.PI * 400)).toBeCloseTo(1, 2);
  expect(outlineOf(disc(0, 0, 50))).toMatchObject({ size: 256 });
  const { minX, maxX } = outlineOf(disc(100, 0, 13.5));
  expect(maxX - minX).toBeCloseTo(27, 1);
});
