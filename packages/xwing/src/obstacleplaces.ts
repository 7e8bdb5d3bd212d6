import { boundingBox, type ConvexPolygon, lengthOf, type Pose, withinDistance } from '@rangefinder/geometry';
import type { Candidate } from '@rangefinder/kernel';
import type { Field, FieldShip } from './field.ts';
import { knownObstacle, type LyingObstacle } from './laid.ts';
import { obstacleAt, obstacleCore, obstacleReach, obstacleTip } from './obstacles.ts';

/** A token as it would lie somewhere. */
export interface LaidToken {
  readonly token: string;
  readonly pose: Pose;
  readonly candidate: Candidate;
  readonly pieces: readonly ConvexPolygon[];
  readonly reach: number;
  readonly core: number;
}

export function layToken(token: string, pose: Pose): LaidToken {
  return {
    token,
    pose,
    candidate: { key: `at:${pose.x},${pose.y}`, poses: [pose] },
    pieces: obstacleAt(token, pose),
    reach: obstacleReach(token),
    core: obstacleCore(token),
  };
}

/** Whether it would lie within range 2 of an edge. */
export function isNearEdge(playArea: number, pieces: readonly ConvexPolygon[]): boolean {
  return pieces.some((piece) => {
    const { minX, minY, maxX, maxY } = boundingBox(piece);
    const far = playArea - RANGE_2;
    return minX <= RANGE_2 || minY <= RANGE_2 || maxX >= far || maxY >= far;
  });
}

/** Whether two obstacles would lie too close; outlines are compared only where the distance between middles does not tell. */
export function isNearObstacle<Obstacle extends LyingObstacle>(
  field: Field<FieldShip, Obstacle>,
  { token, pose, pieces, reach, core }: LaidToken,
  other: Obstacle,
): boolean {
  const dx = other.pose.x - pose.x;
  const dy = other.pose.y - pose.y;
  const apart = lengthOf(dx, dy);
  const it = knownObstacle(other);
  if (apart > RANGE_1 + reach + it.reach) return false;
  if (apart <= RANGE_1 + core + it.core) return true;
  // Along the line of their middles nothing is nearer than what each of them stretches out furthest towards the other.
  const mine = obstacleTip(token, pose, dx, dy);
  const theirs = obstacleTip(other.token, other.pose, -dx, -dy);
  const gapX = theirs.x - mine.x;
  const gapY = theirs.y - mine.y;
  if ((gapX * dx + gapY * dy) / apart > RANGE_1 + ROUNDING) return false;
  return lengthOf(gapX, gapY) <= RANGE_1 - ROUNDING || isAnyWithin(RANGE_1, pieces, field.obstacle(other));
}

const RANGE_1 = 100;
const RANGE_2 = 200;
/** Leaves to the exact test whatever rounding could decide. */
const ROUNDING = 0.001;

/** Whether it would lie within range 2 of a ship. */
export function isNearShip<Ship extends FieldShip>(
  field: Field<Ship, LyingObstacle>,
  { pose, pieces, reach, core }: LaidToken,
  ship: Ship,
): boolean {
  const base = field.base(ship);
  const apart = lengthOf(base.x - pose.x, base.y - pose.y);
  if (apart > RANGE_2 + reach + base.outer) return false;
  if (apart <= RANGE_2 + core + base.inner - ROUNDING) return true;
  return pieces.some((piece) => withinDistance(piece, base, RANGE_2));
}

function isAnyWithin(distance: number, some: readonly ConvexPolygon[], others: readonly ConvexPolygon[]): boolean {
  for (const a of some) for (const b of others) if (withinDistance(a, b, distance)) return true;
  return false;
}

/** Something besides obstacles that leaves no room for one where it lies. */
export interface InTheWay {
  readonly pose: Pose;
  leavesNoRoom(place: LaidToken): boolean;
}

/** Legal places in the middle of the table: a wide grid, and a fine one when that has none. */
export function obstaclePlaces<Obstacle extends LyingObstacle>(
  field: Field<FieldShip, Obstacle>,
  token: string,
  inTheWay: readonly InTheWay[] = [],
): Candidate[] {
  const { playArea } = field;
  const wide = freePlaces(field, wideGrid(token, playArea), inTheWay);
  return wide.length > 0 ? wide : freePlaces(field, laidOnGrid(token, playArea, 215, 11, 45), inTheWay);
}

/** What keeps an obstacle from lying somewhere: an edge within range 2, or another obstacle within range 1. */
export function hindranceOf<Obstacle extends LyingObstacle>(
  field: Field<FieldShip, Obstacle>,
  laid: LaidToken,
): 'edge' | 'obstacle' | undefined {
  if (isNearEdge(field.playArea, laid.pieces)) return 'edge';
  return field.obstacles.some((other) => isNearObstacle(field, laid, other)) ? 'obstacle' : undefined;
}

function freePlaces<Obstacle extends LyingObstacle>(
  field: Field<FieldShip, Obstacle>,
  places: readonly LaidToken[],
  inTheWay: readonly InTheWay[],
): Candidate[] {
  const taken = new Uint8Array(places.length);
  for (const obstacle of field.obstacles)
    take(taken, places, obstacle.pose, (place) => isNearObstacle(field, place, obstacle));
  for (const thing of inTheWay) take(taken, places, thing.pose, (place) => thing.leavesNoRoom(place));
  const free: Candidate[] = [];
  for (let index = 0; index < places.length; index++) {
    const place = places[index];
    if (place && taken[index] === 0) free.push(place.candidate);
  }
  return free;
}

/**
 * Which places of a grid something leaves no room at. Obstacles and markers mostly lie on places of grids themselves, so
 * the answer is kept for each grid with the place (its very pose) where the thing lies.
 */
const TAKEN = new WeakMap<readonly LaidToken[], WeakMap<Pose, readonly number[]>>();

function take(taken: Uint8Array, places: readonly LaidToken[], by: Pose, isTaken: (place: LaidToken) => boolean): void {
  let known = TAKEN.get(places);
  if (!known) {
    known = new WeakMap();
    TAKEN.set(places, known);
  }
  let indexes = known.get(by);
  if (!indexes) {
    const found: number[] = [];
    places.forEach((place, index) => {
      if (isTaken(place)) found.push(index);
    });
    indexes = found;
    known.set(by, indexes);
  }
  for (const index of indexes) taken[index] = 1;
}

/** A token on every place of a grid that is far enough from the edges. */
function laidOnGrid(token: string, playArea: number, from: number, step: number, count: number): LaidToken[] {
  const laid: LaidToken[] = [];
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      const pose: Pose = { x: from + column * step, y: from + row * step, heading: ((row * 6 + column) % 8) * 45 };
      const place = layToken(token, pose);
      if (!isNearEdge(playArea, place.pieces)) laid.push(place);
    }
  }
  return laid;
}

/** The same in every match. */
const WIDE_GRIDS = new Map<string, readonly LaidToken[]>();

function wideGrid(token: string, playArea: number): readonly LaidToken[] {
  const key = `${token} ${playArea}`;
  let grid = WIDE_GRIDS.get(key);
  if (!grid) {
    grid = laidOnGrid(token, playArea, 247, 84, 6);
    WIDE_GRIDS.set(key, grid);
  }
  return grid;
}
