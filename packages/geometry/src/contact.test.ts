import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomFrom } from '../test/cases.ts';
import { backUp, firstHit } from './contact.ts';
import { disc } from './disc.ts';
import { distanceBetween } from './distance.ts';
import { lengthOf } from './flat.ts';
import { alongLine, alongPath } from './motion.ts';
import { overlaps } from './overlap.ts';
import { type Piece, pathFrom } from './path.ts';
import { placed, rectangle } from './polygon.ts';
import { ORIGIN, type Pose, toWorld } from './pose.ts';
import { type Body, placedBody, reachOf } from './shape.ts';

/** A square base with four guides, as round nubs that stick out in front and behind. */
function base(size: number): Body {
  const nub = size / 2 + 0.858;
  const nubs = [disc(-11.38, nub, 1.7), disc(11.38, nub, 1.7), disc(-11.38, -nub, 1.7), disc(11.38, -nub, 1.7)];
  return [rectangle(size, size), ...nubs];
}

const small = base(40);
const square: Body = [rectangle(40, 40)];
const at = (body: Body, pose: Pose) => placedBody(body, pose);
const hits = (a: Body, b: Body) => a.some((p) => b.some((q) => overlaps(p, q)));
const gap = (a: Body, b: Body) => Math.min(...a.flatMap((p) => b.map((q) => distanceBetween(p, q))));

function manoeuvre(start: Pose, size: number, piece: Piece) {
  return alongPath(pathFrom(start, size, [piece]), size, reachOf(base(size)));
}

test('a straight stops with the front against the other base', () => {
  const motion = manoeuvre(ORIGIN, 40, { kind: 'straight', length: 80 });
  const other = at(square, { x: 5, y: 130, heading: 0 });
  const stop = backUp(motion, square, [at(square, { x: 300, y: 0, heading: 0 }), other]);
  expect(stop).toMatchObject({ free: true, touched: [1] });
  expect(stop.pose.x).toBe(0);
  expect(90 - stop.pose.y).toBeGreaterThanOrEqual(0);
  expect(90 - stop.pose.y).toBeLessThan(0.01);
});

test('with nothing in the way it goes to the end', () => {
  const motion = manoeuvre(ORIGIN, 40, { kind: 'straight', length: 80 });
  expect(backUp(motion, small, [])).toEqual({
    s: motion.to,
    pose: { x: 0, y: 120, heading: 0 },
    free: true,
    touched: [],
  });
  expect(firstHit(motion, small, [at(small, { x: 300, y: 0, heading: 0 })])).toBeNull();
});

test('it stops beyond an obstacle it can clear, in a gap as narrow as itself', () => {
  const motion = manoeuvre(ORIGIN, 40, { kind: 'straight', length: 160 });
  const before = at(square, { x: 0, y: 80, heading: 0 });
  const after = at(square, { x: 0, y: 160.05, heading: 0 });
  const stop = backUp(motion, square, [before, after]);
  expect(stop.touched).toEqual([0, 1]);
  expect(stop.pose.y).toBeGreaterThanOrEqual(120);
  expect(stop.pose.y).toBeLessThanOrEqual(120.05);
  const forward = firstHit(motion, square, [before, after]);
  expect(forward?.touched).toEqual([0]);
  expect(forward?.pose.y).toBeCloseTo(40, 1);
});

test('never free: it stays at the start', () => {
  const motion = manoeuvre(ORIGIN, 40, { kind: 'straight', length: 40 });
  const wall: Body = [placed(rectangle(40, 400), { x: 10, y: 0, heading: 0 })];
  expect(backUp(motion, square, [wall])).toEqual({ s: motion.from, pose: ORIGIN, free: false, touched: [0] });
  expect(firstHit(motion, square, [wall])).toMatchObject({ s: motion.from, free: false });
});

test('a move that keeps its heading', () => {
  const motion = alongLine({ x: 0, y: 0, heading: 30 }, 100, 0);
  const stop = firstHit(motion, [disc(0, 0, 10)], [[disc(60, 0, 10)]]);
  expect(stop?.pose.heading).toBe(30);
  expect(stop?.pose.x).toBeLessThanOrEqual(40);
  expect(stop?.pose.x).toBeGreaterThan(39.99);
});

test('at random: truly free, within 0.05 mm of contact, and overlapping all the way beyond', () => {
  const random = randomFrom(21);
  const pieces: Piece[] = [
    { kind: 'straight', length: 120 },
    { kind: 'arc', radius: 80, turn: 45 },
    { kind: 'arc', radius: 130, turn: -45 },
    { kind: 'arc', radius: 35, turn: 90 },
    { kind: 'arc', radius: 90, turn: -90 },
  ];
  let bumped = 0;
  for (let i = 0; i < 400; i++) {
    const size = [40, 60, 80][i % 3] ?? 40;
    const body = base(size);
    const piece = pieces[i % 5] ?? { kind: 'straight', length: 40 };
    const motion = manoeuvre({ x: 300, y: 300, heading: 360 * random() }, size, piece);
    const end = motion.poseAt(motion.to);
    const others = [0, 1, 2].map(() => {
      const other = { x: end.x + 160 * random() - 80, y: end.y + 160 * random() - 80, heading: 360 * random() };
      return at(small, other);
    });
    const stop = backUp(motion, body, others);
    const here = at(body, stop.pose);
    expect(stop.free).toBe(others.every((other) => !hits(here, other)));
    if (stop.s === motion.to || !stop.free) continue;
    bumped++;
    expect(Math.min(...others.map((other) => gap(here, other)))).toBeLessThan(0.05);
    expect(stop.touched.length).toBeGreaterThan(0);
    for (let k = 1; k <= 40; k++) {
      const s = stop.s + 0.01 + ((motion.to - stop.s - 0.01) * k) / 40;
      if (s > motion.to) continue;
      const beyond = at(body, motion.poseAt(s));
      expect(others.some((other) => hits(beyond, other))).toBe(true);
    }
    const hit = firstHit(motion, body, others);
    const from = motion.poseAt(motion.from);
    if (hit === null) throw new Error('a body that had to back up must hit something on its way');
    expect(hit.free).toBe(others.every((other) => !hits(at(body, from), other)));
    expect(hit.s).toBeLessThanOrEqual(stop.s + 0.01);
  }
  expect(bumped).toBeGreaterThan(100);
});

test('no corner of a body moves faster along a path than its motion says', () => {
  const pieces: readonly Piece[] = [
    { kind: 'straight', length: 80 },
    ...[35, 62.5, 90].map((radius): Piece => ({ kind: 'arc', radius, turn: 90 })),
    ...[80, 130, 180].map((radius): Piece => ({ kind: 'arc', radius, turn: -45 })),
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...pieces),
      fc.constantFrom(40, 60, 80),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (piece, size, where) => {
        const motion = alongPath(pathFrom(ORIGIN, size, [piece]), size, reachOf(base(size)));
        const step = 0.5;
        const s = motion.from + where * (motion.to - motion.from - step);
        const [a, b] = [motion.poseAt(s), motion.poseAt(s + step)];
        for (const [x, y] of [
          [1, 1],
          [1, -1],
          [-1, 1],
          [-1, -1],
        ] as const) {
          const before = toWorld(a, (x * size) / 2, (y * size) / 2);
          const after = toWorld(b, (x * size) / 2, (y * size) / 2);
          // Both poses are on the grid, which may add a little at each end.
          expect(lengthOf(after.x - before.x, after.y - before.y)).toBeLessThan(motion.speed * step + 0.001);
        }
      },
    ),
    { numRuns: 2000 },
  );
});
