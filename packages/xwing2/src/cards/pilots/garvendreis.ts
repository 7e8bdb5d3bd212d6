import { at, byCardOf } from '../../abilities.ts';
import { friendsAt, mayChooseShip } from '../../rules/choose.ts';
import { gainToken } from '../../rules/tokens.ts';

export const GARVEN_DREIS = {
  text: 'Whenever you spend a focus token, you may give one focus token to a friend at range 1-3.',
  abilities: [
    at('token-spent', {
      optional: false,
      when: ({ self, moment }) => moment.ship === self.ship && moment.token === 'focus',
      *effect({ table, self }) {
        const ship = yield* mayChooseShip(self, friendsAt(table, self.ship, 1, 3));
        if (ship) yield* gainToken(table, ship, 'focus', 1, byCardOf(self.ship));
      },
    }),
  ],
};
