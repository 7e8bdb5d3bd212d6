import { type Pose, toWorld, turnedBy } from '@rangefinder/geometry';
import { BASE_LENGTH } from '@rangefinder/xwing';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';

const TURNED = { front: 0, right: 90, rear: 180, left: 270 } as const;

/** Between which guides of the ship the template goes: the rear ones to drop, the front ones to launch (xw2.device.3, .6). */
export function guidesOf(t: XTable, ship: Ship, which: keyof typeof TURNED): Pose {
  const facing = turnedBy(ship.pose, TURNED[which]);
  const edge = toWorld(facing, 0, BASE_LENGTH[t.sizeOf(ship)] / 2);
  return { x: edge.x, y: edge.y, heading: facing.heading };
}
