import type { ConvexPolygon, Pose } from '@rangefinder/geometry';
import type { Outlook, OutlookShip, OutlookView } from './outlook.ts';

/** What a token must promise to be worth dropping. */
export const WORTH_DROPPING = 0.25;

/** A mine goes where enemies may fly through it, anything else where more of them than of friends may come to stand. */
export function valueOfDrop<Ship extends OutlookShip, Means>(
  outlook: Outlook<OutlookView<Ship>, Ship, Means>,
  ship: Ship,
  pose: Pose,
  mine: readonly ConvexPolygon[] | null,
): number {
  return mine ? outlook.mined(ship, mine) : outlook.crowd(ship, pose, 100);
}
