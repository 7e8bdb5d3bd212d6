import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { recoverForce } from '../../../rules/charges.ts';
import { forceCapacity, forceRecovery } from '../../../rules/stats.ts';
import { youDefend } from '../../words/attack.ts';

export const THE_MANDALORIAN: UpgradeFacts = {
  id: 'themandalorian',
  name: 'The Mandalorian',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['scumandvillainy'] }],
  standard: true,
  actions: ['reinforce'],
  text: 'In the End Phase of a round in which you did not defend, you recover 1 Force that does not recur.',
  abilities: [
    at('defender-declared', {
      optional: false,
      when: youDefend,
      *effect({ self }) {
        self.ship.memory['round:themandalorian'] = 1;
      },
    }),
    at('during-end', {
      rule: 'xw2.charges.2',
      optional: false,
      when: ({ table, self: { ship } }) =>
        ship.memory['round:themandalorian'] !== 1 &&
        forceRecovery(table, ship) === 0 &&
        ship.force < forceCapacity(table, ship),
      *effect({ table, self: { ship } }) {
        recoverForce(table, ship, 1, 'xw2.charges.2');
      },
    }),
  ],
};
