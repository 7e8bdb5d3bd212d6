import { headingOf, lengthOf, type Pose, snapPose } from '@rangefinder/geometry';
import { describe, expect, test } from 'vitest';
import {
  block,
  box,
  DIFFICULT,
  IMPASSABLE,
  kindOf,
  mini,
  oblong,
  randomFrom,
  round,
  sceneOf,
} from '../../test/field.ts';
import { checkMove, fastestTool, legOf, moveOf, notchedEnd } from './moves.ts';

const at = (x: number, y: number, heading = 0): Pose => ({ x, y, heading });
const luke = mini('luke-1', 500, 300);
const standard = (speed: number) => moveOf('standard', speed);

describe('a small base', () => {
  test('goes the length of the tool and its own width, and no further', () => {
    const scene = sceneOf([luke]);
    expect(checkMove(scene, luke, standard(1), at(602, 300)).path).toMatchObject({ tool: 1, full: true, joint: null });
    expect(checkMove(scene, luke, standard(1), at(602.01, 300)).wrong).toMatchObject({ code: 'too-far' });
    expect(checkMove(scene, luke, standard(2), at(602.01, 300)).path).toMatchObject({ tool: 2, full: false });
    expect(checkMove(scene, luke, standard(3), at(500, 502)).path).toMatchObject({ tool: 3, full: true });
    expect(checkMove(scene, luke, standard(2), luke.pose).path).toMatchObject({ tool: 1, travel: 0 });
  });

  test('bends round a wall, and not where the bend would be too long', () => {
    const wall = block('wall', box(560, 300, 10, 30), 100, IMPASSABLE);
    const scene = sceneOf([luke], [wall]);
    const around = checkMove(scene, luke, standard(2), at(620, 300)).path;
    expect(around).toMatchObject({ tool: 2, full: false });
    expect(lengthOf((around?.joint?.x ?? 0) - 500, (around?.joint?.y ?? 0) - 300)).toBeCloseTo(76, 3);
    const long = sceneOf([luke], [block('wall', box(560, 300, 10, 160), 100, IMPASSABLE)]);
    expect(checkMove(long, luke, standard(2), at(620, 300)).wrong).toMatchObject({
      code: 'wall-in-the-way',
      about: 'wall/0',
      rule: 'legion.movement.17',
    });
  });

  test('is slowed by what it comes through before the bend as well as behind it', () => {
    const wall = block('wall', box(560, 300, 10, 30), 100, IMPASSABLE);
    const around = (x: number, speed: number) => {
      const mud = block('mud', box(x, 300, 6, 300), 0, DIFFICULT, { solid: false });
      return checkMove(sceneOf([luke], [wall, mud]), luke, standard(speed), at(620, 300)).path;
    };
    for (const x of [530, 596]) {
      expect(around(x, 2)).toBeNull();
      expect(around(x, 3)).toMatchObject({ tool: 2, difficult: true });
    }
    expect(around(700, 2)).toMatchObject({ tool: 2, difficult: false });
  });

  test('stays on the battlefield, at its end and at its joint', () => {
    const corner = mini('luke-1', 20, 20);
    expect(checkMove(sceneOf([corner]), corner, standard(1), at(10, 40)).wrong).toMatchObject({
      code: 'off-battlefield',
    });
    const wall = block('wall', box(80, 40, 10, 60), 100, IMPASSABLE);
    expect(checkMove(sceneOf([corner], [wall]), corner, standard(2), at(140, 20)).wrong).not.toBeNull();
  });

  test('is slowed by difficult terrain once, unless it goes round', () => {
    const mud = block('mud', box(560, 300, 20, 4), 0, DIFFICULT, { solid: false });
    const scene = sceneOf([luke], [mud]);
    expect(checkMove(scene, luke, standard(2), at(640, 300)).path).toMatchObject({
      tool: 2,
      difficult: false,
      shunsDifficult: true,
    });
    expect(checkMove(scene, luke, standard(2), at(652, 300)).wrong).toMatchObject({
      code: 'too-far-in-difficult-terrain',
    });
    expect(checkMove(scene, luke, standard(1), at(602, 300)).path).toMatchObject({
      difficult: true,
      shunsDifficult: false,
    });
    expect(checkMove(scene, luke, moveOf('standard', 2, { ignoresDifficult: true }), at(652, 300)).path).not.toBeNull();
    const inMud = sceneOf([luke, mini('luke-2', 560, 300)], [mud]);
    expect(checkMove(inMud, luke, standard(2), at(500, 420)).wrong).toMatchObject({
      code: 'too-far-in-difficult-terrain',
    });
    expect(checkMove(inMud, luke, standard(2), at(500, 400)).path).toMatchObject({ tool: 1, difficult: true });
    // legion.difficult-terrain.7: where others of the unit stand is nothing to a move that difficult terrain does not affect.
    const unhindered = moveOf('standard', 2, { ignoresDifficult: true });
    expect(checkMove(inMud, luke, unhindered, at(500, 420)).path).toMatchObject({ tool: 2, difficult: false });
  });

  test('touches enemies only to start a melee, with one unit', () => {
    const rebel = mini('rebel-1', 560, 300, { seat: 1 });
    const other = mini('guard-1', 560, 327, { seat: 1 });
    const scene = sceneOf([luke, rebel, other]);
    const touching = at(532.998, 300);
    expect(checkMove(scene, luke, standard(2), touching).wrong).toMatchObject({
      code: 'enemy-contact',
      about: 'rebel-1',
    });
    const fight = moveOf('standard', 2, { melee: ['rebel', 'guard'] });
    expect(checkMove(scene, luke, fight, touching).path).toMatchObject({ melee: 'rebel', contact: ['rebel-1'] });
    expect(checkMove(scene, luke, fight, at(536.61, 313.5)).wrong).toMatchObject({ code: 'two-melees' });
    expect(checkMove(scene, luke, fight, at(550, 300)).wrong).toMatchObject({ code: 'overlaps-base' });
    expect(checkMove(scene, luke, fight, at(600, 300)).path).toMatchObject({ joint: null });
  });

  test('goes over what is no higher than itself, and never ends in it', () => {
    const barricade = block('barricade', box(560, 300, 20, 200), 30, kindOf('barricade'));
    const scene = sceneOf([luke], [barricade]);
    expect(checkMove(scene, luke, standard(1), at(600, 300)).path).toMatchObject({ joint: null, z: 0 });
    expect(checkMove(scene, luke, standard(1), at(560, 300)).wrong).toMatchObject({ code: 'overlaps-terrain' });
    const crate = block('crate', box(560, 300, 60, 60), 40, kindOf('crate'), { stand: true });
    expect(checkMove(sceneOf([luke], [crate]), luke, standard(1), at(560, 300)).path).toMatchObject({
      on: 'crate/0',
      z: 40,
    });
    const high = block('crate', box(560, 300, 60, 60), 80, kindOf('crate'), { stand: true });
    expect(checkMove(sceneOf([luke], [high]), luke, standard(1), at(560, 300)).wrong).toMatchObject({
      code: 'overlaps-terrain',
    });
    const jump = moveOf('standard', 1, { bands: 1, leaps: true });
    expect(checkMove(sceneOf([luke], [high]), luke, jump, at(560, 300)).path).toMatchObject({ on: 'crate/0', z: 80 });
    const above = mini('luke-1', 560, 300, { on: 'crate/0', z: 80 });
    expect(checkMove(sceneOf([above], [high]), above, standard(1), at(620, 300)).wrong).toMatchObject({
      code: 'wall-in-the-way',
    });
    expect(checkMove(sceneOf([above], [high]), above, jump, at(620, 300)).path).toMatchObject({ on: null, z: 0 });
    const low = mini('luke-1', 560, 300, { on: 'crate/0', z: 40 });
    expect(checkMove(sceneOf([low], [crate]), low, standard(1), at(620, 300)).path).toMatchObject({ on: null, z: 0 });
  });
});

describe('a base with notches', () => {
  const bike = mini('bike-1', 500, 300, { base: round(50), type: 'repulsor', height: 69 });
  const walker = mini('walker-1', 500, 300, { base: round(70), type: 'ground', height: 95 });

  test('sets out along its facing, bends at the joint and turns with the tool', () => {
    const scene = sceneOf([bike]);
    const leg = legOf(bike.base, 'standard', 2);
    expect(2 * leg).toBe(169);
    for (const bend of [-90, -45, 0, 0.01, 30, 90]) {
      for (const travel of [0.5, 10, leg, leg + 0.5, leg + 20, 2 * leg]) {
        const end = notchedEnd(bike, 0, leg, bend, travel);
        const { path } = checkMove(scene, bike, standard(2), end);
        expect(path, `${bend} ${travel}`).not.toBeNull();
        expect(path?.full).toBe(travel === 2 * leg);
        expect(path?.travel).toBeCloseTo(travel, 2);
      }
    }
    expect(checkMove(scene, bike, standard(2), at(520, 300)).wrong).toMatchObject({ code: 'not-along-facing' });
    expect(checkMove(scene, bike, standard(2), at(500, 280)).wrong).toMatchObject({ code: 'not-along-facing' });
    expect(checkMove(scene, bike, standard(2), notchedEnd(bike, 0, leg, 91, 2 * leg)).wrong).toMatchObject({
      code: 'bent-too-far',
    });
    const back = notchedEnd(bike, 180, legOf(bike.base, 'reverse', 1), -30, 119);
    expect(checkMove(scene, bike, moveOf('reverse', 1), back).path).toMatchObject({ full: true });
    const aside = notchedEnd(bike, 90, legOf(bike.base, 'strafe', 1), 20, 119);
    expect(checkMove(scene, bike, moveOf('strafe', 1), aside).path).toMatchObject({ full: true });
  });

  test('pushes troopers aside, not engaged ones, emplacements or creatures', () => {
    const rebel = mini('rebel-1', 500, 400, { seat: 1 });
    const end = notchedEnd(walker, 0, legOf(walker.base, 'standard', 2), 0, 180);
    expect(checkMove(sceneOf([walker, rebel]), walker, standard(2), end).path).toMatchObject({
      displaced: ['rebel-1'],
    });
    // Who stands beside the way, and who stands high above it, stays.
    const { radius } = walker.base;
    const beside = mini('rebel-2', 500 + radius + 14, 400);
    const bridge = block('bridge', box(500, 400, 200, 40), 200, kindOf('bridge'), { bottom: 195, stand: true });
    const above = mini('rebel-3', 500, 400, { on: 'bridge/0', z: 200 });
    const crowd = sceneOf([walker, rebel, beside, above], [bridge]);
    expect(checkMove(crowd, walker, standard(2), end).path).toMatchObject({ displaced: ['rebel-1'] });
    const storm = mini('storm-1', 527, 400);
    expect(checkMove(sceneOf([walker, rebel, storm]), walker, standard(2), end).wrong).toMatchObject({
      about: 'rebel-1',
    });
    const gun = { ...rebel, type: 'emplacement' as const };
    expect(checkMove(sceneOf([walker, gun]), walker, standard(2), end).wrong).toMatchObject({
      code: 'wall-in-the-way',
    });
    expect(checkMove(sceneOf([bike, gun]), bike, standard(2), at(500, 440.5)).path).toMatchObject({ displaced: [] });
    expect(checkMove(sceneOf([bike, rebel]), bike, standard(2), at(500, 400)).wrong).toMatchObject({
      code: 'overlaps-base',
    });
    const falls = checkMove(sceneOf([bike, rebel]), bike, moveOf('compulsory', 2), at(500, 400));
    expect(falls.path).toMatchObject({ displaced: ['rebel-1'] });
  });

  test('pivots up to a right angle where its base has room', () => {
    const tank = mini('tank-1', 500, 300, { base: oblong(100, 175), type: 'ground', height: 65 });
    const pivot = moveOf('pivot', 1);
    expect(checkMove(sceneOf([tank]), tank, pivot, at(500, 300, 90)).path).not.toBeNull();
    expect(checkMove(sceneOf([tank]), tank, pivot, at(500, 300, 120)).wrong).toMatchObject({ code: 'turned-too-far' });
    expect(checkMove(sceneOf([tank]), tank, pivot, at(501, 300, 10)).wrong).toMatchObject({ code: 'moved-in-pivot' });
    const wall = block('wall', box(580, 330, 20, 20), 100, IMPASSABLE);
    expect(checkMove(sceneOf([tank], [wall]), tank, pivot, at(500, 300, 90)).wrong).toMatchObject({ about: 'wall/0' });
    expect(checkMove(sceneOf([tank], [wall]), tank, pivot, at(500, 300, 330)).path).not.toBeNull();
    // A post that the corner of the base meets when it has turned by some 27 degrees, to the right or to the left.
    for (const side of [1, -1]) {
      const post = sceneOf([tank], [block('post', box(500 + side * 81.4, 352.8, 4, 4), 100, IMPASSABLE)]);
      expect(checkMove(post, tank, pivot, at(500, 300, side * 20)).path).not.toBeNull();
      expect(checkMove(post, tank, pivot, at(500, 300, side * 40)).wrong).toMatchObject({ about: 'post/0' });
    }
    const beyond = block('wall', box(560, 420, 20, 20), 100, IMPASSABLE);
    const bent = notchedEnd(tank, 0, legOf(tank.base, 'standard', 1), 60, 200);
    expect(checkMove(sceneOf([tank], [beyond]), tank, standard(1), bent).wrong).toMatchObject({ about: 'wall/0' });
  });
});

test('speed: difficult terrain takes one but leaves one, immobilize tokens take the rest', () => {
  expect(fastestTool(standard(1), true)).toBe(1);
  expect(fastestTool(standard(3), true)).toBe(2);
  expect(fastestTool(moveOf('standard', 2, { immobilized: 1 }), true)).toBe(0);
  expect(checkMove(sceneOf([luke]), luke, moveOf('standard', 1, { immobilized: 1 }), at(510, 300)).wrong).toMatchObject(
    { code: 'no-speed' },
  );
});

test('ends of bent ways are reached exactly where stepping along 1,440 joints reaches them', () => {
  const random = randomFrom(11);
  let bent = 0;
  for (let i = 0; i < 400; i++) {
    const walls = Array.from({ length: 3 }, (_, k) =>
      block(
        `wall${k}`,
        box(430 + 140 * random(), 230 + 140 * random(), 5 + 40 * random(), 5 + 40 * random(), 360 * random()),
        90,
        IMPASSABLE,
      ),
    );
    const scene = sceneOf([luke], walls);
    const free = (x: number, y: number) => walls.every(({ footprint }) => clearOf(footprint, x, y));
    const end = snapPose({ x: 420 + 160 * random(), y: 220 + 160 * random(), heading: 0 });
    if (!free(end.x, end.y) || !free(500, 300)) continue;
    const { path } = checkMove(scene, luke, standard(1), end);
    if (path?.joint) bent++;
    if (path === null) expect(steppedJoint(end, 51, free), `case ${i}`).toBe(false);
    else for (const [x, y] of stepsOf(path.joint, end)) expect(free(x, y), `case ${i}`).toBe(true);
  }
  expect(bent).toBeGreaterThan(10);
});

function clearOf(footprint: ReturnType<typeof box>, x: number, y: number): boolean {
  if (footprint.kind === 'disc') return true;
  const p = footprint.points;
  let inside = true;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < p.length; i += 2) {
    const [ax = 0, ay = 0] = [p[i], p[i + 1]];
    const [bx = 0, by = 0] = [p[(i + 2) % p.length], p[(i + 3) % p.length]];
    const s = Math.max(
      0,
      Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)),
    );
    least = Math.min(least, Math.hypot(x - ax - s * (bx - ax), y - ay - s * (by - ay)));
    if ((bx - ax) * (y - ay) - (by - ay) * (x - ax) < 0) inside = false;
  }
  return !inside && least >= 13.5 - 0.0011;
}

function* stepsOf(joint: { x: number; y: number } | null, end: Pose): Generator<[number, number]> {
  const corners = [luke.pose, ...(joint === null ? [] : [joint]), end];
  for (let k = 1; k < corners.length; k++) {
    const a = corners[k - 1] ?? end;
    const b = corners[k] ?? end;
    for (let s = 0; s <= 1; s += 0.02) yield [a.x + s * (b.x - a.x), a.y + s * (b.y - a.y)];
  }
}

function steppedJoint(end: Pose, leg: number, free: (x: number, y: number) => boolean): boolean {
  const d = lengthOf(end.x - 500, end.y - 300);
  const clear = (joint: { x: number; y: number } | null) => [...stepsOf(joint, end)].every(([x, y]) => free(x, y));
  if (d > 2 * leg) return false;
  if (d < leg) return false;
  const towards = headingOf(end.x - 500, end.y - 300);
  const most = (Math.acos(Math.max(leg / d, d / (2 * leg))) * 180) / Math.PI;
  // Steps of 2 mm may jump over a corner, so a way counts only if its neighbours are free as well.
  let row = 0;
  for (let turn = -most; turn <= most; turn += 0.25) {
    const h = ((towards + turn) * Math.PI) / 180;
    row = clear({ x: 500 + leg * Math.sin(h), y: 300 + leg * Math.cos(h) }) ? row + 1 : 0;
    if (row >= 4) return true;
  }
  return false;
}
