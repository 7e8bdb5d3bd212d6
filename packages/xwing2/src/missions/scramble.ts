import type { Procedure } from '@rangefinder/kernel';
import { pickOne } from '../ask.ts';
import { actionChoice } from '../rules/actions.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { mission } from './mission.ts';

/** Scramble the Transmissions: mark three satellites as your own. */
export const scramble = mission({
  markers: {
    kind: 'satellite',
    centre: 'xw2.missions.scramble.1',
    outer: {
      near: ['opposing'],
      apart: false,
      spacing: 'xw2.missions.scramble.1',
      edge: 'xw2.missions.scramble.1',
    },
  },
  objectives(t) {
    return [0, 1].map((seat) => {
      const points = t.state.features.filter(({ controller }) => controller === seat).length;
      return { seat, points, why: 'satellites', rule: 'xw2.missions.scramble.5' };
    });
  },
  actions: [actionChoice({ key: 'scramble', difficulty: 'white', perform: scrambleSatellite })],
});

/** xw2.missions.scramble.2, .3: one's marker takes the place of any other; no die is rolled. */
function* scrambleSatellite(t: XTable, ship: Ship): Procedure<boolean> {
  const options = t.state.features
    .filter((satellite) => t.isWithin(1, t.base(ship), t.feature(satellite)))
    .map((satellite) => ({ key: satellite.id, about: { piece: satellite.id }, satellite }));
  if (options.length === 0) return false;
  const { satellite } = yield* pickOne({
    seat: ship.seat,
    topic: 'scramble',
    rule: 'xw2.missions.scramble.2',
    about: { ship: ship.id },
    options,
  });
  satellite.controller = ship.seat;
  t.emit({
    type: 'controlled',
    rule: 'xw2.missions.scramble.4',
    ship: ship.id,
    feature: satellite.id,
    seat: ship.seat,
  });
  return true;
}
