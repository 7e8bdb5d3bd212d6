import { at, byCardOf } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf, spendCharge } from '../../../rules/charges.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { chooses } from '../../words/phrases.ts';

export const SATINE_KRYZE: UpgradeFacts = {
  id: 'satinekryze',
  name: 'Satine Kryze',
  fills: ['crew'],
  limited: 1,
  cost: 10,
  restrictions: [{ faction: ['galacticrepublic'] }],
  standard: true,
  charges: { value: 2, recovers: 1 },
  text: 'Engagement Phase starts: you may pay two charges: each friend may gain a deplete and a focus token, or a disarm and an evade token.',
  abilities: [
    at('start-of-engagement', {
      optional: true,
      when: ({ self }) => chargesOf(self) >= 2,
      *effect(context) {
        const { table, self } = context;
        spendCharge(table, self, 2);
        for (const friend of table.friendsOf(self.ship)) {
          const way = yield* chooses(context, friend, ['none', 'focus', 'evade']);
          if (way === 'none') continue;
          const price = way === 'focus' ? 'deplete' : 'disarm';
          yield* gainToken(table, friend, price, 1, byCardOf(friend));
          yield* gainToken(table, friend, way, 1, byCardOf(friend));
        }
      },
    }),
  ],
};
