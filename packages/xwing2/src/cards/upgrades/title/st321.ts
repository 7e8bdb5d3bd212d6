import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { enemiesAt, mayChooseShip } from '../../../rules/choose.ts';
import { assignLock, couldLock } from '../../../rules/lock.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';
import { isCoordinateAction } from '../../words/coordinate.ts';

/** ST-321: enemies near the ship it coordinated. */
function lockableNear(table: XTable, ship: Ship, other: Ship): Ship[] {
  return enemiesAt(table, other, 0, 3).filter((enemy) => couldLock(table, ship, enemy));
}

export const ST_321: UpgradeFacts = {
  id: 'st321',
  name: 'ST-321',
  fills: ['title'],
  limited: 1,
  cost: 0,
  restrictions: [{ faction: ['galacticempire'] }, { ship: ['lambdaclasst4ashuttle'] }],
  standard: false,
  text: 'After you coordinate you may lock an enemy at range 0-3 of the coordinated ship, at any range of yours.',
  abilities: [
    at('coordinated', {
      rule: 'xw2.lock.15',
      optional: false,
      when: ({ table, self: { ship }, moment }) =>
        moment.ship === ship && isCoordinateAction(ship) && lockableNear(table, ship, moment.other).length > 0,
      *effect({ table, self, moment }) {
        const enemy = yield* mayChooseShip(self, lockableNear(table, self.ship, moment.other), 'xw2.lock.15');
        if (enemy) yield* assignLock(table, self.ship, enemy.id, 'xw2.lock.15');
      },
    }),
  ],
};
