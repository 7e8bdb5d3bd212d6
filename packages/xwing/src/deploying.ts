import { type Pose, toWorld } from '@rangefinder/geometry';
import { BASE_LENGTH } from './base.ts';
import type { Field, FieldShip } from './field.ts';
import { othersInPlay, overlapsAny } from './flying.ts';
import { guidesOf } from './guides.ts';
import type { LyingObstacle } from './laid.ts';
import type { Maneuver } from './maneuver.ts';
import { fullFlights, partialFlight } from './movement.ts';

/** Where a docked ship starts from: the template goes between its carrier's guides as if the ship stood behind it. */
export function deployStart<Ship extends FieldShip>(
  field: Field<Ship, LyingObstacle>,
  ship: Ship,
  carrier: Ship,
  guides: 'front' | 'rear',
): Pose {
  const edge = guidesOf(field, carrier, guides);
  const middle = toWorld(edge, 0, -BASE_LENGTH[field.sizeOf(ship)] / 2);
  return { x: middle.x, y: middle.y, heading: edge.heading };
}

/** Whether a ship that deploys with a maneuver could be placed, at its end or short of it, without lying on another. */
export function fitsSomewhere<Ship extends FieldShip>(
  field: Field<Ship, LyingObstacle>,
  ship: Ship,
  start: Pose,
  { speed, bearing }: Pick<Maneuver, 'speed' | 'bearing'>,
): boolean {
  const size = field.sizeOf(ship);
  const ends = fullFlights(size, start, speed, bearing);
  if (ends.some(({ pose }) => !overlapsAny(field, ship, pose))) return true;
  const bodies = othersInPlay(field, ship).map((other) => field.body(other));
  return partialFlight(size, start, speed, bearing, bodies).free;
}
