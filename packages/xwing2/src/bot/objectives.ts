import { type ConvexPolygon, distanceToPoint } from '@rangefinder/geometry';
import type { Seat } from '@rangefinder/kernel';
import type { ShipView, XwingView } from '../view.ts';

/** What a place is worth for the mission: being near enough to a marker counts about as much as a damage. */
export function objectiveValue(view: XwingView, seat: Seat, ship: ShipView, base: ConvexPolygon): number {
  if (view.features.length === 0) return 0;
  const wanted = view.features.filter(({ controller }) => view.mission !== 'scramble' || controller !== seat);
  if (ship.cargo !== null || wanted.length === 0) return 0;
  const reach = view.mission === 'chance' ? 200 : 100;
  const near = Math.min(...wanted.map(({ pose }) => distanceToPoint(base, pose.x, pose.y) - 18));
  return near <= reach ? 1 : -(near - reach) / 500;
}
