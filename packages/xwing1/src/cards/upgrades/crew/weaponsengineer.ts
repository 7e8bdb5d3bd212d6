import { hasLock } from '@rangefinder/xwing';
import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { assignLock, lockTargets } from '../../../rules/locks.ts';
import { mayChoose } from '../../words/phrases.ts';

/** While the second of two locks is acquired, which brings no third. */
const SECOND = 'weaponsengineer';

export const WEAPONS_ENGINEER: UpgradeFacts = {
  id: 'weaponsengineer',
  name: 'Weapons Engineer',
  fills: ['crew'],
  limited: 0,
  cost: 3,
  text: 'You may maintain 2 target locks on different ships, and acquire both at once.',
  abilities: [
    modify('most-locks', (most, { self, moment }) => (moment === self.ship ? most + 1 : most)),
    mayChoose(
      'lock-acquired',
      ({ table, self, moment: { ship, target } }) =>
        ship === self.ship && ship.memory[SECOND] !== 1
          ? lockTargets(table, ship).filter((other) => other !== target && !hasLock(ship, other.id))
          : [],
      function* ({ table, self: { ship } }, other) {
        ship.memory[SECOND] = 1;
        yield* assignLock(table, ship, other);
        delete ship.memory[SECOND];
      },
    ),
  ],
};
