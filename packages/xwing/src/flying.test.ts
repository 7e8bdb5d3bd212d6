import type { Body, ConvexPolygon, Pose } from '@rangefinder/geometry';
import type { Procedure, Reply, Violation } from '@rangefinder/kernel';
import { describe, expect, it } from 'vitest';
import { type BaseSize, baseAt, bodyAt } from './base.ts';
import { nearestFirst, obstaclesCrossed, obstaclesUnder, shipsUnder } from './crossings.ts';
import { Field, type FieldShip } from './field.ts';
import { flightsOf, fly } from './flying.ts';
import type { LyingObstacle } from './laid.ts';
import type { Bearing } from './maneuver.ts';
import { hindranceOf, layToken, obstaclePlaces } from './obstacleplaces.ts';
import { nextInOrder } from './order.ts';
import { setDials } from './planning.ts';
import {
  barrelRolls,
  boostTo,
  chooseReposition,
  hindranceTo,
  type Reposition,
  type Repositioning,
  rollsTo,
} from './reposition.ts';
import { isInZone, shipPlaces } from './shipplaces.ts';

interface Ship extends FieldShip {
  readonly size: BaseSize;
}

function ship(id: string, x: number, y: number, heading = 0, size: BaseSize = 'small'): Ship {
  return { id, seat: 0, contingent: 0, place: 'play', pose: { x, y, heading }, contact: [], size };
}

function rock(x: number, y: number): LyingObstacle {
  return { id: `rock at ${x},${y}`, token: 'coreasteroid0', pose: { x, y, heading: 0 } };
}

/** The least an edition must bring. */
class Space extends Field<Ship, LyingObstacle> {
  readonly playArea = 900;
  readonly arcLines = { frontAngle: { small: 80, medium: 80, large: 80 }, bullseyeWidth: 15, reach: 300 };

  readonly ships: readonly Ship[];
  readonly obstacles: readonly LyingObstacle[];
  readonly touching: 'contact' | 'overlap';

  constructor(
    ships: readonly Ship[],
    obstacles: readonly LyingObstacle[] = [],
    touching: Space['touching'] = 'contact',
  ) {
    super();
    this.ships = ships;
    this.obstacles = obstacles;
    this.touching = touching;
  }

  sizeOf({ size }: Ship): BaseSize {
    return size;
  }

  base({ size, pose }: Ship): ConvexPolygon {
    return baseAt(size, pose);
  }

  body({ size, pose }: Ship): Body {
    return bodyAt(size, pose);
  }
}

/** Runs a procedure that asks nothing. */
function run<Result>(procedure: Procedure<Result>): Result {
  const step = procedure.next();
  if (!step.done) throw new Error('Nothing should be asked here.');
  return step.value;
}

/** Runs a procedure that asks once. */
function answer<Result>(procedure: Procedure<Result>, reply: Reply): Result {
  procedure.next();
  const step = procedure.next(reply);
  if (!step.done) throw new Error('Only one thing should be asked here.');
  return step.value;
}

function flies(field: Space, one: Ship, speed: number, bearing: Bearing) {
  return fly(field, one, { speed, bearing }, flightsOf(field, one, speed, bearing).free[0]);
}

describe('flying', () => {
  it('ends where the template does, or short of a ship in the way', () => {
    const [red, blue] = [ship('red', 300, 100), ship('blue', 300, 250)];
    expect(flies(new Space([red]), red, 2, 'straight')).toMatchObject({ stoppedBy: null });
    expect(red.pose).toEqual({ x: 300, y: 220, heading: 0 });
    red.pose = { x: 300, y: 100, heading: 0 };
    expect(flies(new Space([red, blue]), red, 2, 'straight')).toMatchObject({ stoppedBy: ['blue'] });
    expect(red.pose.y).toBeLessThan(210);
    expect([red.contact, blue.contact]).toEqual([['blue'], ['red']]);
  });

  it('lets an edition choose among the free ends of a Tallon roll', () => {
    const red = ship('red', 300, 300);
    const field = new Space([red]);
    const ends = flightsOf(field, red, 2, 'left-tallon');
    const back = ends.free[2];
    expect(ends.free).toHaveLength(3);
    expect(fly(field, red, { speed: 2, bearing: 'left-tallon' }, back)).toEqual({ way: back, stoppedBy: null });
    expect(red.pose).toEqual(back?.pose);
  });

  it.each(['contact', 'overlap'] as const)('makes ships touch by %s', (touching) => {
    const [red, blue] = [ship('red', 300, 100), ship('blue', 340.05, 220)];
    const field = new Space([red, blue], [], touching);
    flies(field, red, 2, 'straight');
    expect(red.contact).toEqual(touching === 'contact' ? ['blue'] : []);
    // After an overlap contact is enough, until it is lost.
    red.contact = ['blue'];
    blue.contact = ['red'];
    red.pose = { x: 300, y: 100, heading: 0 };
    flies(field, red, 2, 'straight');
    expect([red.contact, blue.contact]).toEqual([['blue'], ['red']]);
    flies(field, red, 2, 'straight');
    expect([red.contact, blue.contact]).toEqual([[], []]);
  });
});

describe('what a move crosses', () => {
  it('is what its template lies on and what it ends on, nearest first', () => {
    const [red, blue] = [ship('red', 300, 100), ship('blue', 300, 160)];
    const field = new Space([red, blue], [rock(300, 350), rock(300, 230), rock(600, 230)]);
    const { way } = flies(field, red, 5, 'straight');
    const crossed = nearestFirst(obstaclesCrossed(field, red, { x: 300, y: 100, heading: 0 }, way, 'count'));
    expect(crossed.map(({ how, obstacle }) => [how, obstacle.pose.y])).toEqual([
      ['moved-through', 230],
      ['overlapped', 350],
    ]);
    expect(obstaclesUnder(field, red, { x: 300, y: 100, heading: 0 }, way)).toHaveLength(1);
    expect(shipsUnder(field, red, way)).toEqual([blue]);
  });

  it.each(['count', 'spare'] as const)('may %s an obstacle it started on', (atStart) => {
    const red = ship('red', 300, 100);
    const field = new Space([red], [rock(300, 130)]);
    const { way } = flies(field, red, 3, 'straight');
    const crossed = obstaclesCrossed(field, red, { x: 300, y: 100, heading: 0 }, way, atStart);
    expect(crossed.map(({ how }) => how)).toEqual(atStart === 'count' ? ['moved-through'] : []);
  });
});

describe('repositions', () => {
  const left = { key: 'left', side: 'left', bend: null } as const;
  const never = () => false;

  it('are hindered by edges, ships and obstacles, unless those are ignored', () => {
    const [red, blue] = [ship('red', 100, 100), ship('blue', 20, 100)];
    const field = new Space([red, blue], [rock(100, 180)]);
    const [forward] = rollsTo(field, red, left, 1);
    const boosted = boostTo(field, red, 'straight', 1);
    expect(forward && hindranceTo(field, red, forward, never)).toBe('ship');
    expect(hindranceTo(field, red, boosted, never)).toBe('obstacle');
    expect(hindranceTo(field, red, boosted, () => true)).toBe(undefined);
    red.pose = { x: 60, y: 300, heading: 0 };
    expect(rollsTo(field, red, left, 1).map((end) => hindranceTo(field, red, end, never))).toEqual(
      Array(3).fill('edge'),
    );
  });

  /** Ends all along the template: up to a whole width forward and back. */
  function sliding(field: Space, red: Ship): { ends: Reposition[]; how: Repositioning } {
    const off: Violation = { rule: 'test.roll.2', code: 'off-the-template' };
    const [middle] = barrelRolls('small', red.pose, 'left', 1).filter(({ position }) => position === 'middle');
    if (!middle) throw new Error('A roll has a middle.');
    const [, middleEnd] = rollsTo(field, red, left, 1);
    if (!middleEnd) throw new Error('A roll has a middle.');
    const endAt = (pose: Pose): Reposition | Violation => {
      const along = pose.x === middle.pose.x && pose.heading === middle.pose.heading;
      return along && Math.abs(pose.y - middle.pose.y) <= 20
        ? { ...middleEnd, key: 'roll:left', pose, way: middle }
        : off;
    };
    const whyNot = (end: Reposition): Violation | undefined =>
      hindranceTo(field, red, end, never) && { rule: 'test.roll.1', code: 'hindered' };
    return { ends: rollsTo(field, red, left, 1), how: { topic: 'barrel-roll', rule: 'test.roll.1', whyNot, endAt } };
  }

  it('end at one of a few places, or anywhere along a template', () => {
    const red = ship('red', 300, 100);
    const { ends, how } = sliding(new Space([red]), red);
    const { endAt: _, ...fixed } = how;
    const second = { kind: 'placed', poses: [ends[1]?.pose ?? red.pose], candidate: ends[1]?.key } as const;
    expect(answer(chooseReposition(red, ends, fixed), second)).toBe(ends[1]);
    const pose = { x: 220, y: 117, heading: 0 };
    const { value: asked } = chooseReposition(red, ends, how).next();
    if (!asked || !('kind' in asked) || asked.kind !== 'place') throw new Error('A place is asked for.');
    expect(asked.check?.([pose])).toBe(undefined);
    expect(asked.check?.([{ x: 220, y: 121, heading: 0 }])?.code).toBe('off-the-template');
    const chosen = answer(chooseReposition(red, ends, how), { kind: 'placed', poses: [pose], candidate: undefined });
    expect(chosen?.pose).toEqual(pose);
  });

  it('end nowhere when every place is hindered', () => {
    const red = ship('red', 20, 100);
    const { ends, how } = sliding(new Space([red]), red);
    expect(run(chooseReposition(red, ends, how))).toBe(null);
  });
});

describe('setup', () => {
  it('places ships within range 1 of their edge; a large one may stick out', () => {
    const red = ship('red', 0, 0);
    const field = new Space([{ ...red, place: 'reserve' }, ship('blue', 45, 77)]);
    const places = shipPlaces(field, red, 'bottom');
    expect(places.length).toBeGreaterThan(10);
    const poses = places.flatMap((place) => place.poses);
    expect(poses.every((pose) => isInZone(900, 'bottom', 'small', baseAt('small', pose)))).toBe(true);
    expect(poses.some(({ x }) => x === 45)).toBe(false);
    const across = baseAt('large', { x: 300, y: Math.hypot(40, 40), heading: 45 });
    expect([isInZone(900, 'bottom', 'small', across), isInZone(900, 'bottom', 'large', across)]).toEqual([false, true]);
  });

  it('places obstacles away from edges, from each other, and from what else is in the way', () => {
    const field = new Space([], [rock(450, 450)]);
    const at = (x: number, y: number) => hindranceOf(field, layToken('coreasteroid1', { x, y, heading: 0 }));
    expect([at(220, 450), at(500, 450), at(650, 450)]).toEqual(['edge', 'obstacle', undefined]);
    const all = obstaclePlaces(field, 'coreasteroid1');
    const [first] = all;
    const pose = first?.poses[0] ?? { x: 0, y: 0, heading: 0 };
    const leavesNoRoom = ({ pose: { x, y } }: { pose: Pose }) => x === pose.x && y === pose.y;
    expect(obstaclePlaces(field, 'coreasteroid1', [{ pose: { ...pose }, leavesNoRoom }])).toEqual(all.slice(1));
  });
});

describe('order', () => {
  const units = [
    { id: 'a', seat: 0, value: 3 },
    { id: 'b', seat: 1, value: 3 },
    { id: 'c', seat: 1, value: 3 },
    { id: 'd', seat: 0, value: 5 },
  ];
  const asked = { topic: 'activate', rule: 'test.order.1' } as const;
  const turnOf = ({ value }: (typeof units)[number]) => value;

  it('goes by value, then by player; a player with several equal ones chooses', () => {
    const ascending = { direction: 'ascending', firstPlayer: 0, turnOf } as const;
    expect(nextInOrder(units, ascending, asked).unit?.id).toBe('a');
    expect(nextInOrder(units, { ...ascending, direction: 'descending' }, asked).unit?.id).toBe('d');
    const { choice } = nextInOrder(units, { ...ascending, firstPlayer: 1 }, asked);
    const chosen = choice && answer(choice, { kind: 'picked', indices: [1] });
    expect(chosen?.unit.id).toBe('c');
    expect(nextInOrder([], ascending, asked)).toEqual({ unit: undefined, choice: null });
  });
});

it('lets each player set dials and change them until ready', () => {
  const dials = new Map<string, string>();
  const asked = setDials({
    shipsOf: (seat) => (seat === 0 ? [{ id: 'red' }, { id: 'gold' }] : []),
    dialOf: () => [{ key: '1-straight' }, { key: '2-straight' }],
    set: ({ id }, maneuver) => dials.set(id, maneuver),
    rules: { set: 'test.dial.1', ready: 'test.dial.2' },
  }).next().value;
  if (asked?.kind !== 'together') throw new Error('Both players are asked at once.');
  const [first, second] = asked.parts.map(({ procedure }) => procedure);
  first?.next();
  // Both dials, then a change of the second one, then ready.
  for (const index of [0, 0, 1, 1, 1]) first?.next({ kind: 'picked', indices: [index] });
  expect(first?.next({ kind: 'picked', indices: [0] }).done).toBe(true);
  expect([...dials]).toEqual([
    ['red', '1-straight'],
    ['gold', '2-straight'],
  ]);
  second?.next();
  expect(second?.next({ kind: 'picked', indices: [0] }).done).toBe(true);
});
