import type { Seat } from '@rangefinder/kernel';
import type { Feature } from '../state.ts';
import type { XTable } from '../table.ts';
import { fiveMarkers, mission } from './mission.ts';

/** Assault at the Satellite Array: hold as many of five satellites as you can. */
export const assault = mission({
  markers: fiveMarkers('satellite'),
  objectives(t) {
    return [0, 1].map((seat) => {
      const points = t.state.features.filter((satellite) => controls(t, seat, satellite)).length;
      return { seat, points, why: 'satellites', rule: 'xw2.missions.assault.1' };
    });
  },
});

/** xw2.missions.assault.2, .4: more ships at range 0-1 than the opponent. */
function controls(t: XTable, seat: Seat, satellite: Feature): boolean {
  return presence(t, seat, satellite) > presence(t, 1 - seat, satellite);
}

/** xw2.missions.assault.3: a medium or large ship counts as two. */
function presence(t: XTable, seat: Seat, satellite: Feature): number {
  let count = 0;
  for (const ship of t.friendsOf(seat)) {
    if (t.isWithin(1, t.base(ship), t.feature(satellite))) count += t.sizeOf(ship) === 'small' ? 1 : 2;
  }
  return count;
}
