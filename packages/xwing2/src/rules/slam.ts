import { baseAt, bodyAt, fullFlights, type Maneuver, partialFlight } from '@rangefinder/xwing';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { overlapsAny } from './maneuver.ts';
import { isInsidePlayArea } from './playarea.ts';

/** xw2.slam.6, xw2.flee.5: a SLAM that would make the ship flee fails. */
export function slamEndsOutside(t: XTable, ship: Ship, { speed, bearing }: Maneuver): boolean {
  const size = t.sizeOf(ship);
  const others = t.inPlay().filter((other) => other !== ship);
  const free = fullFlights(size, ship.pose, speed, bearing).filter(
    ({ pose }) => !overlapsAny(t, bodyAt(size, pose), others),
  );
  if (free.length > 0) return !free.some(({ pose }) => isInsidePlayArea(baseAt(size, pose)));
  const stop = partialFlight(
    size,
    ship.pose,
    speed,
    bearing,
    others.map((other) => t.body(other)),
  );
  return !isInsidePlayArea(baseAt(size, stop.pose));
}
