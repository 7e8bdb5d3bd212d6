import { expect, test } from 'vitest';
import { randomFrom, randomQuad } from '../test/cases.ts';
import { disc } from './disc.ts';
import { distanceToPoint } from './distance.ts';
import { type Rim, rimsAbout, rimsMeet, roundRim, straightRim } from './rim.ts';

const off = (rim: Rim, x: number, y: number) =>
  rim.kind === 'round' ? Math.hypot(x - rim.x, y - rim.y) - rim.radius : rim.nx * x + rim.ny * y - rim.offset;

test('rims meet in points of both', () => {
  const random = randomFrom(2);
  const rim = () => {
    const turn = 2 * Math.PI * random();
    if (random() < 0.5) return roundRim(50 * random(), 50 * random(), 5 + 40 * random());
    return straightRim(Math.cos(turn), Math.sin(turn), 50 * random());
  };
  let met = 0;
  for (let i = 0; i < 500; i++) {
    const a = rim();
    const b = rim();
    for (const { x, y } of rimsMeet(a, b)) {
      met++;
      expect(off(a, x, y)).toBeCloseTo(0, 6);
      expect(off(b, x, y)).toBeCloseTo(0, 6);
    }
  }
  expect(met).toBeGreaterThan(200);
  expect(rimsMeet(roundRim(0, 0, 5), roundRim(20, 0, 5))).toEqual([]);
  expect(rimsMeet(roundRim(0, 0, 5), roundRim(0, 0, 5))).toEqual([]);
  expect(rimsMeet(straightRim(1, 0, 5), straightRim(1, 0, 7))).toEqual([]);
});

test('every point that is some way from a shape lies on one of its rims', () => {
  const random = randomFrom(4);
  for (let i = 0; i < 200; i++) {
    const shape = i % 4 === 0 ? disc(0, 0, 20) : randomQuad(random, 0, 0);
    const turn = 2 * Math.PI * random();
    const x = 90 * Math.cos(turn);
    const y = 90 * Math.sin(turn);
    const apart = distanceToPoint(shape, x, y);
    expect(Math.min(...rimsAbout(shape, apart).map((rim) => Math.abs(off(rim, x, y))))).toBeLessThan(0.001);
  }
});
