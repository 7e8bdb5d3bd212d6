import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GRID, snap } from './grid.ts';

const millimetres = fc.double({ min: -5000, max: 5000, noNaN: true });

test('snap gives the nearest multiple of the grid, written as the decimal is', () => {
  expect(snap(37.573593128807154)).toBe(37.5736);
  // A number right between two steps goes to the even one.
  expect(snap(0.00005)).toBe(0);
  expect(snap(-0.1)).toBe(-0.1);
});

test('snap never gives -0', () => {
  for (const n of [-0, -1e-9, -0.00004999, 0]) expect(Object.is(snap(n), 0)).toBe(true);
});

test('snap moves a number by half a step at most, and only once', () => {
  fc.assert(
    fc.property(millimetres, (n) => {
      expect(Math.abs(snap(n) - n)).toBeLessThanOrEqual(GRID / 2 + 1e-12);
      expect(snap(snap(n))).toBe(snap(n));
    }),
  );
});
