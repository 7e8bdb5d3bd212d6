import { byCardOf, instead } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { friendsAt } from '../../../rules/choose.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { isUnused, markUsed } from '../../words/phrases.ts';

export const JAN_ORS: UpgradeFacts = {
  id: 'janors',
  name: 'Jan Ors',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['rebel'] }],
  text: 'Once per round, a friend at range 1-3 is about to gain a focus token: you may make it an evade token.',
  abilities: [
    instead('gain-token', {
      optional: true,
      when: ({ table, self, moment: { ship, token: kind } }) =>
        kind === 'focus' && isUnused(self) && friendsAt(table, self, 1, 3).includes(ship),
      *instead({ table, self, moment }) {
        markUsed(self);
        yield* gainToken(table, moment.ship, 'evade', 1, byCardOf(self.ship));
        return true;
      },
    }),
  ],
};
