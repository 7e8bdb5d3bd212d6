import { type ConvexPolygon, overlaps, type Pose, snapPose, toWorld } from '@rangefinder/geometry';
import type { Candidate } from '@rangefinder/kernel';
import { BASE_LENGTH } from './base.ts';
import type { Field, FieldShip } from './field.ts';
import { guidesOf } from './guides.ts';

const EDGES = ['front', 'right', 'rear', 'left'] as const;
/** Along an edge of the base: at its corners and its middle. */
const ALONG = [-0.5, 0, 0.5];
/** Short of touching the base by less than contact allows for, so that rounding never puts it under the base. */
const GAP = 0.02;

/**
 * Places where a token touches a ship, its guides against the base, of those that are legal; others touch it as well.
 * `beyond` says where the token lies when its guides are set against an end.
 */
export function touchingPlaces<Ship extends FieldShip>(
  field: Field<Ship>,
  ship: Ship,
  beyond: (end: Pose) => Pose,
  isLegal: (pose: Pose) => boolean,
): Candidate[] {
  const length = BASE_LENGTH[field.sizeOf(ship)];
  return EDGES.flatMap((edge) =>
    ALONG.flatMap((part) => {
      const middle = guidesOf(field, ship, edge);
      const { x, y } = toWorld(middle, part * length, GAP);
      const pose = snapPose(beyond({ x, y, heading: middle.heading }));
      const key = `at:${Math.round(pose.x)},${Math.round(pose.y)}`;
      return isLegal(pose) ? [{ key, poses: [pose] }] : [];
    }),
  );
}

/** Whether a token is in contact with a base: neither apart from it nor under it. */
export function touchesBase<Ship extends FieldShip>(
  field: Field<Ship>,
  ship: Ship,
  pieces: readonly ConvexPolygon[],
): boolean {
  const base = field.base(ship);
  return pieces.some((piece) => field.isWithin(0, base, piece)) && !pieces.some((piece) => overlaps(piece, base));
}
