import { expect, test } from 'vitest';
import { randomFrom } from '../test/cases.ts';
import { disc } from './disc.ts';
import { jointsToTry } from './joint.ts';
import { placed, rectangle } from './polygon.ts';
import type { Point } from './pose.ts';
import type { Shape } from './shape.ts';
import { sweepMeets, sweptDisc } from './sweep.ts';

const RADIUS = 13.5;
const FROM = { x: 0, y: 0 };

function randomObstacles(random: () => number, to: Point): Shape[] {
  const shapes: Shape[] = [];
  for (let i = 0; i < 1 + 4 * random(); i++) {
    const x = to.x * random() + 80 * (random() - 0.5);
    const y = to.y * random() + 80 * (random() - 0.5);
    if (random() < 0.4) shapes.push(disc(x, y, 5 + 20 * random()));
    else shapes.push(placed(rectangle(3 + 40 * random(), 3 + 20 * random()), { x, y, heading: 360 * random() }));
  }
  return shapes.filter((shape) => clear(FROM, FROM, [shape], RADIUS) && clear(to, to, [shape], RADIUS));
}

const clear = (a: Point, b: Point, shapes: readonly Shape[], radius: number) =>
  !shapes.some((shape) => sweepMeets(sweptDisc(a.x, a.y, b.x, b.y, radius), shape, 0));

/** A joint every quarter of a degree all round, as long as it is a legal bend. */
function someJoint(to: Point, leg: number, shapes: readonly Shape[], radius: number): boolean {
  const d = Math.hypot(to.x, to.y);
  for (let i = 0; i < 1440; i++) {
    const a = (i * Math.PI) / 720;
    const joint = { x: leg * Math.cos(a), y: leg * Math.sin(a) };
    const ahead = (joint.x * to.x + joint.y * to.y) / (leg * d);
    if (ahead < Math.max(leg / d, d / (2 * leg))) continue;
    if (clear(FROM, joint, shapes, radius) && clear(joint, to, shapes, radius)) return true;
  }
  return false;
}

test('a joint is found wherever one of 1,440 is free, and what is found is free', () => {
  const random = randomFrom(7);
  let bent = 0;
  let impossible = 0;
  for (let i = 0; i < 2000; i++) {
    const leg = 51 + 50 * random();
    const far = leg * (1 + random());
    const turn = 2 * Math.PI * random();
    const to = { x: far * Math.cos(turn), y: far * Math.sin(turn) };
    const shapes = randomObstacles(random, to);
    const fine = RADIUS - 0.001;
    const borders = shapes.map((shape) => ({ shape, reach: fine }));
    const joint = jointsToTry(FROM, to, leg, borders, []).find(
      (j) => clear(FROM, j, shapes, fine) && clear(j, to, shapes, fine),
    );
    if (joint === undefined) {
      impossible++;
      expect(someJoint(to, leg, shapes, RADIUS), `case ${i}`).toBe(false);
    } else {
      bent++;
      expect(Math.hypot(joint.x, joint.y)).toBeCloseTo(leg, 6);
      expect(Math.hypot(to.x - joint.x, to.y - joint.y)).toBeLessThanOrEqual(leg + 1e-6);
      expect(joint.x * (to.x - joint.x) + joint.y * (to.y - joint.y)).toBeGreaterThanOrEqual(-1e-6 * leg * leg);
    }
  }
  expect(bent).toBeGreaterThan(300);
  expect(impossible).toBeGreaterThan(300);
});

test('edges of a board part the joints on it from those beyond', () => {
  const edge = { nx: 0, ny: 1, offset: -20 };
  const joints = jointsToTry(FROM, { x: 140, y: 0 }, 76, [], [edge]);
  expect(joints).toHaveLength(2);
  expect(joints.filter(({ y }) => y > -20)).toHaveLength(1);
});

test('no joint where the end is nearer than a leg, or out of reach', () => {
  expect(jointsToTry(FROM, { x: 40, y: 0 }, 51, [], [])).toEqual([]);
  expect(jointsToTry(FROM, { x: 103, y: 0 }, 51, [], [])).toEqual([]);
  expect(jointsToTry(FROM, { x: 80, y: 0 }, 51, [], []).length).toBeGreaterThan(0);
});
