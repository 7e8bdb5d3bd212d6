import { type ConvexPolygon, distanceBetween, overlaps, type Pose } from '@rangefinder/geometry';
import type { Procedure } from '@rangefinder/kernel';
import { baseAt, type Ground, groundOverlaps } from '@rangefinder/xwing';
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
 * the template's own shape (xw2.move.2) and the base where it ends (xw2.overlap.1), never samples.
 */
export function crossingsOf(t: XTable, ship: Ship, from: Pose, ground: Ground): Crossing[] {
  const { obstacles, devices } = t.state;
  if (obstacles.length === 0 && devices.length === 0) return [];
  const start = baseAt(t.sizeOf(ship), from);
  const body = t.body(ship);
  const found: Crossing[] = [];
  const look = (pieces: readonly ConvexPolygon[]) => {
    const overlapped = pieces.some((piece) => body.some((part) => overlaps(piece, part)));
    // xw2.obstacles.35: lying on it before the move, the ship does not move through it.
    const through = () =>
      pieces.some((piece) => groundOverlaps(ground, piece)) && !pieces.some((piece) => overlaps(piece, start));
    const how = overlapped ? 'overlapped' : through() ? 'moved-through' : null;
    return how && { how, distance: Math.min(...pieces.map((piece) => distanceBetween(start, piece))) };
  };
  for (const obstacle of obstacles) {
    const crossed = look(t.obstacle(obstacle));
    if (crossed) found.push({ ...crossed, obstacle, device: null } as Crossing);
  }
  for (const device of devices) {
    const crossed = look(t.device(device));
    if (crossed) found.push({ ...crossed, obstacle: null, device } as Crossing);
  }
  return found.sort((a, b) => a.distance - b.distance);
}

/** Resolves each effect in turn, as long as the ship is there to suffer it. */
export function* resolveCrossings(t: XTable, ship: Ship, crossings: readonly Crossing[]): Procedure<void> {
  for (const { obstacle, device, how } of crossings) {
    if (ship.place !== 'play' || ship.destroyed) return;
    if (obstacle) yield* obstacleEffect(t, ship, obstacle, how);
    else if (device && t.state.devices.includes(device)) yield* crossDevice(t, ship, device);
  }
}
