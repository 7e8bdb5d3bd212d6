import { at } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf, spendCharge } from '../../../rules/charges.ts';
import { assignCondition } from '../../../rules/conditions.ts';

const RULE = 'xw2.in-reserve.5';

export const GA_97: UpgradeFacts = {
  id: 'ga97',
  name: 'GA-97',
  fills: ['crew'],
  limited: 1,
  cost: 5,
  restrictions: [{ faction: ['resistance'] }],
  standard: true,
  charges: { value: 5, recovers: 1 },
  actions: ['calculate'],
  text: "Before forces are placed you may pay three to five charges: another friend of your choice gets the condition It's the Resistance.",
  abilities: [
    at('before-placing-forces', {
      rule: RULE,
      optional: false,
      when: ({ self }) => chargesOf(self) >= 3,
      *effect({ table, self }) {
        const { ship } = self;
        const friends = table.state.ships.filter((other) => other.seat === ship.seat && other !== ship);
        if (friends.length === 0) return;
        const asked = { seat: ship.seat, rule: RULE, about: { ship: ship.id, card: self.card } } as const;
        const counts = [0, 3, 4, 5].filter((count) => count <= chargesOf(self));
        const {
          about: { count },
        } = yield* pickOne({
          ...asked,
          topic: 'call-the-resistance',
          options: counts.map((one) => ({ key: String(one), about: { count: one } })),
        });
        if (count === 0) return;
        const { friend } = yield* pickOne({
          ...asked,
          topic: 'choose-ship',
          options: friends.map((one) => ({ key: one.id, about: { piece: one.id }, friend: one })),
        });
        spendCharge(table, self, count, RULE);
        assignCondition(table, friend, 'itstheresistance', { by: ship.seat, source: ship.id }, RULE);
      },
    }),
  ],
};
