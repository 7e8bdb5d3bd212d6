import { cos, disc, type Pose, sin, snapPose } from '@rangefinder/geometry';
import { expect, test } from 'vitest';
import { block, box, IMPASSABLE, mini, randomFrom, sceneOf } from '../../test/field.ts';
import { type Circle, checkCohesion, checkSpot, circleOf, cohesionTerms } from './cohesion.ts';
import { proposeCohesion } from './formation.ts';
import { checkMove, moveOf } from './moves.ts';
import { packAbout } from './packing.ts';

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

/**
 * A leader near an edge, and water about it: there is room for one more base between them, and only where it touches the leader
 * and the edge. `x` and `y` say where in the room something lies for the first edge; `turned` where that is for another one.
 */
test.each([
  ['near', (x: number, y: number) => [x, y] as const],
  ['far', (x: number, y: number) => [x, 900 - y] as const],
  ['left', (x: number, y: number) => [y, x] as const],
  ['right', (x: number, y: number) => [1800 - y, x] as const],
])('the last one finds room between its leader and the %s edge', (_, turned) => {
  const lake = (id: string, x: number, y: number, width: number, length: number) => {
    const [ax, ay] = turned(x, y);
    const [bx, by] = turned(x + width, y + length);
    const shape = box((ax + bx) / 2, (ay + by) / 2, Math.abs(bx - ax), Math.abs(by - ay));
    return block(id, shape, 1, IMPASSABLE, { solid: false });
  };
  // 27 mm from the leader's middle, along the edge at the height of a base at the edge.
  const beside = 500 + Math.sqrt(27.002 ** 2 - 7.198 ** 2);
  const water = [
    lake('left', 300, 0, 186, 200),
    lake('above', 300, 34.5, 500, 200),
    lake('right', beside + 13.55, 0, 200, 200),
  ];
  const leader = mini('storm-0', ...turned(500, 20.7));
  const other = mini('storm-1', 900, 450);
  const scene = sceneOf([leader, other], water);
  const [spot] = proposeCohesion(scene, leader, [other]) ?? [];
  const [x, y] = turned(beside, 13.502);
  expect(spot?.pose.x).toBeCloseTo(x, 1);
  expect(spot?.pose.y).toBeCloseTo(y, 1);
});

/** A room between four walls, turned about its middle, that a leader stands in; and how many more find places there. */
function holds(width: number, length: number, leader: readonly [number, number], count: number, turn = 0): boolean {
  const wall = (id: string, x: number, y: number, across: number, along: number) => {
    const at = { x: 500 + x * cos(turn) + y * sin(turn), y: 450 - x * sin(turn) + y * cos(turn) };
    return block(id, box(at.x, at.y, across, along, turn), 90, IMPASSABLE);
  };
  const walls = [
    wall('far', 0, length / 2 + 6, width + 24, 12),
    wall('near', 0, -length / 2 - 6, width + 24, 12),
    wall('right', width / 2 + 6, 0, 12, length + 24),
    wall('left', -width / 2 - 6, 0, 12, length + 24),
  ];
  const head = mini('storm-0', 500 + leader[0], 450 + leader[1]);
  const other = mini('storm-1', 900, 800);
  const circle = circleOf(sceneOf([head, other], walls), head, other, cohesionTerms());
  return packAbout(circle, count, 5) !== null;
}

test.each([0, 30, 45])('a square room of 110 mm, turned by %i degrees, holds twelve about its middle', (turn) => {
  expect(holds(110, 110, [0, 0], 12, turn)).toBe(true);
  expect(holds(110, 110, [0, 0], 16, turn)).toBe(false);
});

test.each([
  [85, 131, 16, -3, 11],
  [76, 122, -13, 3, 8],
])('a room of %i by %i mm holds as many whichever way it lies', (width, length, x, y, count) => {
  for (const [toRight, up] of [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const) {
    expect(holds(width, length, [toRight * x, up * y], count)).toBe(true);
    expect(holds(length, width, [up * y, toRight * x], count)).toBe(true);
  }
});

test('in the open there is room for thirty', () => {
  const leader = mini('storm-0', 500, 450);
  const other = mini('storm-1', 900, 800);
  const places = packAbout(circleOf(sceneOf([leader, other]), leader, other, cohesionTerms()), 30, 5);
  expect(places).toHaveLength(30);
});
