import { hasLock } from '@rangefinder/xwing';
import { at, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { acquireLock, lockTargets } from '../../../rules/lock.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

/** Objects a ship could lock besides those it has locked. */
function newTargets(table: XTable, ship: Ship) {
  return lockTargets(table, ship).filter(({ key }) => !hasLock(ship, key));
}

export const R3_ASTROMECH: UpgradeFacts = {
  id: 'r3astromech',
  name: 'R3 Astromech',
  fills: ['astromech'],
  limited: 0,
  cost: 3,
  standard: true,
  text: 'You can keep two locks on different objects. After a lock action you may acquire another lock.',
  abilities: [
    modify('most-locks', 'xw2.errata-saws-renegades-tie-reaper.8', (most, { self, moment: ship }) =>
      ship === self.ship ? Math.max(most, 2) : most,
    ),
    at('action-performed', {
      rule: 'xw2.errata-saws-renegades-tie-reaper.8',
      optional: true,
      when: ({ table, self, moment }) =>
        moment.ship === self.ship && moment.action === 'lock' && newTargets(table, self.ship).length > 0,
      *effect({ table, self }) {
        const rule = 'xw2.errata-saws-renegades-tie-reaper.8';
        yield* acquireLock(table, self.ship, rule, newTargets(table, self.ship));
      },
    }),
  ],
};
