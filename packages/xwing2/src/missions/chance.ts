import { hullOf, shieldCapacity } from '../rules/stats.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { type Gain, mission } from './mission.ts';
import { score } from './points.ts';

/** Chance Engagement: one satellite to contest, and half points for damaged ships. */
export const chance = mission({
  markers: { kind: 'satellite', centre: 'xw2.missions.chance.1' },
  objectives(t) {
    const contesting = [0, 1].filter((seat) =>
      t.friendsOf(seat).some((ship) => t.state.features.some((one) => t.isWithin(2, t.base(ship), t.feature(one)))),
    );
    const [alone] = contesting.length === 1 ? contesting : [];
    return [
      ...contesting.map((seat): Gain => ({ seat, points: 1, why: 'contest', rule: 'xw2.missions.chance.1' })),
      ...(alone === undefined
        ? []
        : [{ seat: alone, points: 1, why: 'alone', rule: 'xw2.missions.chance.2' } satisfies Gain]),
    ];
  },
  // xw2.missions.score.4: no other mission has half points.
  healthLost(t, ship) {
    if (ship.halved || !isHalved(t, ship)) return;
    ship.halved = true;
    score(t, 1 - ship.seat, Math.floor(t.pilot(ship).cost / 2), 'half', 'xw2.missions.chance.3');
  },
  shipPoints(t, ship) {
    const { cost } = t.pilot(ship);
    return { points: ship.halved ? Math.ceil(cost / 2) : cost, rule: 'xw2.missions.chance.4' };
  },
});

/** xw2.missions.chance.3: what is left, doubled, is at most the whole (see the notes on odd health). */
function isHalved(t: XTable, ship: Ship): boolean {
  const hull = hullOf(t, ship);
  const left = hull - ship.damage.length + ship.shields;
  return left * 2 <= hull + shieldCapacity(t, ship);
}
