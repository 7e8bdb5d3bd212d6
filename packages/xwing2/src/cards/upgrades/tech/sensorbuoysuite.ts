import { boundingBox, type Pose } from '@rangefinder/geometry';
import type { Candidate, Procedure, Violation } from '@rangefinder/kernel';
import { at } from '../../../abilities.ts';
import { pickOne, place } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { refuse } from '../../../refusals.ts';
import { placeDevice } from '../../../rules/devices.ts';
import { deviceAt } from '../../../rules/deviceshapes.ts';
import { assignLock, couldLock, lockable } from '../../../rules/lock.ts';
import { rangeBetween } from '../../../rules/units.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

const RULE = 'xw2.annex-sensor-buoys.2';

/** Beyond range 2 of every edge. */
function whyNotBuoy({ cards, state: { playArea } }: XTable, pose: Pose): Violation | undefined {
  const near = deviceAt(cards.device('sensorbuoy'), pose).some((shape) => {
    const { minX, minY, maxX, maxY } = boundingBox(shape);
    return minX <= 200 || minY <= 200 || maxX >= playArea - 200 || maxY >= playArea - 200;
  });
  return near ? refuse(RULE, 'buoy-near-edge') : undefined;
}

/** A grid in the middle of the table. */
const PLACES: readonly Candidate[] = [260, 360, 460, 560, 660].flatMap((y) =>
  [260, 360, 460, 560, 660].map((x) => ({ key: `at:${x},${y}`, poses: [{ x, y, heading: 0 }] })),
);

function* placeBuoy(table: XTable, ship: Ship): Procedure<void> {
  const taken = table.state.devices.map(({ pose }) => `at:${pose.x},${pose.y}`);
  const { poses } = yield* place({
    seat: ship.seat,
    topic: 'place-buoy',
    rule: RULE,
    about: { ship: ship.id },
    pieces: ['sensorbuoy'],
    candidates: PLACES.filter(({ key }) => !taken.includes(key)),
    check: ([pose]) => (pose ? whyNotBuoy(table, pose) : undefined),
  });
  const [pose] = poses;
  if (pose) yield* placeDevice(table, ship, 'sensorbuoy', pose, RULE);
}

/** Ships at range 0-1 of a friendly buoy. */
function nearBuoys(table: XTable, own: Ship): Ship[] {
  const buoys = table.state.devices.filter(({ device, seat }) => device === 'sensorbuoy' && seat === own.seat);
  return table
    .inPlay()
    .filter(
      (ship) =>
        couldLock(table, own, ship) &&
        buoys.some((buoy) => rangeBetween(table, [table.base(ship)], table.device(buoy)) <= 1),
    );
}

export const SENSOR_BUOY_SUITE: UpgradeFacts = {
  id: 'sensorbuoysuite',
  name: 'Sensor Buoy Suite',
  fills: ['tech'],
  limited: 1,
  cost: 4,
  restrictions: [{ faction: ['firstorder'] }, { size: ['medium', 'large'] }],
  standard: true,
  text: 'Before forces are placed, place two sensor buoys beyond range 2 of every edge. Before engaging: you may lock a ship, however far, that has a friendly sensor buoy at range 0-1.',
  abilities: [
    at('before-placing-forces', {
      rule: RULE,
      optional: false,
      *effect({ table, self }) {
        yield* placeBuoy(table, self.ship);
        yield* placeBuoy(table, self.ship);
      },
    }),
    at('before-engage', {
      rule: 'xw2.annex-sensor-buoys.3',
      optional: false,
      when: ({ table, self, moment }) => moment.ship === self.ship && nearBuoys(table, self.ship).length > 0,
      *effect({ table, self }) {
        const rule = 'xw2.annex-sensor-buoys.3';
        const { ship } = self;
        const targets = nearBuoys(table, ship).map((other) => lockable(other.id));
        const { key } = yield* pickOne({
          seat: ship.seat,
          topic: 'lock',
          rule,
          about: { ship: ship.id },
          options: [...targets, { key: 'none' }],
        });
        if (key !== 'none') yield* assignLock(table, ship, key, rule);
      },
    }),
  ],
};
