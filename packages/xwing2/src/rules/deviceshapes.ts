import { type ConvexPolygon, compose, type Pose, placed } from '@rangefinder/geometry';
import type { DeviceFacts } from '../card.ts';

/** The shapes of a device on the table. */
export function deviceAt({ shape }: DeviceFacts, pose: Pose): readonly ConvexPolygon[] {
  return shape.map((one) => placed(one, pose));
}

/** Where a device lies whose rear guides are set against the end of a template. */
export function deviceBeyond({ offset }: DeviceFacts, end: Pose): Pose {
  return compose(end, { x: 0, y: offset, heading: 0 });
}
