import { at, byCardOf } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { spendForce } from '../../../rules/charges.ts';
import { isAtRange } from '../../../rules/choose.ts';
import { inArc } from '../../../rules/measure.ts';
import { gainToken } from '../../../rules/tokens.ts';

export const SAVAGE_OPRESS: UpgradeFacts = {
  id: 'savageopress',
  name: 'Savage Opress',
  fills: ['crew'],
  limited: 1,
  cost: 10,
  restrictions: [{ faction: ['scumandvillainy', 'separatistalliance'] }],
  standard: true,
  force: { value: 1, recovers: 1, side: [] },
  text: 'When stress or strain comes to a friend ahead of you at range 1-2 you may pay 1 Force: it gains a focus token.',
  abilities: [
    at('token-gained', {
      optional: true,
      when: ({ table, self, moment: { ship, token } }) =>
        (token === 'stress' || token === 'strain') &&
        self.ship.force > 0 &&
        table.isFriendly(self.ship, ship) &&
        isAtRange(table, self.ship, ship, 1, 2) &&
        inArc(table, self.ship, 'front', ship),
      *effect({ table, self, moment }) {
        spendForce(table, self.ship, 1);
        yield* gainToken(table, moment.ship, 'focus', 1, byCardOf(self.ship));
      },
    }),
  ],
};
