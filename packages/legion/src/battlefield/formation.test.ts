import { disc, distanceBetween, lengthOf, type Pose, placedShape, snapPose } from '@rangefinder/geometry';
import { describe, expect, test } from 'vitest';
import { block, box, IMPASSABLE, mini, randomFrom, round, sceneOf } from '../../test/field.ts';
import { moveCandidates } from './candidates.ts';
import { checkCohesion, cohesionTerms } from './cohesion.ts';
import { findsCohesion, hexagons, proposeCohesion } from './formation.ts';
import type { Miniature, PlacedPart } from './model.ts';
import { checkMove, moveOf } from './moves.ts';

const at = (x: number, y: number, heading = 0): Pose => ({ x, y, heading });
const leader = mini('storm-1', 500, 300);
const other = mini('storm-2', 530, 300);

describe('cohesion, as the figures of the rules have it', () => {
  const far = at(602, 300);
  test('at exactly the length of the tool, and with a way round the terrain between them', () => {
    expect(checkCohesion(sceneOf([leader, other]), leader, [other], [far]).spots).not.toBeNull();
    const low = block('rock', box(551, 291, 10, 10), 60, IMPASSABLE);
    expect(checkCohesion(sceneOf([leader, other], [low]), leader, [other], [at(575, 300)]).spots).not.toBeNull();
    expect(checkCohesion(sceneOf([leader, other]), leader, [other], [at(602.01, 300)]).wrong).toMatchObject({
      code: 'out-of-cohesion',
    });
  });
  test('not on the far side of terrain that its move would have to cross', () => {
    const wall = block('wall', box(551, 300, 10, 200), 60, IMPASSABLE);
    expect(checkCohesion(sceneOf([leader, other], [wall]), leader, [other], [at(590, 300)]).wrong).toEqual({
      rule: 'legion.cohesion.10',
      code: 'not-reached-from-leader',
      about: 'storm-2',
    });
  });
  test('notched bases face as their leader does', () => {
    const bikes = [1, 2].map((n) =>
      mini(`bike-${n}`, 440 + 60 * n, 300, { base: round(50), type: 'repulsor', height: 69 }),
    );
    const [first = leader, second = other] = bikes;
    expect(checkCohesion(sceneOf(bikes), first, [second], [at(560, 300, 10)]).wrong).toMatchObject({
      code: 'other-facing',
    });
    expect(checkCohesion(sceneOf(bikes), first, [second], [at(625, 300)]).spots).not.toBeNull();
  });
  test('no base over another, none in contact with an enemy outside melee', () => {
    const third = mini('storm-3', 530, 330);
    const enemy = mini('rebel-1', 560, 300, { seat: 1 });
    const scene = sceneOf([leader, other, third, enemy]);
    const poses = [at(500, 330), at(500, 340)];
    expect(checkCohesion(scene, leader, [other, third], poses).wrong).toMatchObject({
      code: 'overlaps-base',
      about: 'storm-3',
    });
    expect(checkCohesion(scene, leader, [other], [at(533, 300)]).wrong).toMatchObject({ code: 'enemy-contact' });
    const terms = cohesionTerms({ melee: ['rebel'] });
    expect(checkCohesion(scene, leader, [other], [at(533, 300)], terms).spots).not.toBeNull();
  });
});

function randomTable(
  random: () => number,
  count: number,
): { unit: Miniature[]; scene: ReturnType<typeof sceneOf>; leader: Miniature } {
  const unit = Array.from({ length: count }, (_, i) => mini(`storm-${i}`, 300 + 30 * i, 300));
  const parts: PlacedPart[] = [];
  for (let i = 0; i < 6; i++) {
    const shape =
      random() < 0.3
        ? disc(400 + 300 * random(), 300 * random(), 10 + 20 * random())
        : box(400 + 300 * random(), 300 * random(), 10 + 100 * random(), 5 + 40 * random(), 360 * random());
    const height = random() < 0.5 ? 30 : 120;
    parts.push(block(`rock${i}`, shape, height, IMPASSABLE, { stand: random() < 0.5 }));
  }
  const enemies = Array.from({ length: 4 }, (_, i) =>
    mini(`rebel-${i}`, 400 + 300 * random(), 300 * random(), { seat: 1 }),
  );
  const to = snapPose(at(450 + 200 * random(), 20 + 200 * random()));
  const first = unit[0] ?? leader;
  return { unit, scene: sceneOf([...unit, ...enemies], parts), leader: { ...first, pose: to } };
}

test('every proposal is legal, and nearly every open place has one', () => {
  const random = randomFrom(5);
  let proposed = 0;
  for (let i = 0; i < 400; i++) {
    const { unit, scene, leader: moved } = randomTable(random, 1 + Math.floor(9 * random()));
    if (checkMove(scene, moved, moveOf('standard', 1), moved.pose).path === null) continue;
    const others = unit.slice(1);
    const spots = proposeCohesion(scene, moved, others);
    if (spots === null) continue;
    proposed++;
    const checked = checkCohesion(
      scene,
      moved,
      others,
      spots.map(({ pose }) => pose),
    );
    expect(checked, `case ${i}`).toEqual({ spots, wrong: null });
    const bases = [moved.pose, ...spots.map(({ pose }) => pose)].map((pose) => placedShape(moved.base.shape, pose));
    for (const [a, base] of bases.entries()) {
      for (const next of bases.slice(a + 1)) expect(distanceBetween(base, next)).toBeGreaterThanOrEqual(0);
    }
  }
  expect(proposed).toBeGreaterThan(150);
});

test('the formation is kept where it fits', () => {
  const unit = [1, 2, 3, 4, 5].map((n) => mini(`storm-${n}`, 300 + 35 * n, 300 + 10 * (n % 2)));
  const [first = leader, ...others] = unit;
  const moved = { ...first, pose: at(first.pose.x + 90, first.pose.y + 50) };
  const near = others.slice(0, 2);
  const spots = proposeCohesion(sceneOf(unit), moved, near);
  expect(spots?.map(({ pose }) => pose)).toEqual(near.map(({ pose }) => at(pose.x + 90, pose.y + 50)));
  expect(proposeCohesion(sceneOf(unit), moved, others)).toHaveLength(4);
});

test('every candidate passes its check, has its own key, and names the same end twice', () => {
  const random = randomFrom(9);
  for (let i = 0; i < 60; i++) {
    const { unit, scene } = randomTable(random, 3);
    const first = { ...(unit[0] ?? leader), pose: at(430, 150) };
    const moving = i % 3 === 0 ? { ...first, base: round(50), type: 'ground' as const, height: 69 } : first;
    const move = moveOf(i % 4 === 0 ? 'reverse' : 'standard', 2, { melee: ['rebel'] });
    const candidates = moveCandidates(scene, moving, move, [{ key: 'vaporator', at: { x: 500, y: 200 } }]);
    expect(new Set(candidates.map(({ key }) => key)).size).toBe(candidates.length);
    for (const { pose, path } of candidates) expect(checkMove(scene, moving, move, pose).path).toEqual(path);
    expect(moveCandidates(scene, moving, move, [{ key: 'vaporator', at: { x: 500, y: 200 } }])).toEqual(candidates);
  }
});

test('contact with an enemy is offered to feet and to notches', () => {
  const enemy = mini('rebel-1', 500, 420, { seat: 1 });
  const friend = mini('guard-1', 520, 400);
  const move = moveOf('standard', 2, { melee: ['rebel'] });
  for (const moving of [leader, mini('dewback-1', 500, 300, { base: round(70), type: 'creature', height: 95 })]) {
    const table = sceneOf([moving, enemy, ...(moving === leader ? [friend] : [])]);
    const fighting = moveCandidates(table, moving, move).filter(({ path }) => path.melee === 'rebel');
    expect(fighting.filter(({ key }) => key.startsWith('contact:rebel-1')).length).toBeGreaterThan(1);
    for (const { path } of fighting) expect(path.contact).toEqual(['rebel-1']);
  }
});

test('in a narrow passage as many find places as it holds, and not one more', () => {
  const unit = [1, 2, 3, 4].map((n) => mini(`storm-${n}`, 300 + 30 * n, 600));
  const [head = leader, ...others] = unit;
  const there = { ...head, pose: at(500, 300) };
  const passage = [
    block('a', box(500, 330, 400, 30), 90, IMPASSABLE),
    block('b', box(500, 270, 400, 30), 90, IMPASSABLE),
    block('c', box(450, 300, 10, 30), 90, IMPASSABLE),
    block('d', box(550, 300, 10, 30), 90, IMPASSABLE),
  ];
  expect(findsCohesion(sceneOf(unit, passage), there, others.slice(0, 2))).toBe(true);
  expect(findsCohesion(sceneOf(unit, passage), there, others)).toBe(false);
});

test('rings are filled from within: six places touch the middle, twelve the next ring', () => {
  const far = hexagons(10, 25).map(({ x, y }) => lengthOf(x, y));
  expect(far).toHaveLength(18);
  expect(far).toEqual([...far].sort((a, b) => a - b));
  expect(far.filter((one) => one < 11)).toHaveLength(6);
});
