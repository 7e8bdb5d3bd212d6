import { expect, test } from 'vitest';
import { randomFrom, randomQuad } from '../test/cases.ts';
import { headingOf, turnBetween } from './angle.ts';
import { ahead, clip, clipHalfPlane, clipSector, clipStrip, toLeft, toRight } from './clip.ts';
import { area, placed, rectangle } from './polygon.ts';
import { ORIGIN } from './pose.ts';
import type { Region } from './shape.ts';
import { containsPoint } from './within.ts';

const base = rectangle(40, 40);
const at = (x: number, y: number, heading = 0) => placed(base, { x, y, heading });

function areaOf(region: Region | null): number {
  return region?.kind === 'polygon' ? area(region) : 0;
}

test('half-planes of a pose', () => {
  expect(areaOf(clipHalfPlane(base, ahead({ x: 0, y: 10, heading: 0 })))).toBeCloseTo(400, 9);
  expect(areaOf(clipHalfPlane(base, ahead({ x: 0, y: 10, heading: 180 })))).toBeCloseTo(1200, 9);
  expect(areaOf(clipHalfPlane(base, toRight({ x: 5, y: 0, heading: 0 })))).toBeCloseTo(600, 9);
  expect(areaOf(clipHalfPlane(base, toLeft({ x: 5, y: 0, heading: 0 })))).toBeCloseTo(1000, 9);
  expect(clipHalfPlane(base, ahead({ x: 0, y: -20, heading: 0 }))).toBe(base);
  expect(clipHalfPlane(base, ahead({ x: 0, y: 21, heading: 0 }), 'contact')).toBeNull();
});

test('contact is kept only if asked for', () => {
  const edge = ahead({ x: 0, y: 20, heading: 0 });
  expect(clipHalfPlane(base, edge)).toBeNull();
  const line = clipHalfPlane(base, edge, 'contact');
  expect(line?.kind).toBe('segment');
  expect(line?.outer).toBe(20);
  const corner = clip(base, [edge, toRight({ x: 20, y: 0, heading: 0 })], 'contact');
  expect(corner).toMatchObject({ kind: 'segment', x: 20, y: 20, outer: 0 });
  const halfLine = clip(base, [edge, toRight(ORIGIN)], 'contact');
  expect(halfLine).toMatchObject({ kind: 'segment', x: 10, y: 20, outer: 10 });
});

test('a strip ahead of a pose, such as a bullseye', () => {
  expect(areaOf(clipStrip(at(0, 200), ORIGIN, 14.79))).toBeCloseTo(14.79 * 40, 9);
  expect(areaOf(clipStrip(at(25, 200), ORIGIN, 14.79))).toBeCloseTo((14.79 / 2 - 5) * 40, 9);
  expect(clipStrip(at(27.395, 200), ORIGIN, 14.79)).toBeNull();
  expect(clipStrip(at(27.395, 200), ORIGIN, 14.79, 'contact')?.kind).toBe('segment');
});

test('a sector keeps what its two rays hold', () => {
  expect(clipSector(at(0, 200), ORIGIN, 40.62)).toEqual([at(0, 200)]);
  expect(clipSector(at(0, -200), ORIGIN, 40.62)).toEqual([]);
  const half = clipSector(at(200, 200), ORIGIN, 45);
  expect(half.map(areaOf)).toEqual([expect.closeTo(800, 6)]);
  expect(clipSector(at(0, 0), ORIGIN, 90).map(areaOf)).toEqual([expect.closeTo(800, 6)]);
  expect(clipSector(at(0, 0), ORIGIN, 180)).toHaveLength(1);
});

test('a sector beyond 180 degrees comes in two pieces that do not share area', () => {
  const pieces = clipSector(at(0, 0), ORIGIN, 135);
  expect(pieces.map(areaOf)).toEqual([expect.closeTo(600, 6), expect.closeTo(600, 6)]);
});

test('random points lie in the pieces exactly if they lie in the polygon and the sector', () => {
  const random = randomFrom(11);
  for (let i = 0; i < 2000; i++) {
    const p = randomQuad(random, 100 * random() - 50, 100 * random() - 50);
    const apex = { x: 20 * random(), y: 20 * random(), heading: 360 * random() };
    const halfAngle = 1 + 178 * random();
    const pieces = clipSector(p, apex, halfAngle);
    for (let k = 0; k < 20; k++) {
      const x = p.x + 80 * random() - 40;
      const y = p.y + 80 * random() - 40;
      const off = Math.abs(turnBetween(apex.heading, headingOf(x - apex.x, y - apex.y)));
      if (Math.abs(off - halfAngle) < 1e-4) continue;
      const inPieces = pieces.some((piece) => piece.kind === 'polygon' && containsPoint(piece, x, y));
      expect(inPieces).toBe(off < halfAngle && containsPoint(p, x, y));
    }
  }
});

test('what two opposite half-planes leave makes up the whole', () => {
  const random = randomFrom(12);
  for (let i = 0; i < 3000; i++) {
    const p = randomQuad(random, 0, 0);
    const pose = { x: 60 * random() - 30, y: 60 * random() - 30, heading: 360 * random() };
    const right = areaOf(clipHalfPlane(p, toRight(pose)));
    const left = areaOf(clipHalfPlane(p, toLeft(pose)));
    expect(left + right).toBeCloseTo(area(p), 3);
  }
});
