import type { Pose } from '@rangefinder/geometry';
import type { PickRequest } from '@rangefinder/kernel';
import type { Maneuver } from '../maneuver.ts';
import { isInsidePlayArea } from '../playarea.ts';
import type { Ground } from '../template.ts';
import { best } from './best.ts';
import { worthOfLock } from './locks.ts';
import type { Outlook, OutlookShip, OutlookView } from './outlook.ts';

/** What greedy bots of both editions think alike. */

/** A maneuver on the dial that a ship could choose, and where it would end. */
export interface DialChoice {
  readonly key: string;
  readonly maneuver: Maneuver;
  readonly pose: Pose;
  readonly ground: Ground;
}

/** What a maneuver costs besides where it ends, as an edition sees it. */
export interface ManeuverPrice<Ship, Means> {
  /** Whether the ship is stressed once it has flown it. */
  readonly stressedAfter: boolean;
  /** What it will have to modify dice with. */
  readonly means: Means;
  /** What it could fly after that. */
  readonly next: readonly DialChoice[];
  /** What overlapping this ship costs. */
  bump(other: Ship): number;
}

/** How good a maneuver is: where it ends, what it crosses, and whether a way out is left after it. */
export function valueOfManeuver<View extends OutlookView<Ship>, Ship extends OutlookShip, Means>(
  outlook: Outlook<View, Ship, Means>,
  ship: Ship,
  { pose, ground }: DialChoice,
  { stressedAfter, means, next, bump }: ManeuverPrice<Ship, Means>,
): number {
  const base = outlook.base(ship, pose);
  if (!isInsidePlayArea(outlook.view, base)) return -1000;
  if (!next.some((after) => isInsidePlayArea(outlook.view, outlook.base(ship, after.pose)))) return -500;
  const other = outlook.occupied(base, ship.id);
  const bumped = other ? bump(other) : 0;
  return outlook.standing(ship, pose, means) - outlook.rocksUnder(ground) * 2 - bumped - (stressedAfter ? 0.4 : 0);
}

interface LockingShip extends OutlookShip {
  readonly locks: readonly string[];
}

/** A lock on the enemy it is most likely to shoot, or will need it for; never on a wreck or a friend while there is another. */
export function bestLock<Ship extends LockingShip, Means>(
  outlook: Outlook<OutlookView<Ship>, Ship, Means>,
  ship: Ship,
  { options }: Pick<PickRequest, 'options'>,
): string | undefined {
  return best(options, ({ key }) => {
    const target = outlook.ship(key);
    if (key === 'none') return 0;
    return target && outlook.isEnemy(target) ? worthOfLock(outlook, ship, target) : -1;
  })?.key;
}

/** The side more enemies are on. */
export function reinforceSide(ship: OutlookShip, ships: readonly OutlookShip[]): 'reinforceFore' | 'reinforceAft' {
  const heading = (ship.pose.heading * Math.PI) / 180;
  const ahead = ships
    .filter((other) => other.seat !== ship.seat && other.place === 'play')
    .reduce(
      (sum, { pose }) =>
        sum + Math.sign((pose.x - ship.pose.x) * Math.sin(heading) + (pose.y - ship.pose.y) * Math.cos(heading)),
      0,
    );
  return ahead >= 0 ? 'reinforceFore' : 'reinforceAft';
}
