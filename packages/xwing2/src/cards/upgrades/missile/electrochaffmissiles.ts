import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { spendCharge } from '../../../rules/charges.ts';
import type { Way } from '../../../rules/devices.ts';
import { chooseObstaclePlace, placeObstacle } from '../../../rules/placedobstacles.ts';
import { canPlace } from '../../words/device.ts';

const CHAFF: readonly Way[] = [
  ['launch', '3-left-bank'],
  ['launch', '4-straight'],
  ['launch', '3-right-bank'],
];

export const ELECTRO_CHAFF_MISSILES: UpgradeFacts = {
  id: 'electrochaffmissiles',
  name: 'Electro-Chaff Missiles',
  fills: ['missile', 'device'],
  limited: 2,
  cost: 4,
  standard: true,
  charges: { value: 1, recovers: 0, recoverable: false },
  text: 'System Phase: you may pay the charge to launch an electro-chaff cloud with a 3 bank or the 4 straight; it gets a fuse marker. Spent charges do not come back.',
  abilities: [
    // The cloud is a device and an obstacle (xw2.annex-electro-chaff-cloud.5).
    at('system', {
      rule: 'xw2.annex-electro-chaff-cloud.5',
      optional: false,
      when: (context) => context.moment.ship === context.self.ship && canPlace(context),
      *effect({ table, self }) {
        const rule = 'xw2.annex-electro-chaff-cloud.5';
        const { ship } = self;
        const pose = yield* chooseObstaclePlace(table, ship, 'electrochaffcloud', CHAFF, rule);
        if (!pose) return;
        spendCharge(table, self, 1, rule);
        ship.placedDevice = true;
        // xw2.annex-electro-chaff-cloud.7: one fuse marker, never more.
        yield* placeObstacle(table, ship.seat, 'electrochaffcloud', pose, 1, rule);
      },
    }),
  ],
};
