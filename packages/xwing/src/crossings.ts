import { type ConvexPolygon, leastDistance, lengthOf, type Pose } from '@rangefinder/geometry';
import { baseAt, bodyAt, bodyOverlaps } from './base.ts';
import { CONTACT, type Field, type FieldShip } from './field.ts';
import { knownObstacle, type LyingObstacle } from './laid.ts';
import type { Track } from './movement.ts';
import { groundOverlaps } from './template.ts';

/** How a ship crossed something: it came to lie on it, or moved through it with its template. */
export interface Crossing {
  readonly how: 'overlapped' | 'moved-through';
  /** How far it was from the ship before the move. */
  readonly distance: number;
}

/**
 * How a ship that came from `from` to where it stands crossed an object, if it did. Exact: the template's own shape and
 * the base where it ends, never samples, and never what the base went over.
 */
export function crossingOf<Ship extends FieldShip>(
  field: Field<Ship, LyingObstacle>,
  ship: Ship,
  from: Pose,
  way: Track,
  pieces: readonly ConvexPolygon[],
): Crossing | null {
  const how = howCrossed(field, ship, way, pieces);
  return how && { how, distance: leastDistance(baseAt(field.sizeOf(ship), from), pieces) };
}

function howCrossed<Ship extends FieldShip>(
  field: Field<Ship, LyingObstacle>,
  ship: Ship,
  way: Track,
  pieces: readonly ConvexPolygon[],
): Crossing['how'] | null {
  if (bodyOverlaps(field.body(ship), pieces)) return 'overlapped';
  const { ground } = way;
  for (const piece of pieces) if (groundOverlaps(ground, piece)) return 'moved-through';
  return null;
}

/**
 * The obstacles a ship crossed. Those it was on or touched before the move it may still overlap; whether it can also move
 * through them (`count`) or not (`spare`) is for an edition to say.
 */
export function obstaclesCrossed<Ship extends FieldShip, Obstacle extends LyingObstacle>(
  field: Field<Ship, Obstacle>,
  ship: Ship,
  from: Pose,
  way: Track,
  atStart: 'count' | 'spare',
): (Crossing & { readonly obstacle: Obstacle })[] {
  const found: (Crossing & { readonly obstacle: Obstacle })[] = [];
  const reach = field.base(ship).outer;
  for (const obstacle of field.obstacles) {
    if (farFrom(obstacle, from, ship.pose, reach)) continue;
    const pieces = field.obstacle(obstacle);
    const crossing = crossingOf(field, ship, from, way, pieces);
    if (!crossing) continue;
    const { how, distance } = crossing;
    const spared = atStart === 'spare' && how === 'moved-through';
    if (spared && (distance <= CONTACT || bodyOverlaps(bodyAt(field.sizeOf(ship), from), pieces))) continue;
    found.push({ how, distance, obstacle });
  }
  return found;
}

/** Crossings in the order in which their effects are resolved: nearest to where the ship started first. */
export function nearestFirst<C extends Crossing>(crossings: C[]): C[] {
  return crossings.length > 1 ? crossings.sort((a, b) => a.distance - b.distance) : crossings;
}

/** The obstacles a template lies on by which a ship came from `from` to where it stands. */
export function obstaclesUnder<Ship extends FieldShip, Obstacle extends LyingObstacle>(
  field: Field<Ship, Obstacle>,
  ship: Ship,
  from: Pose,
  { ground }: Track,
): Obstacle[] {
  const reach = field.base(ship).outer;
  return field.obstacles.filter(
    (obstacle) =>
      !farFrom(obstacle, from, ship.pose, reach) &&
      field.obstacle(obstacle).some((piece) => groundOverlaps(ground, piece)),
  );
}

/** The other ships a template lies on. */
export function shipsUnder<Ship extends FieldShip>(
  field: Field<Ship, LyingObstacle>,
  ship: Ship,
  { ground }: Track,
): Ship[] {
  return field.inPlay().filter((other) => other !== ship && groundOverlaps(ground, field.base(other)));
}

/**
 * Whether a move from one place to another certainly leaves an obstacle alone: base and template both stay within the
 * circle over the way, widened by the base.
 */
export function farFrom(obstacle: LyingObstacle, from: Pose, to: Pose, base: number): boolean {
  const { pose } = obstacle;
  const way = lengthOf(to.x - from.x, to.y - from.y) / 2;
  const apart = lengthOf(pose.x - (from.x + to.x) / 2, pose.y - (from.y + to.y) / 2);
  return apart > way + base + knownObstacle(obstacle).reach + CONTACT;
}
