import { at, RULE } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { sufferDamage } from '../../../rules/damage.ts';
import { removeToken } from '../../../rules/tokens.ts';

export const ELECTRONIC_BAFFLE: UpgradeFacts = {
  id: 'electronicbaffle',
  name: 'Electronic Baffle',
  fills: ['system'],
  limited: 0,
  cost: 1,
  text: 'On gaining a stress or ion token: you may take one damage to be rid of it.',
  abilities: [
    at('token-gained', {
      optional: true,
      when: ({ self, moment }) =>
        moment.ship === self.ship &&
        (moment.token === 'stress' || moment.token === 'ion') &&
        self.ship.tokens[moment.token] > 0,
      *effect({ table, self: { ship }, moment }) {
        yield* sufferDamage(table, ship, 'hit', 1, { rule: RULE });
        removeToken(table, ship, moment.token, 1);
      },
    }),
  ],
};
