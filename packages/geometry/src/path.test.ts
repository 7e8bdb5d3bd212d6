import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chordPose, type Path, type Piece, path, pathFrom, pathPose } from './path.ts';
import { compose, ORIGIN, type Pose, toLocal, toWorld } from './pose.ts';

const SIZES = [40, 60, 80];
const straight = (speed: number): Piece => ({ kind: 'straight', length: 40 * speed });
const bank = (speed: number, turn = 45): Piece => ({ kind: 'arc', radius: [80, 130, 180][speed - 1] ?? 0, turn });
const turn = (speed: number, by = 90): Piece => ({ kind: 'arc', radius: [35, 62.5, 90][speed - 1] ?? 0, turn: by });

function endOf(start: Pose, base: number, piece: Piece): Pose {
  const p = pathFrom(start, base, [piece]);
  return chordPose(p, p.length - base / 2, base);
}

function expectPose(pose: Pose, x: number, y: number, heading: number): void {
  expect(Math.abs(pose.x - x)).toBeLessThan(0.01);
  expect(Math.abs(pose.y - y)).toBeLessThan(0.01);
  expect(pose.heading).toBe(heading);
}

// Published end positions of square bases of 40, 60 and 80 mm, start at the origin facing +y.
const BANKS = [
  [37.574, 90.711, 52.218, 126.066, 66.863, 161.421],
  [44.645, 107.782, 59.289, 143.137, 73.934, 178.492],
  [51.716, 124.853, 66.36, 160.208, 81.005, 195.563],
];
const TURNS = [
  [55, 82.5, 110],
  [65, 92.5, 120],
  [75, 102.5, 130],
];

SIZES.forEach((base, size) => {
  for (let speed = 1; speed <= 5; speed++) {
    test(`straight ${speed}, base ${base}`, () => {
      expectPose(endOf(ORIGIN, base, straight(speed)), 0, 40 * speed + base, 0);
    });
  }
  for (let speed = 1; speed <= 3; speed++) {
    const x = BANKS[size]?.[2 * speed - 2] ?? 0;
    const y = BANKS[size]?.[2 * speed - 1] ?? 0;
    const t = TURNS[size]?.[speed - 1] ?? 0;
    test(`bank ${speed}, base ${base}`, () => {
      expectPose(endOf(ORIGIN, base, bank(speed)), x, y, 45);
      expectPose(endOf(ORIGIN, base, bank(speed, -45)), -x, y, 315);
    });
    test(`turn ${speed}, base ${base}`, () => {
      expectPose(endOf(ORIGIN, base, turn(speed)), t, t, 90);
      expectPose(endOf(ORIGIN, base, turn(speed, -90)), -t, t, 270);
    });
  }
});

test('a path goes on straight beyond both ends', () => {
  const p = path(ORIGIN, [turn(1)]);
  expect(pathPose(p, -10)).toEqual({ x: 0, y: -10, heading: 0 });
  expect(pathPose(p, p.length + 10)).toEqual({ x: 45, y: 35, heading: 90 });
  expect(pathPose(p, p.length / 2).heading).toBe(45);
});

test('a piece without length is refused', () => {
  expect(() => path(ORIGIN, [straight(0)])).toThrow('piece 0 has length 0');
});

/** Distance of a point from the centre line of a one-piece path with leads, worked out apart from the code under test. */
function offPath(p: Path, x: number, y: number): number {
  return Math.min(
    ...p.legs.map((leg) => {
      const at = toLocal(leg, x, y);
      if (leg.radius === 0) return Math.hypot(at.x, at.y - Math.max(0, Math.min(leg.length, at.y)));
      const side = Math.sign(leg.radius);
      const radius = Math.abs(leg.radius);
      const angle = Math.atan2(at.y, radius - side * at.x) * (180 / Math.PI);
      if (angle < -1e-6 || angle > Math.abs(leg.turn) + 1e-6) return Number.POSITIVE_INFINITY;
      return Math.abs(Math.hypot(side * at.x - radius, at.y) - radius);
    }),
  );
}

const anyPiece = fc.oneof(
  fc.integer({ min: 1, max: 5 }).map(straight),
  fc.tuple(fc.integer({ min: 1, max: 3 }), fc.constantFrom(-45, 45)).map(([s, t]) => bank(s, t)),
  fc.tuple(fc.integer({ min: 1, max: 3 }), fc.constantFrom(-90, 90)).map(([s, t]) => turn(s, t)),
);
const place = fc.double({ min: 0, max: 900, noNaN: true });
const anyPose = fc.record({ x: place, y: place, heading: fc.integer({ min: 0, max: 359 }) });
const fraction = fc.double({ min: 0, max: 1, noNaN: true });

test('front and rear both stay on the path', () => {
  fc.assert(
    fc.property(anyPiece, anyPose, fc.constantFrom(...SIZES), fraction, (piece, start, base, f) => {
      const p = pathFrom(start, base, [piece]);
      const pose = chordPose(p, base / 2 + f * (p.length - base), base);
      for (const end of [base / 2, -base / 2]) {
        const on = toWorld(pose, 0, end);
        expect(offPath(p, on.x, on.y)).toBeLessThan(3e-4);
      }
    }),
    { numRuns: 2000 },
  );
});

test('the motion starts where the body stands, is the same from any place, and the same run backwards', () => {
  fc.assert(
    fc.property(anyPiece, anyPose, fc.constantFrom(...SIZES), fraction, (piece, start, base, f) => {
      const there = pathFrom(start, base, [piece]);
      const first = chordPose(there, base / 2, base);
      expect(first.x).toBeCloseTo(start.x, 3);
      expect(first.heading).toBe(start.heading);
      const s = base / 2 + f * (there.length - base);
      const pose = chordPose(there, s, base);
      const home = compose(start, chordPose(pathFrom(ORIGIN, base, [piece]), s, base));
      expect(Math.hypot(home.x - pose.x, home.y - pose.y)).toBeLessThan(3e-4);
      const end = there.end;
      const back: Piece = piece.kind === 'arc' ? { ...piece, turn: -piece.turn } : piece;
      const lead: Piece = { kind: 'straight', length: base };
      const reverse = path({ x: end.x, y: end.y, heading: end.heading + 180 }, [lead, back, lead]);
      const same = chordPose(reverse, there.length - s, base);
      expect(Math.hypot(same.x - pose.x, same.y - pose.y)).toBeLessThan(3e-4);
      expect(Math.abs(Math.abs(same.heading - pose.heading) - 180)).toBeLessThan(3e-4);
    }),
    { numRuns: 1000 },
  );
});
