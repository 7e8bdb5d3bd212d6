import { at, byCardOf, type CardAbility, modify } from '../../abilities.ts';
import { chargesOf, loseCharge } from '../../rules/charges.ts';
import { gainToken, removeToken } from '../../rules/tokens.ts';
import { chooses } from './phrases.ts';

/** A SLAM that costs the charge, and a token by which its disarm token can be lost. */
export function slamsOnce(token: 'deplete' | 'ion'): readonly CardAbility[] {
  return [
    at('action-performed', {
      optional: false,
      when: ({ self, moment }) => moment.ship === self.ship && moment.action === 'slam',
      *effect(context) {
        const { table, self } = context;
        loseCharge(table, self, 1);
        if (self.ship.tokens.disarm === 0) return;
        if ((yield* chooses(context, self.ship, [token, 'none'])) === 'none') return;
        yield* gainToken(table, self.ship, token, 1, byCardOf(self.ship));
        removeToken(table, self.ship, 'disarm', 1);
      },
    }),
    modify(
      'may-act',
      (may, { self, moment }) =>
        may && !(moment.ship === self.ship && moment.action === 'slam' && chargesOf(self) === 0),
    ),
  ];
}
