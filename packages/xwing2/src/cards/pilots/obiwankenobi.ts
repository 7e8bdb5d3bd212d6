import { at, byCardOf } from '../../abilities.ts';
import type { PilotAbility } from '../../card.ts';
import { spendForce } from '../../rules/charges.ts';
import { isAtRange } from '../../rules/choose.ts';
import { gainToken } from '../../rules/tokens.ts';

export const OBI_WAN_KENOBI: PilotAbility = {
  text: 'After a friend at range 0-2 spent a focus token, you may pay 1 Force: it gains one again.',
  abilities: [
    at('token-spent', {
      optional: true,
      when: ({ table, self, moment: { ship, token } }) =>
        token === 'focus' &&
        self.ship.force > 0 &&
        table.isFriendly(self.ship, ship) &&
        isAtRange(table, self.ship, ship, 0, 2),
      *effect({ table, self, moment: { ship } }) {
        spendForce(table, self.ship, 1);
        yield* gainToken(table, ship, 'focus', 1, byCardOf(self.ship));
      },
    }),
  ],
};
