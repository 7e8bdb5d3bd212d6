import { at } from '../../abilities.ts';
import { spendCharge } from '../../rules/charges.ts';
import type { Way } from '../../rules/devices.ts';
import { chooseObstaclePlace, placeObstacle } from '../../rules/placedobstacles.ts';
import { spendToken } from '../../rules/tokens.ts';
import { canPlace, places, RULE } from './payload.ts';

export const SPEED_3_FORWARD: readonly Way[] = [
  ['launch', '3-left-bank'],
  ['launch', '3-straight'],
  ['launch', '3-right-bank'],
];

/** Discord Missiles. */
export const launchesSwarm = at('start-of-engagement', {
  rule: RULE,
  optional: false,
  when: (context) => context.self.ship.tokens.calculate > 0 && canPlace(context),
  *effect(context) {
    const { table, self } = context;
    const pay = () => spendToken(table, self.ship, 'calculate', 1, RULE);
    yield* places(context, 'buzzdroidswarm', { pay });
  },
});

const CHAFF: readonly Way[] = [
  ['launch', '3-left-bank'],
  ['launch', '4-straight'],
  ['launch', '3-right-bank'],
];

/** Electro-Chaff Missiles: the cloud is a device and an obstacle (xw2.annex-electro-chaff-cloud.5). */
export const launchesChaff = at('system', {
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
});
