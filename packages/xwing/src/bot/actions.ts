import type { Pose } from '@rangefinder/geometry';
import { gainOfLocking, type LockingShip } from './locks.ts';
import type { Outlook, OutlookView } from './outlook.ts';
import { boostGain, rollGain } from './repositions.ts';

/** What tokens of both editions modify dice with. */
interface TokenMeans {
  readonly focus: number;
  readonly evade: number;
}

/** What having other means would change for a ship that stays where it is. */
export function gainOfMeans<Ship extends LockingShip, Means>(
  outlook: Outlook<OutlookView<Ship>, Ship, Means>,
  ship: Ship,
  means: Means,
): number {
  return outlook.standing(ship, ship.pose, means) - outlook.standing(ship, ship.pose);
}

/** How much an action that both editions know changes the exchange of fire; one they do not is worth a try. */
export function valueOfAction<Ship extends LockingShip, Means extends TokenMeans>(
  outlook: Outlook<OutlookView<Ship>, Ship, Means>,
  ship: Ship,
  action: string,
  means: Means,
): number {
  switch (action) {
    case 'none':
      return 0.001;
    case 'focus':
      return gainOfMeans(outlook, ship, { ...means, focus: means.focus + 1 }) + 0.15;
    case 'evade':
      return gainOfMeans(outlook, ship, { ...means, evade: means.evade + 1 }) + 0.05;
    case 'lock':
      return gainOfLocking(outlook, ship);
    case 'barrel-roll':
      return rollGain(outlook.sizeOf(ship), ship.pose, gainFromHere(outlook, ship));
    case 'boost':
      return boostGain(outlook.sizeOf(ship), ship.pose, gainFromHere(outlook, ship));
    case 'reinforce':
      return outlook.taken(ship, outlook.base(ship), means) * 0.4;
    case 'coordinate':
      return 0.3;
    case 'jam':
      return 0.2;
    case 'reload':
    case 'cloak':
      return outlook.dealtFrom(ship) > 0 ? -1 : 0.2;
    case 'rotate':
      return 0.05;
    case 'slam':
      return -0.5;
    default:
      return 0.25;
  }
}

/** What standing elsewhere would change. */
function gainFromHere<Ship extends LockingShip, Means>(
  outlook: Outlook<OutlookView<Ship>, Ship, Means>,
  ship: Ship,
): (pose: Pose) => number {
  const now = outlook.standing(ship, ship.pose);
  return (pose) => outlook.gain(ship, pose, now);
}
