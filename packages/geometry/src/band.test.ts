import { expect, test } from 'vitest';
import { randomFrom, randomQuad } from '../test/cases.ts';
import { arcBand, bandContains, bandDistance, bandOverlaps, pathArea } from './band.ts';
import { disc } from './disc.ts';
import { distanceToPoint } from './distance.ts';
import { path, pathPose } from './path.ts';
import { placed, rectangle, vertices } from './polygon.ts';
import { ORIGIN } from './pose.ts';
import { containsPoint } from './within.ts';

const base = rectangle(40, 40);
const at = (x: number, y: number, heading = 0) => placed(base, { x, y, heading });

test('the ground under a template', () => {
  const [lead, curve] = pathArea(
    path(ORIGIN, [
      { kind: 'straight', length: 40 },
      { kind: 'arc', radius: 35, turn: 90 },
    ]),
    20,
  );
  expect(lead?.kind === 'polygon' ? vertices(lead) : null).toEqual([
    { x: -10, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 40 },
    { x: -10, y: 40 },
  ]);
  expect(curve).toMatchObject({ kind: 'band', x: 35, y: 40, innerRadius: 25, outerRadius: 45, start: 270, sweep: 90 });
});

test('a path lies in its own ground, whichever way it turns', () => {
  for (const turn of [-200, -90, -45, 45, 90, 200]) {
    const p = path({ x: 10, y: 20, heading: 77 }, [{ kind: 'arc', radius: 62.5, turn }]);
    const [curve] = pathArea(p, 20);
    if (curve?.kind !== 'band') throw new Error('an arc has a curved ground');
    for (let i = 0; i <= 20; i++) {
      const on = pathPose(p, (p.length * (i + 0.01)) / 20.02);
      expect(bandContains(curve, on.x, on.y)).toBe(true);
    }
    expect(bandContains(curve, curve.x, curve.y)).toBe(false);
  }
});

test('a base inside the bend, outside it, and across it', () => {
  const band = arcBand(0, 0, 70, 90, 270, 90);
  expect(bandOverlaps(band, at(-20, 20))).toBe(false);
  expect(bandOverlaps(band, at(-110, 20))).toBe(false);
  expect(bandOverlaps(band, at(-109.99, 20))).toBe(true);
  expect(bandOverlaps(band, at(-80, -20))).toBe(false);
  expect(bandOverlaps(band, at(-80, -19.99))).toBe(true);
  expect(bandOverlaps(band, at(-60, 60))).toBe(true);
  expect(bandOverlaps(band, disc(0, 0, 70))).toBe(false);
  expect(bandOverlaps(band, disc(0, 0, 70.01))).toBe(true);
  expect(bandDistance(band, at(-130, 20))).toBe(20);
  expect(bandDistance(band, at(-80, -30))).toBe(10);
  expect(bandDistance(band, disc(0, 0, 30))).toBe(40);
});

test('a whole ring has a hole', () => {
  const ring = arcBand(0, 0, 100, 200, 0, 360);
  expect(bandOverlaps(ring, at(0, 0))).toBe(false);
  expect(bandOverlaps(ring, at(0, -90))).toBe(true);
  expect(bandDistance(ring, at(0, 0))).toBeCloseTo(100 - 20 * Math.SQRT2, 4);
});

test('what no band can be is refused', () => {
  expect(() => arcBand(0, 0, 20, 10, 0, 90)).toThrow('radii must grow');
  expect(() => arcBand(0, 0, 10, 20, 0, 361)).toThrow('at most 360');
});

test('random bands agree with a cloud of points', () => {
  const random = randomFrom(31);
  for (let i = 0; i < 1500; i++) {
    const inner = 100 * random();
    const band = arcBand(0, 0, inner, inner + 10 + 30 * random(), 360 * random(), 5 + 350 * random());
    const p = randomQuad(random, 300 * random() - 150, 300 * random() - 150);
    const d = disc(p.x, p.y, 5 + 30 * random());
    let nearestPolygon = Number.POSITIVE_INFINITY;
    let nearestDisc = Number.POSITIVE_INFINITY;
    for (let k = 0; k < 600; k++) {
      // Points of the band: half of them on its rim.
      const radius =
        k % 4 === 0 ? inner : k % 4 === 1 ? band.outerRadius : inner + (band.outerRadius - inner) * random();
      const heading = ((band.start + band.sweep * (k / 599)) * Math.PI) / 180;
      const x = radius * Math.sin(heading);
      const y = radius * Math.cos(heading);
      nearestPolygon = Math.min(nearestPolygon, distanceToPoint(p, x, y));
      nearestDisc = Math.min(nearestDisc, distanceToPoint(d, x, y));
      const px = p.x + 60 * random() - 30;
      const py = p.y + 60 * random() - 30;
      if (bandContains(band, px, py) && containsPoint(p, px, py)) expect(bandDistance(band, p)).toBe(0);
    }
    for (const [exact, cloud, overlap] of [
      [bandDistance(band, p), nearestPolygon, bandOverlaps(band, p)],
      [bandDistance(band, d), nearestDisc, bandOverlaps(band, d)],
    ] as const) {
      expect(exact).toBeLessThanOrEqual(cloud + 1e-4);
      expect(cloud - exact).toBeLessThan(6);
      expect(overlap && exact > 0).toBe(false);
      if (exact === 0) expect(overlap || cloud < 0.01).toBe(true);
    }
  }
});
