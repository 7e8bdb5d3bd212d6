import { at, RULE } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { sufferDamage } from '../../../rules/damage.ts';
import { gainToken } from '../../../rules/tokens.ts';

export const FEEDBACK_ARRAY: UpgradeFacts = {
  id: 'feedbackarray',
  name: 'Feedback Array',
  fills: ['illicit'],
  limited: 0,
  cost: 4,
  standard: true,
  text: 'Before engaging: you may gain an ion and a disarm token: 1 damage for every other ship at range 0.',
  abilities: [
    at('before-engage', {
      optional: true,
      when: ({ self, moment }) => moment.ship === self.ship,
      *effect({ table, self: { ship } }) {
        yield* gainToken(table, ship, 'ion', 1);
        yield* gainToken(table, ship, 'disarm', 1);
        for (const other of table.inPlay()) {
          if (other !== ship && table.range(ship, other) === 0)
            yield* sufferDamage(table, other, 'hit', 1, { rule: RULE });
        }
      },
    }),
  ],
};
