import { disc, type Pose, snapPose } from '@rangefinder/geometry';
import { expect, test } from 'vitest';
import { block, box, IMPASSABLE, mini, randomFrom, sceneOf } from '../../test/field.ts';
import { type Circle, checkCohesion, checkSpot, circleOf, cohesionTerms } from './cohesion.ts';
import { proposeCohesion } from './formation.ts';
import { checkMove, moveOf } from './moves.ts';

/** Throws bases at random into the circle of cohesion, and keeps those that find room. */
function randomPacking(random: () => number, circle: Circle, count: number, throws: number): number {
  const taken: Pose[] = [];
  const { x, y } = circle.leader.pose;
  for (let i = 0; i < throws && taken.length < count; i++) {
    const pose = snapPose({ x: x + 204 * (random() - 0.5), y: y + 204 * (random() - 0.5), heading: 0 });
    if (taken.some((other) => Math.hypot(other.x - pose.x, other.y - pose.y) < 27)) continue;
    if (!('code' in checkSpot(circle, pose))) taken.push(pose);
  }
  return taken.length;
}

test('where no places are proposed, thousands of random throws find none either', () => {
  const random = randomFrom(31);
  const unit = Array.from({ length: 7 }, (_, n) => mini(`storm-${n}`, 100 + 30 * n, 800));
  const [first = mini('storm-0', 0, 0), ...others] = unit;
  const seen = { proposed: 0, none: 0 };
  for (let i = 0; i < 150; i++) {
    const near = () => 400 + 200 * random();
    const walls = Array.from({ length: 13 }, (_, k) =>
      block(
        `w${k}`,
        k % 3 === 0 ? disc(near(), near(), 15) : box(near(), near(), 90, 12, 360 * random()),
        90,
        IMPASSABLE,
      ),
    );
    const leader = { ...first, pose: { x: 500, y: 500, heading: 0 } };
    const scene = sceneOf(unit, walls);
    if (checkMove(scene, leader, moveOf('standard', 1), leader.pose).path === null) continue;
    const spots = proposeCohesion(scene, leader, others);
    if (spots === null) {
      seen.none++;
      const circle = circleOf(scene, leader, mini('storm-1', 0, 0), cohesionTerms());
      for (let k = 0; k < 5; k++) expect(randomPacking(random, circle, 6, 1000), `case ${i}`).toBeLessThan(6);
    } else {
      seen.proposed++;
      const poses = spots.map(({ pose }) => pose);
      expect(checkCohesion(scene, leader, others, poses).wrong, `case ${i}`).toBeNull();
    }
  }
  expect(seen.proposed).toBeGreaterThan(8);
  expect(seen.none).toBeGreaterThan(1);
});

test('who stays is packed around', () => {
  const walls = [
    block('a', box(500, 521, 400, 14), 90, IMPASSABLE),
    block('b', box(500, 479, 400, 14), 90, IMPASSABLE),
  ];
  const leader = mini('storm-0', 500, 500);
  const staying = [mini('storm-1', 527.01, 500)];
  const others = [mini('storm-2', 900, 800), mini('storm-3', 900, 850)];
  const terms = cohesionTerms({ staying });
  const scene = sceneOf([leader, ...staying, ...others], walls);
  const spots = proposeCohesion(scene, leader, others, terms);
  expect(checkCohesion(scene, leader, others, spots?.map(({ pose }) => pose) ?? [], terms).wrong).toBeNull();
});
