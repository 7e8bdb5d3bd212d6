import type { Pose } from '@rangefinder/geometry';
import type { Procedure } from '@rangefinder/kernel';
import { crossingOf, type Crossing as How, nearestFirst, obstaclesCrossed, type Track } from '@rangefinder/xwing';
import type { Device, Obstacle, Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { crossDevice } from './devices.ts';
import { obstacleEffect } from './obstacles.ts';

/** Something a ship moved through or came to lie on. */
export type Crossing = How &
  (
    | { readonly obstacle: Obstacle; readonly device?: undefined }
    | { readonly obstacle?: undefined; readonly device: Device }
  );

/**
 * What a ship crossed on its way from `from` to where it stands, nearest to its start first (xw2.obstacles.33): with its
 * template (xw2.move.2, xw2.maneuver.13) or the base where it ends (xw2.overlap.1, xw2.maneuver.12), never with what the
 * base went over (xw2.maneuver.14). Ships it moved through do not matter (xw2.move.5), nor do obstacles at range 0 of it
 * or under it before the move, unless it overlaps them again (xw2.obstacles.34, .35).
 */
export function crossingsOf(t: XTable, ship: Ship, from: Pose, way: Track): Crossing[] {
  const found: Crossing[] = obstaclesCrossed(t, ship, from, way, 'spare');
  for (const device of t.state.devices) {
    const crossing = crossingOf(t, ship, from, way, t.device(device));
    if (crossing) found.push({ ...crossing, device });
  }
  return nearestFirst(found);
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
