import { instead } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { gainToken } from '../../../rules/tokens.ts';

export const JYN_ERSO: UpgradeFacts = {
  id: 'jynerso',
  name: 'Jyn Erso',
  fills: ['crew'],
  limited: 1,
  cost: 5,
  restrictions: [{ faction: ['rebelalliance'] }],
  standard: true,
  text: 'A friend at range 0-3 may gain an evade token instead of a focus token.',
  abilities: [
    instead('gain-token', {
      rule: 'xw2.replacement-effects.2',
      optional: true,
      when: ({ table, self, moment }) =>
        moment.token === 'focus' &&
        table.isFriendly(self.ship, moment.ship) &&
        table.range(self.ship, moment.ship) <= 3,
      *instead({ table, self, moment }) {
        const source = { rule: 'xw2.replacement-effects.2', by: self.ship.seat } as const;
        yield* gainToken(table, moment.ship, 'evade', 1, source);
        return true;
      },
    }),
  ],
};
