import type { Nearest } from '@rangefinder/geometry';
import { type Arc, nearestInArcs } from '@rangefinder/xwing';
import type { Device, Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { ARC_LINES } from './measure.ts';

/** The shortest line from a ship to the part of a device that is in its arcs. */
export function measureToDevice(t: XTable, from: Ship, arcs: readonly Arc[], device: Device): Nearest | null {
  let best: Nearest | null = null;
  for (const piece of t.device(device)) {
    const line = nearestInArcs(ARC_LINES, t.sizeOf(from), from.pose, t.base(from), arcs, piece);
    if (line && (!best || line.distance < best.distance)) best = line;
  }
  return best;
}
