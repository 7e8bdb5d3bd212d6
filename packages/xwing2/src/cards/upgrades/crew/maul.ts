import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { recoverForce } from '../../../rules/charges.ts';
import { forceCapacity } from '../../../rules/stats.ts';
import { gainToken } from '../../../rules/tokens.ts';

export const MAUL: UpgradeFacts = {
  id: 'maul',
  name: 'Maul',
  fills: ['crew'],
  limited: 1,
  cost: 10,
  restrictions: [{ anyOf: [{ faction: ['scumandvillainy'] }, { squadIncludes: ['Ezra Bridger'] }] }],
  standard: true,
  force: { value: 1, recovers: 1, side: ['dark'] },
  text: 'After you suffer damage you may gain a stress token to recover 1 Force.',
  abilities: [
    at('damage-suffered', {
      rule: 'xw2.charges.2',
      optional: true,
      when: ({ table, self, moment }) =>
        moment.ship === self.ship && !self.ship.destroyed && self.ship.force < forceCapacity(table, self.ship),
      *effect({ table, self }) {
        yield* gainToken(table, self.ship, 'stress', 1, { rule: 'xw2.charges.2', by: self.ship.seat });
        recoverForce(table, self.ship, 1, 'xw2.charges.2');
      },
    }),
  ],
};

export const MAUL_CREW: UpgradeFacts = {
  id: 'maul-crew',
  name: 'Maul',
  fills: ['crew', 'crew'],
  limited: 1,
  cost: 10,
  restrictions: [{ faction: ['scumandvillainy'] }],
  standard: true,
  force: { value: 1, recovers: 1, side: [] },
  actions: ['purple coordinate'],
  slots: ['illicit'],
  text: 'Adds a purple coordinate action and an illicit slot.',
  abilities: [],
};
