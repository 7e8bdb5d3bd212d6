import { hasLock, isObjectInArc } from '@rangefinder/xwing';
import { at, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf, spendCharge } from '../../../rules/charges.ts';
import { acquireLock, lockTargets } from '../../../rules/lock.ts';
import { inArc } from '../../../rules/measure.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

/** Ships, obstacles and devices in the front arc that could be locked (xw2.objects.1, .2). */
function lockTargetsAhead(table: XTable, ship: Ship) {
  return lockTargets(table, ship).filter(({ key }) => {
    const other = table.findShip(key);
    if (other) return inArc(table, ship, 'front', other);
    const obstacle = table.state.obstacles.find(({ id }) => id === key);
    const device = table.findDevice(key);
    const pieces = obstacle ? table.obstacle(obstacle) : device ? table.device(device) : [];
    return isObjectInArc(table, ship, 'front', pieces);
  });
}

export const MANDALORIAN_OPTICS: UpgradeFacts = {
  id: 'mandalorianoptics',
  name: 'Mandalorian Optics',
  fills: ['modification'],
  limited: 0,
  cost: 5,
  restrictions: [{ keyword: ['Mandalorian'] }],
  standard: true,
  charges: { value: 2, recovers: 0 },
  text: 'System Phase: you may pay a charge to lock an object in your front arc. Obstacles beyond range 0 do not obstruct your primary attacks on a ship you have locked.',
  abilities: [
    at('system', {
      rule: 'xw2.lock.14',
      optional: true,
      when: ({ table, self, moment }) =>
        moment.ship === self.ship && chargesOf(self) > 0 && lockTargetsAhead(table, self.ship).length > 0,
      *effect({ table, self }) {
        spendCharge(table, self, 1, 'xw2.lock.14');
        yield* acquireLock(table, self.ship, 'xw2.lock.14', lockTargetsAhead(table, self.ship));
      },
    }),
    modify('obstruction-dice', 'xw2.obstructed.3', (dice, { table, self, moment: attack }) => {
      const yours =
        attack.attacker === self.ship.id && attack.kind === 'primary' && hasLock(self.ship, attack.defender);
      if (!yours) return dice;
      const near = table.state.obstacles.some(
        (obstacle) =>
          attack.obstructedBy.includes(obstacle.id) && table.rangeTo(self.ship, table.obstacle(obstacle)) === 0,
      );
      return near ? dice : 0;
    }),
  ],
};
