import { at, byCardOf } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { spendForce } from '../../../rules/charges.ts';
import { gainToken } from '../../../rules/tokens.ts';

export const OBI_WAN_KENOBI: UpgradeFacts = {
  id: 'obiwankenobi',
  name: 'Obi-Wan Kenobi',
  fills: ['crew'],
  limited: 1,
  cost: 11,
  restrictions: [{ faction: ['galacticrepublic'] }],
  standard: true,
  title: 'Obi-wan Kenobi',
  force: { value: 1, recovers: 1, side: [] },
  text: 'A friend at range 0-2 has spent a focus token or an evade token: you may pay 1 Force to give it a focus token.',
  abilities: [
    at('token-spent', {
      optional: true,
      when: ({ table, self, moment: { ship, token } }) =>
        self.ship.force > 0 &&
        (token === 'focus' || token === 'evade') &&
        table.isFriendly(self.ship, ship) &&
        table.range(self.ship, ship) <= 2,
      *effect({ table, self, moment }) {
        spendForce(table, self.ship, 1);
        yield* gainToken(table, moment.ship, 'focus', 1, byCardOf(self.ship));
      },
    }),
  ],
};
