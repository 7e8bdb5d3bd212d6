import { disc, type Pose } from '@rangefinder/geometry';
import { describe, expect, test } from 'vitest';
import { block, box, IMPASSABLE, kindOf, mini, randomFrom, round, sceneOf } from '../../test/field.ts';
import { footprintOf } from './bases.ts';
import { climbGoals } from './climbing.ts';
import { checkCohesion, cohesionTerms } from './cohesion.ts';
import { checkCompulsory, compulsoryEnds } from './compulsory.ts';
import { checkDisplaced, checkDisplacedLeader, placeDisplaced, placeDisplacedLeader } from './displacement.ts';
import { lieOver } from './ending.ts';
import { flightTo, nearestEdges } from './flight.ts';
import { proposeCohesion } from './formation.ts';
import { checkMelee, proposeMelee } from './melee.ts';
import { checkMove, legOf, moveOf } from './moves.ts';
import { touches } from './range.ts';

const at = (x: number, y: number, heading = 0): Pose => ({ x, y, heading });

describe('melee', () => {
  const storm = [0, 1, 2, 3, 4].map((n) => mini(`storm-${n}`, 400 + 30 * n, 300));
  const rebels = [0, 1, 2].map((n) => mini(`rebel-${n}`, 600, 300 + 40 * n, { seat: 1 }));
  const [first = mini('storm-0', 0, 0), ...others] = storm;
  const leader = { ...first, pose: at(572.998, 300) };
  const scene = sceneOf([...storm, ...rebels]);

  test('everybody finds contact where there is room', () => {
    const spots = proposeMelee(scene, leader, others, 'rebel', cohesionTerms());
    expect(spots).toHaveLength(4);
    const placed = others.map((other, i) => ({ ...other, pose: spots?.[i]?.pose ?? other.pose }));
    for (const other of placed) expect(rebels.some((rebel) => touches(other, rebel))).toBe(true);
    const poses = placed.map(({ pose }) => pose);
    expect(checkMelee(scene, leader, others, poses, 'rebel', cohesionTerms()).wrong).toBeNull();
    const lazy = [...poses.slice(0, 3), at(520, 300)];
    expect(checkMelee(scene, leader, others, lazy, 'rebel', cohesionTerms()).wrong).toMatchObject({
      code: 'not-in-contact',
      about: 'storm-4',
      rule: 'legion.melee.9',
    });
  });

  test('who finds none stays in cohesion', () => {
    const walls = [block('wall', box(600, 300, 28, 200, 0), 90, IMPASSABLE)];
    const alone = mini('rebel-9', 800, 300, { seat: 1 });
    const cell = [
      block('a', box(840, 300, 50, 200), 90, IMPASSABLE),
      block('b', box(800, 345, 60, 60), 90, IMPASSABLE),
      block('c', box(800, 255, 60, 60), 90, IMPASSABLE),
    ];
    const before = { ...first, pose: at(772.998, 300) };
    const table = sceneOf([...storm, alone], [...walls, ...cell]);
    const spots = proposeMelee(table, before, others.slice(0, 2), 'rebel', cohesionTerms());
    expect(spots).toHaveLength(2);
    const poses = spots?.map(({ pose }) => pose) ?? [];
    expect(checkMelee(table, before, others.slice(0, 2), poses, 'rebel', cohesionTerms()).wrong).toBeNull();
  });
});

test('what is proposed for a melee passes its check, however crowded', () => {
  const random = randomFrom(51);
  let crowded = 0;
  for (let i = 0; i < 150; i++) {
    const storm = [0, 1, 2, 3, 4, 5, 6].map((n) =>
      mini(`storm-${n}`, 400 + 30 * (n % 3), 200 + 30 * Math.floor(n / 3)),
    );
    const rebels = [0, 1].map((n) => mini(`rebel-${n}`, 600 + 35 * n, 300 + 30 * random(), { seat: 1 }));
    const near = () => 560 + 100 * random();
    const walls = Array.from({ length: 4 }, (_, k) =>
      block(`w${k}`, box(near(), near() - 300, 50 * random() + 5, 20, 360 * random()), 90, IMPASSABLE),
    );
    const friends = [0, 1].map((n) => mini(`guard-${n}`, near(), near() - 300));
    const [first = mini('storm-0', 0, 0), ...others] = storm;
    const leader = { ...first, pose: { x: 572.998, y: rebels[0]?.pose.y ?? 300, heading: 0 } };
    const scene = sceneOf([...storm, ...rebels, ...friends], walls);
    const ends = checkMove(scene, leader, moveOf('standard', 1, { melee: ['rebel'] }), leader.pose);
    if (ends.path === null) continue;
    const spots = proposeMelee(scene, leader, others, 'rebel', cohesionTerms(), 'quick');
    if (spots === null) continue;
    crowded++;
    const checked = checkMelee(
      scene,
      leader,
      others,
      spots.map(({ pose }) => pose),
      'rebel',
      cohesionTerms(),
    );
    expect(checked.wrong, `case ${i}`).toBeNull();
  }
  expect(crowded).toBeGreaterThan(20);
});

describe('climbing', () => {
  const roof = block('house', box(600, 300, 120, 120), 100, IMPASSABLE, { stand: true });
  const terms = { melee: [], tokens: [], pushes: false };

  test('up from the wall, wholly on the roof at the nearest edge', () => {
    const trooper = mini('luke-1', 526.4, 310);
    const goals = climbGoals(sceneOf([trooper], [roof]), trooper, terms);
    expect(goals).toMatchObject([{ key: 'up:house/0', way: 'up', on: 'house/0', z: 100, height: 1, ladder: false }]);
    expect(goals[0]?.pose.x).toBeCloseTo(553.5, 1);
    expect(goals[0]?.pose.y).toBeCloseTo(310, 1);
    const off = mini('luke-1', 520, 310);
    expect(climbGoals(sceneOf([off], [roof]), off, terms)).toEqual([]);
  });

  test('down from the edge, outside and touching; not from the middle', () => {
    const trooper = mini('luke-1', 553.55, 310, { on: 'house/0', z: 100 });
    const [goal] = climbGoals(sceneOf([trooper], [roof]), trooper, terms);
    expect(goal).toMatchObject({ key: 'down:ground', on: null, z: 0, height: 1 });
    expect(goal?.pose.x).toBeCloseTo(526.5, 1);
    const middle = mini('luke-1', 600, 300, { on: 'house/0', z: 100 });
    expect(climbGoals(sceneOf([middle], [roof]), middle, terms)).toEqual([]);
  });

  test('over a thin wall to its other side, and by a ladder', () => {
    const fence = block(
      'fence',
      box(600, 300, 6, 200),
      60,
      kindOf('fence', { ladders: [{ from: { x: 597, y: 300 }, to: { x: 597, y: 320 } }] }),
    );
    const trooper = mini('luke-1', 583.4, 310);
    const [goal] = climbGoals(sceneOf([trooper], [fence]), trooper, terms);
    expect(goal).toMatchObject({ key: 'over:fence/0', way: 'over', z: 0, ladder: true });
    expect(goal?.pose.x).toBeGreaterThan(616);
  });

  test('the unit follows on the roof or stands at its foot', () => {
    const unit = [0, 1, 2, 3].map((n) => mini(`storm-${n}`, 500 - 30 * n, 300));
    const small = block('tower', box(600, 300, 24, 24), 100, IMPASSABLE, { stand: true });
    const [first = mini('storm-0', 0, 0), ...others] = unit;
    const leader = { ...first, pose: at(600, 300), on: 'tower/0', z: 100 };
    const scene = sceneOf(unit, [small]);
    expect(proposeCohesion(scene, leader, others, cohesionTerms())).toBeNull();
    const terms = cohesionTerms({ climbed: { piece: 'tower', from: 0 } });
    const spots = proposeCohesion(scene, leader, others, terms);
    expect(spots).toHaveLength(3);
    expect(checkCohesion(scene, leader, others, spots?.map(({ pose }) => pose) ?? [], terms)).toEqual({
      spots,
      wrong: null,
    });
    for (const { z } of spots ?? []) expect(z).toBe(0);
    expect(checkCohesion(scene, leader, others.slice(0, 1), [at(540, 300)], terms).wrong).not.toBeNull();
  });
});

describe('a compulsory move', () => {
  const bike = mini('bike-1', 500, 300, { base: round(50), type: 'repulsor', height: 69 });
  const move = moveOf('compulsory', 2);
  test('is full where it can be, along nine bends', () => {
    const ends = compulsoryEnds(sceneOf([bike]), bike, move);
    expect(ends).toHaveLength(9);
    for (const { completed, path } of ends) expect([completed, path.full]).toEqual([true, true]);
  });
  test('stops as far along as it comes, and counts as not completed', () => {
    const wall = block('wall', box(500, 400, 200, 10), 200, IMPASSABLE);
    const scene = sceneOf([bike], [wall]);
    const straight = compulsoryEnds(scene, bike, move).find(({ bend }) => bend === 0);
    expect(straight?.completed).toBe(false);
    expect(straight?.path.end.y).toBeGreaterThan(369.9);
    expect(straight?.path.end.y).toBeLessThan(370.01);
    if (straight === undefined) return;
    expect(checkCompulsory(scene, bike, move, straight.path.end)?.completed).toBe(false);
    expect(checkCompulsory(scene, bike, move, at(500, 360))).toBeNull();
  });
  test('goes back half a base at most from what it passes over, and is complete', () => {
    const low = block('rock', box(500, 480, 40, 20), 30, kindOf('rock'));
    const end = compulsoryEnds(sceneOf([bike], [low]), bike, move).find(({ bend }) => bend === 0);
    expect(end?.completed).toBe(true);
    expect(end?.path.end.y).toBeLessThan(446);
  });
});

test('displaced miniatures find places in cohesion, clear of whoever pushed them', () => {
  const random = randomFrom(8);
  for (let i = 0; i < 40; i++) {
    const unit = [0, 1, 2, 3, 4].map((n) =>
      mini(`rebel-${n}`, 500 + 30 * (n % 3), 300 + 30 * Math.floor(n / 3), { seat: 1 }),
    );
    const walker = mini('walker-1', 480 + 80 * random(), 280 + 60 * random(), {
      base: round(100),
      type: 'ground',
      height: 160,
    });
    const pushed = unit.filter((rebel) => lieOver(footprintOf(rebel), footprintOf(walker))).map(({ id }) => id);
    if (pushed.length === 0) continue;
    const spots = placeDisplaced(sceneOf([...unit, walker]), unit, pushed);
    expect(pushed.every((id) => spots.some(({ mini: placed }) => placed === id))).toBe(true);
    const after = unit.map((rebel) => ({
      ...rebel,
      pose: spots.find(({ mini: id }) => id === rebel.id)?.pose ?? rebel.pose,
    }));
    const [head = walker] = after;
    const moving = unit.slice(1).filter(({ id }) => spots.some(({ mini: placed }) => placed === id));
    const staying = unit.slice(1).filter((rebel) => !moving.includes(rebel));
    const poses = moving.map(({ id }) => spots.find(({ mini: placed }) => placed === id)?.pose ?? head.pose);
    expect(checkDisplaced(sceneOf([...unit, walker]), head, moving, staying, poses).wrong).toBeNull();
    for (const [k, rebel] of after.entries()) {
      expect(touches(rebel, walker)).toBe(false);
      for (const other of after.slice(k + 1)) expect(lieOver(footprintOf(rebel), footprintOf(other))).toBe(false);
    }
  }
});

describe('a panicked unit', () => {
  test('leaves by the nearest edge, or comes as near as it can', () => {
    const near = mini('luke-1', 500, 60);
    expect(nearestEdges(sceneOf([near]), near)).toEqual([180]);
    expect(flightTo(sceneOf([near]), near, moveOf('standard', 2), 180).leaves).toBe(true);
    const far = mini('luke-1', 500, 400);
    const flight = flightTo(sceneOf([far]), far, moveOf('standard', 2), 180);
    expect(flight.leaves).toBe(false);
    expect(flight.ends[0]?.pose.y).toBeCloseTo(248, 3);
    const corner = mini('luke-1', 100, 100);
    expect(nearestEdges(sceneOf([corner]), corner)).toEqual([180, 270]);
    const rider = mini('dewback-1', 500, 100, { base: round(70), type: 'creature', pose: at(500, 100, 180) });
    expect(flightTo(sceneOf([rider]), rider, moveOf('standard', 2), 180).leaves).toBe(true);
  });

  test('with notches leaves along the sharpest bend to either side, and not where that ends before the edge', () => {
    const move = moveOf('standard', 1);
    const leaves = (heading: number, short: number) => {
      const base = round(50);
      const y = base.radius + legOf(base, move.kind, 1) - short;
      const rider = mini('rider-1', 500, y, { base, type: 'creature', pose: at(500, y, heading) });
      return flightTo(sceneOf([rider]), rider, move, 180).leaves;
    };
    for (const heading of [90, 270]) {
      expect(leaves(heading, 1)).toBe(true);
      expect(leaves(heading, -1)).toBe(false);
    }
  });
});

test('tight corners: a packing is found where rings find none, and it is legal', () => {
  const unit = Array.from({ length: 5 }, (_, n) => mini(`storm-${n}`, 300 + 30 * n, 600));
  const [first = mini('storm-0', 0, 0), ...others] = unit;
  const leader = { ...first, pose: at(500, 300) };
  const walls = [
    block('a', box(500, 320, 400, 10), 90, IMPASSABLE),
    block('b', box(500, 280, 400, 10), 90, IMPASSABLE),
    block('c', disc(460, 300, 8), 90, IMPASSABLE),
  ];
  const scene = sceneOf(unit, walls);
  const spots = proposeCohesion(scene, leader, others.slice(0, 3), cohesionTerms());
  expect(spots).toHaveLength(3);
  expect(checkCohesion(scene, leader, others.slice(0, 3), spots?.map(({ pose }) => pose) ?? []).wrong).toBeNull();
  expect(proposeCohesion(scene, leader, others, cohesionTerms())).toBeNull();
  expect(checkMove(scene, leader, moveOf('standard', 1), leader.pose).path).not.toBeNull();
});

test('displaced miniatures without room in cohesion go where there is some, and may stay there', () => {
  const unit = [0, 1, 2, 3].map((n) => mini(`rebel-${n}`, 500 + 30 * n, 300, { seat: 1 }));
  const [head = mini('rebel-0', 0, 0), ...others] = unit;
  const cell = [
    block('a', box(500, 330, 60, 30), 90, IMPASSABLE),
    block('b', box(500, 270, 60, 30), 90, IMPASSABLE),
    block('c', box(470, 300, 30, 90), 90, IMPASSABLE),
    block('d', box(560, 300, 90, 300), 90, IMPASSABLE),
    block('e', box(500, 400, 300, 110), 90, IMPASSABLE),
    block('f', box(500, 200, 300, 110), 90, IMPASSABLE),
    block('g', box(400, 300, 110, 300), 90, IMPASSABLE),
  ];
  const scene = sceneOf(unit, cell);
  const spots = placeDisplaced(
    scene,
    unit,
    others.map(({ id }) => id),
  );
  expect(spots).toHaveLength(3);
  const poses = spots.map(({ pose }) => pose);
  expect(checkDisplaced(scene, head, others, [], poses).wrong).toBeNull();
});

test('a displaced leader keeps its height where there is room, though the ground is nearer, and else goes down', () => {
  const down = at(500, 260);
  const pushedOn = (length: number) => {
    const deck = block('deck', box(500, 300, length, 16), 20, kindOf('deck'), { stand: true });
    const walker = mini('walker-1', 500, 305, { base: round(50), type: 'ground', on: 'deck/0', z: 20 });
    const rebel = mini('rebel-1', 500, 300, { seat: 1, on: 'deck/0', z: 20 });
    const scene = sceneOf([walker, rebel], [deck]);
    return { placed: placeDisplacedLeader(scene, rebel), below: checkDisplacedLeader(scene, rebel, down) };
  };
  const long = pushedOn(300);
  expect(long.placed).toMatchObject({ on: 'deck/0', z: 20 });
  expect(long.below.wrong).toMatchObject({ rule: 'legion.displacement.15' });
  const short = pushedOn(60);
  expect(short.placed).toMatchObject({ on: null, z: 0 });
  expect(short.below.spot).toMatchObject({ pose: down, z: 0 });
});
