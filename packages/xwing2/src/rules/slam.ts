import type { Procedure } from '@rangefinder/kernel';
import {
  baseAt,
  flightsOf,
  isInsidePlayArea,
  type Maneuver,
  maneuverExists,
  maneuverKey,
  maneuverWith,
  stoppedShort,
} from '@rangefinder/xwing';
import { pickOne } from '../ask.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { spendForce } from './charges.ts';
import { executeManeuver, STRESS_MANEUVER, withDifficulty } from './maneuver.ts';
import { fasterTemplate } from './reposition.ts';
import { gainToken } from './tokens.ts';

/** xw2.slam.1 to .7: as an action another maneuver of the same speed, then a disarm token. */
export function* slam(t: XTable, ship: Ship): Procedure<boolean> {
  const speed = ship.executed?.speed ?? STRESS_MANEUVER.speed;
  const options = t
    .pilot(ship)
    .dial.filter((maneuver) => maneuver.speed === speed)
    .map((maneuver) => withDifficulty(t, ship, maneuver))
    .filter(({ difficulty }) => difficulty !== 'purple' || ship.force > 0) // xw2.difficulty.4
    .map((maneuver) => ({ key: maneuverKey(maneuver), maneuver }));
  if (options.length === 0) return false;
  const { maneuver } = yield* pickOne({
    seat: ship.seat,
    topic: 'slam',
    rule: 'xw2.slam.2',
    about: { ship: ship.id },
    options,
  });
  const faster = fasterSlam(t, ship, maneuver);
  if (!faster && slamEndsOutside(t, ship, maneuver)) return false;
  if (maneuver.difficulty === 'purple') spendForce(t, ship, 1, 'xw2.difficulty.4');
  yield* executeManeuver(t, ship, maneuver, 'inside', faster ?? maneuver);
  yield* gainToken(t, ship, 'disarm', 1, { rule: 'xw2.slam.4', by: ship.seat });
  return true;
}

/** The faster template that a card makes a ship use, if there is one and the SLAM does not fail with it. */
function fasterSlam(t: XTable, ship: Ship, maneuver: Maneuver): Maneuver | undefined {
  const more = fasterTemplate(t, ship, 'slam');
  const faster = maneuverWith(maneuver, { speed: maneuver.speed + more });
  const isAble = more > 0 && maneuverExists(faster.speed, faster.bearing) && !slamEndsOutside(t, ship, faster);
  return isAble ? faster : undefined;
}

/** xw2.slam.6, xw2.flee.5: a SLAM that would make the ship flee fails. */
function slamEndsOutside(t: XTable, ship: Ship, { speed, bearing }: Maneuver): boolean {
  const size = t.sizeOf(ship);
  const { free } = flightsOf(t, ship, speed, bearing);
  if (free.length > 0) return !free.some(({ pose }) => isInsidePlayArea(t.state, baseAt(size, pose)));
  const { stop } = stoppedShort(t, ship, speed, bearing);
  return !isInsidePlayArea(t.state, baseAt(size, stop.pose));
}
