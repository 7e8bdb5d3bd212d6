import { type Pose, path, toWorld, turnedBy } from '@rangefinder/geometry';
import { BASE_LENGTH } from './base.ts';
import type { Field, FieldShip } from './field.ts';
import type { LyingObstacle } from './laid.ts';
import { type ManeuverKey, readManeuver, sideOf, templateOf } from './maneuver.ts';
import { templatePiece } from './template.ts';

const TURNED = { front: 0, right: 90, rear: 180, left: 270 } as const;

/** The middle of an edge of a ship's base, heading away from it: where a template lies between the guides. */
export function guidesOf<Ship extends FieldShip>(
  field: Field<Ship, LyingObstacle>,
  ship: Ship,
  which: keyof typeof TURNED,
): Pose {
  const facing = turnedBy(ship.pose, TURNED[which]);
  const edge = toWorld(facing, 0, BASE_LENGTH[field.sizeOf(ship)] / 2);
  return { x: edge.x, y: edge.y, heading: facing.heading };
}

/** The far end of a template that is laid down from a pose. */
export function templateEnd(start: Pose, template: ManeuverKey): Pose {
  const { speed, bearing } = readManeuver(template) ?? { speed: 0, bearing: 'straight' };
  const piece = templatePiece(templateOf(bearing) ?? 'straight', speed, sideOf(bearing) === 'left' ? -1 : 1);
  return path(start, [piece]).end;
}
