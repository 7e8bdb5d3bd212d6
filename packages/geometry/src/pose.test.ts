import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compose, inverse, ORIGIN, type Pose, relative, snapPose, toLocal, toWorld } from './pose.ts';

const millimetres = fc.double({ min: -2000, max: 2000, noNaN: true });
const pose = fc.record({ x: millimetres, y: millimetres, heading: fc.double({ min: 0, max: 359.99, noNaN: true }) });

function expectSame(a: Pose, b: Pose): void {
  expect(a.x).toBeCloseTo(b.x, 8);
  expect(a.y).toBeCloseTo(b.y, 8);
  const turn = Math.abs(a.heading - b.heading) % 360;
  expect(Math.min(turn, 360 - turn)).toBeLessThan(1e-9);
}

test('a pose facing right has its right side towards -y', () => {
  const facingRight = { x: 10, y: 20, heading: 90 };
  expect(toWorld(facingRight, 1, 5)).toEqual({ x: 15, y: 19 });
  expect(toLocal(facingRight, 15, 19)).toEqual({ x: 1, y: 5 });
});

test('poses compose as a group', () => {
  fc.assert(
    fc.property(pose, pose, pose, (a, b, c) => {
      expectSame(compose(compose(a, b), c), compose(a, compose(b, c)));
      expectSame(compose(a, inverse(a)), ORIGIN);
      expectSame(compose(inverse(a), a), ORIGIN);
      expectSame(compose(a, relative(a, b)), b);
    }),
  );
});

test('a snapped heading stays below a full turn', () => {
  expect(snapPose({ x: -1e-9, y: 1.00004, heading: 359.99999 })).toEqual({ x: 0, y: 1, heading: 0 });
});
