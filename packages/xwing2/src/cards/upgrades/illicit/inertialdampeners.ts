import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { loseShield } from '../../../rules/charges.ts';
import { gainToken } from '../../../rules/tokens.ts';

export const INERTIAL_DAMPENERS: UpgradeFacts = {
  id: 'inertialdampeners',
  name: 'Inertial Dampeners',
  fills: ['illicit'],
  limited: 0,
  cost: 8,
  standard: false,
  text: 'About to execute a maneuver: you may spend a shield to stay put instead (a white stationary maneuver), and gain a stress token.',
  abilities: [
    at('before-maneuver', {
      optional: true,
      when: ({ self, moment }) => moment.ship === self.ship && self.ship.shields > 0,
      *effect({ table, self, moment }) {
        yield* loseShield(table, self.ship);
        self.ship.memory['round:inertialdampeners'] = 1;
        moment.maneuver = { speed: 0, bearing: 'stationary', difficulty: 'white' };
      },
    }),
    at('maneuver-executed', {
      rule: 'xw2.faq-cards.49',
      optional: false,
      when: ({ self, moment }) => moment.ship === self.ship && self.ship.memory['round:inertialdampeners'] === 1,
      *effect({ table, self: { ship } }) {
        delete ship.memory['round:inertialdampeners'];
        yield* gainToken(table, ship, 'stress', 1, { rule: 'xw2.faq-cards.49', by: ship.seat });
      },
    }),
  ],
};
