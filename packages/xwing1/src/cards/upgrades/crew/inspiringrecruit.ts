import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { friendsAt } from '../../../rules/choose.ts';
import { isStressed, removeStress } from '../../../rules/tokens.ts';
import { isUnused, markUsed } from '../../words/phrases.ts';

export const INSPIRING_RECRUIT: UpgradeFacts = {
  id: 'inspiringrecruit',
  name: 'Inspiring Recruit',
  fills: ['crew'],
  limited: 0,
  cost: 1,
  text: 'Once per round, a friend at range 1-2 that loses a stress token may lose one more.',
  abilities: [
    at('stress-removed', {
      optional: true,
      when: ({ table, self, moment: { ship } }) =>
        isStressed(ship) && isUnused(self) && friendsAt(table, self, 1, 2).includes(ship),
      *effect({ table, self, moment }) {
        markUsed(self);
        yield* removeStress(table, moment.ship, 1);
      },
    }),
  ],
};
