import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/*
 * xw1.touching.4: ships that ended a round touching, parallel and facing the same way no longer touch once both have moved
 * and neither overlapped the other, whatever their bases do.
 */

/** At the end of a round: who touches whom, parallel and facing the same way. */
export function rememberParallels(t: XTable): void {
  for (const ship of t.state.ships) {
    ship.parallel = ship.contact.filter((id) => facesAs(ship, t.findShip(id)));
  }
}

function facesAs(ship: Ship, other: Ship | undefined): boolean {
  return other !== undefined && Math.abs(ship.pose.heading - other.pose.heading) < SAME_FACING;
}

/** Headings are on a grid of less than this. */
const SAME_FACING = 0.01;

/** A ship has moved and overlapped nobody: with those of its neighbours that have moved too it no longer touches. */
export function forgetParallels(t: XTable, ship: Ship): void {
  const before = ship.parallel;
  ship.parallel = [];
  for (const id of before) {
    const other = t.findShip(id);
    if (!other || other.parallel.includes(ship.id)) continue; // the other has not moved yet
    ship.contact = ship.contact.filter((one) => one !== id);
    other.contact = other.contact.filter((one) => one !== ship.id);
  }
}
