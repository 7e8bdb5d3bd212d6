import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { enemiesAt } from '../../../rules/choose.ts';
import { gainToken } from '../../../rules/tokens.ts';

export const HAN_SOLO: UpgradeFacts = {
  id: 'hansolo-crew',
  name: 'Han Solo',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['resistance'] }],
  standard: true,
  actions: ['red evade'],
  text: 'After an evade action you gain one evade token more for each enemy at range 0-1.',
  abilities: [
    at('action-performed', {
      optional: false,
      when: ({ table, self, moment }) =>
        moment.ship === self.ship && moment.action === 'evade' && enemiesAt(table, self.ship, 0, 1).length > 0,
      *effect({ table, self: { ship } }) {
        yield* gainToken(table, ship, 'evade', enemiesAt(table, ship, 0, 1).length);
      },
    }),
  ],
};
