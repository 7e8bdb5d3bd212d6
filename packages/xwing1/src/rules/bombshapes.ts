import { type ConvexPolygon, compose, type Pose, placed } from '@rangefinder/geometry';
import type { BombFacts } from '../card.ts';

/** The shapes of a bomb token on the table (xw1.bombs.11). */
export function bombAt({ shape }: BombFacts, pose: Pose): readonly ConvexPolygon[] {
  return shape.map((one) => placed(one, pose));
}

/** Where a token lies whose guides are set against the end of a template (xw1.bombs.4). */
export function bombBeyond({ offset }: BombFacts, end: Pose): Pose {
  return compose(end, { x: 0, y: offset, heading: 0 });
}
