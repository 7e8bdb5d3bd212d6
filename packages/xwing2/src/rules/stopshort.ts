import type { Procedure } from '@rangefinder/kernel';
import { type BoostBearing, boostTo, stoppedShort, USE_OR_DECLINE } from '@rangefinder/xwing';
import { pickOne } from '../ask.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { moveTo, whyNotThere } from './reposition.ts';

/**
 * A boost action with a ship in the way may stop short of it, as a partially executed maneuver does, if an ability says
 * so (xw2.errata-ship-cards.17). Answers whether the ship boosted.
 */
export function* mayStopShort(t: XTable, ship: Ship, bearing: BoostBearing, how: string): Procedure<boolean> {
  const end = boostTo(t, ship, bearing, 1);
  const rule = 'xw2.errata-ship-cards.17';
  if (how !== 'boost' || whyNotThere(t, ship, end, how)?.rule !== 'xw2.boost.7') return false;
  if (!t.abilities.ask('boost-stops-short', ship, false)) return false;
  const { stop, bumped } = stoppedShort(t, ship, 1, bearing);
  const short = { ...end, pose: stop.pose, way: stop };
  if (!stop.free || whyNotThere(t, ship, short, how)) return false;
  const { key } = yield* pickOne({
    seat: ship.seat,
    topic: 'use-ability',
    rule,
    about: { ship: ship.id, card: ship.pilot },
    options: USE_OR_DECLINE,
  });
  if (key === 'decline') return false;
  yield* moveTo(t, ship, short, how, rule, bumped);
  return true;
}
