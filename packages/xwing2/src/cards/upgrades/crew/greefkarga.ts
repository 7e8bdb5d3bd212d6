import { hasLock } from '@rangefinder/xwing';
import { at, modify, RULE } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { acquireLock, lockTargets } from '../../../rules/lock.ts';

export const GREEF_KARGA: UpgradeFacts = {
  id: 'greefkarga',
  name: 'Greef Karga',
  fills: ['crew'],
  limited: 1,
  cost: 6,
  restrictions: [{ faction: ['scumandvillainy'] }],
  standard: true,
  actions: ['red coordinate'],
  text: 'Allied ships can be coordinated by you like friends. A ship you coordinated may lock what you have locked.',
  abilities: [
    modify('coordinates-allies', 'xw2.allied.2', (allies, { self, moment }) => allies || moment === self.ship),
    at('coordinated', {
      optional: true,
      when: ({ table, self, moment: { ship, other } }) =>
        ship === self.ship && lockTargets(table, other).some(({ key }) => hasLock(ship, key)),
      *effect({ table, self: { ship }, moment: { other } }) {
        const targets = lockTargets(table, other).filter(({ key }) => hasLock(ship, key));
        yield* acquireLock(table, other, RULE, targets);
      },
    }),
  ],
};
