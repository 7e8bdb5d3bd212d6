import { kindOf } from '@rangefinder/xwing';
import { at, byCardOf } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken } from '../../../rules/tokens.ts';

export const INTERLOPER_TURN: UpgradeFacts = {
  id: 'interloperturn',
  name: 'Interloper Turn',
  fills: ['talent'],
  limited: 0,
  cost: 1,
  restrictions: [{ ship: ['tieddefender'] }],
  standard: false,
  text: 'Before a turn or Koiogran turn of speed 1 or 2 at range 0-1 of an asteroid you may gain a tractor token.',
  abilities: [
    at('before-maneuver', {
      optional: true,
      when: ({ table, self, moment: { ship, maneuver } }) =>
        ship === self.ship &&
        maneuver.speed <= 2 &&
        (kindOf(maneuver.bearing) === 'turn' || maneuver.bearing === 'koiogran') &&
        table.state.obstacles.some(
          (obstacle) => obstacle.kind === 'asteroid' && table.rangeTo(ship, table.obstacle(obstacle)) <= 1,
        ),
      *effect({ table, self: { ship } }) {
        yield* gainToken(table, ship, 'tractor', 1, byCardOf(ship));
      },
    }),
  ],
};
