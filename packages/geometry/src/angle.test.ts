import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atan2, cos, headingOf, normalizeHeading, sin, turnBetween, turned, turnTo } from './angle.ts';

const degrees = fc.double({ min: -1000, max: 1000, noNaN: true });
const coordinate = fc.double({ min: -1e4, max: 1e4, noNaN: true });
const radians = Math.PI / 180;

test('sine and cosine agree with the platform', () => {
  fc.assert(
    fc.property(degrees, (d) => {
      // Reduced first, because the platform loses digits to the factor in large angles.
      const r = (d % 360) * radians;
      expect(Math.abs(sin(d) - Math.sin(r))).toBeLessThan(2e-15);
      expect(Math.abs(cos(d) - Math.cos(r))).toBeLessThan(2e-15);
    }),
    { numRuns: 20_000 },
  );
});

test('quarter turns are exact, without -0', () => {
  const sines = [0, 1, 0, -1];
  for (let quarter = -8; quarter <= 8; quarter++) {
    expect(Object.is(sin(quarter * 90), sines[(quarter + 8) % 4])).toBe(true);
    expect(Object.is(cos(quarter * 90), sines[(quarter + 9) % 4])).toBe(true);
  }
  expect(sin(450)).toBe(1);
  expect(cos(180)).toBe(-1);
});

test('atan2 agrees with the platform', () => {
  fc.assert(
    fc.property(coordinate, coordinate, (y, x) => {
      fc.pre(Math.abs(x) + Math.abs(y) > 1e-300);
      const off = Math.abs(atan2(y, x) - Math.atan2(y, x) / radians);
      // Straight back, a y of -0 or next to it may round to either -180 or 180.
      expect(Math.min(off, 360 - off)).toBeLessThan(1e-13);
      expect(atan2(y, x)).toBeGreaterThan(-180);
    }),
    { numRuns: 20_000 },
  );
});

test('atan2 of the axes and diagonals is exact', () => {
  expect([atan2(0, 1), atan2(1, 1), atan2(1, 0), atan2(1, -1), atan2(0, -1)]).toEqual([0, 45, 90, 135, 180]);
  expect([atan2(-1, -1), atan2(-1, 0), atan2(-1, 1), atan2(0, 0)]).toEqual([-135, -90, -45, 0]);
});

test('headings grow clockwise from +y', () => {
  expect([headingOf(0, 1), headingOf(1, 0), headingOf(0, -1), headingOf(-1, 0)]).toEqual([0, 90, 180, 270]);
  expect([normalizeHeading(-90), normalizeHeading(360), normalizeHeading(725)]).toEqual([270, 0, 5]);
  expect(Object.is(normalizeHeading(-360), 0)).toBe(true);
  expect(normalizeHeading(-1e-20)).toBe(0);
  expect([turnBetween(350, 10), turnBetween(10, 350), turnBetween(0, 180)]).toEqual([20, -20, 180]);
});

test('turnTo gives the same sine and cosine at once', () => {
  fc.assert(
    fc.property(degrees, (d) => {
      turnTo(d);
      expect(turned).toEqual({ sine: sin(d), cosine: cos(d) });
    }),
  );
});
