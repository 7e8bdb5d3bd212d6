import { type ConvexPolygon, leastDistance, lengthOf, type Pose } from '@rangefinder/geometry';
import type { Procedure } from '@rangefinder/kernel';
import { baseAt, bodyAt, bodyOverlaps, CONTACT, type Flight, groundOverlaps, knownObstacle } from '@rangefinder/xwing';
import type { Device, Obstacle, Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { crossDevice } from './devices.ts';
import { obstacleEffect } from './obstacles.ts';

/** Something a ship moved through or came to lie on. */
export type Crossing = { readonly how: 'overlapped' | 'moved-through'; readonly distance: number } & (
  | { readonly obstacle: Obstacle; readonly device: null }
  | { readonly obstacle: null; readonly device: Device }
);

/**
 * What a ship crossed on its way from `from` to where it stands, nearest to its start first (xw2.obstacles.33). Exact:
 * the template's own shape (xw2.move.2, xw2.maneuver.13) and the base where it ends (xw2.overlap.1, xw2.maneuver.12),
 * never samples, and never what the base went over (xw2.maneuver.14). Ships it moved through do not matter
 * (xw2.move.5).
 */
export function crossingsOf(t: XTable, ship: Ship, from: Pose, way: Pick<Flight, 'ground'>): Crossing[] {
  const { obstacles, devices } = t.state;
  const found: Crossing[] = [];
  const reach = t.base(ship).outer;
  for (const obstacle of obstacles) {
    if (farFrom(obstacle, from, ship.pose, reach)) continue;
    const pieces = t.obstacle(obstacle);
    const how = howCrossed(t, ship, way, pieces);
    if (!how) continue;
    const distance = distanceAtStart(t, ship, from, pieces);
    // xw2.obstacles.34, .35: at range 0 of it or on it before the move, the ship does not move through it.
    if (how === 'moved-through' && (distance <= CONTACT || bodyOverlaps(bodyAt(t.sizeOf(ship), from), pieces)))
      continue;
    found.push({ how, distance, obstacle, device: null });
  }
  for (const device of devices) {
    const pieces = t.device(device);
    const how = howCrossed(t, ship, way, pieces);
    if (how) found.push({ how, distance: distanceAtStart(t, ship, from, pieces), obstacle: null, device });
  }
  return found.length > 1 ? found.sort((a, b) => a.distance - b.distance) : found;
}

/** The obstacles a template lies on by which a ship came from `from` to where it stands (xw2.move.2). */
export function obstaclesUnder(t: XTable, ship: Ship, from: Pose, { ground }: Pick<Flight, 'ground'>): Obstacle[] {
  const reach = t.base(ship).outer;
  return t.state.obstacles.filter(
    (obstacle) =>
      !farFrom(obstacle, from, ship.pose, reach) && t.obstacle(obstacle).some((piece) => groundOverlaps(ground, piece)),
  );
}

function howCrossed(
  t: XTable,
  ship: Ship,
  way: Pick<Flight, 'ground'>,
  pieces: readonly ConvexPolygon[],
): Crossing['how'] | null {
  if (bodyOverlaps(t.body(ship), pieces)) return 'overlapped';
  const { ground } = way;
  for (const piece of pieces) if (groundOverlaps(ground, piece)) return 'moved-through';
  return null;
}

function distanceAtStart(t: XTable, ship: Ship, from: Pose, pieces: readonly ConvexPolygon[]): number {
  return leastDistance(baseAt(t.sizeOf(ship), from), pieces);
}

/**
 * Whether a move from one place to another certainly leaves an obstacle alone: base and template both stay within the
 * circle over the way, widened by the base.
 */
export function farFrom(obstacle: Obstacle, from: Pose, to: Pose, base: number): boolean {
  const { pose } = obstacle;
  const way = lengthOf(to.x - from.x, to.y - from.y) / 2;
  const apart = lengthOf(pose.x - (from.x + to.x) / 2, pose.y - (from.y + to.y) / 2);
  return apart > way + base + knownObstacle(obstacle).reach + CONTACT;
}

/** Resolves each effect in turn, as long as the ship is there to suffer it (xw2.move.3, .4). */
export function* resolveCrossings(
  t: XTable,
  ship: Ship,
  crossings: readonly Crossing[],
  by: 'maneuver' | 'move',
): Procedure<void> {
  for (const { obstacle, device, how } of crossings) {
    if (ship.place !== 'play' || ship.destroyed) return;
    if (obstacle) yield* obstacleEffect(t, ship, obstacle, how, by);
    else if (device && t.state.devices.includes(device)) yield* crossDevice(t, ship, device, how, by);
  }
}
