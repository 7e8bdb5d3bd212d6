import { lengthOf } from '@rangefinder/geometry';
import type { Outlook, OutlookShip, OutlookView } from './outlook.ts';

/** A lock reaches to range 3. */
const LOCK_REACH = 300;

/** A ship that can have locks. */
export interface LockingShip extends OutlookShip {
  readonly locks: readonly string[];
}

/** How good it is to have a lock on an enemy: what it adds to a shot, and that the enemy is near enough for one. */
export function worthOfLock<Ship extends LockingShip, Means>(
  outlook: Outlook<OutlookView<Ship>, Ship, Means>,
  ship: Ship,
  target: Ship,
): number {
  const shot = outlook.dealtFrom({ ...ship, locks: [target.id] }) - outlook.dealtFrom({ ...ship, locks: [] });
  const apart = lengthOf(target.pose.x - ship.pose.x, target.pose.y - ship.pose.y);
  return 0.1 + shot * 1.2 - apart / 1e4;
}

/** What locking somebody else would change; a lock that is there already must be worth less. */
export function gainOfLocking<Ship extends LockingShip, Means>(
  outlook: Outlook<OutlookView<Ship>, Ship, Means>,
  ship: Ship,
): number {
  const worth = (targets: readonly Ship[]) => Math.max(0, ...targets.map((one) => worthOfLock(outlook, ship, one)));
  const held = ship.locks.flatMap((id) => outlook.ship(id) ?? []).filter((one) => outlook.isEnemy(one));
  const open = outlook.enemiesWithin(ship, LOCK_REACH).filter(({ id }) => !ship.locks.includes(id));
  return open.length === 0 ? -1 : worth(open) - worth(held) - 0.001;
}
