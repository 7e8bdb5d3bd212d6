import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { barActions, couldAct, mayPerformFree } from '../../../rules/actions.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { isUnused, markUnused, markUsed } from '../../words/phrases.ts';

export const PUSH_THE_LIMIT: UpgradeFacts = {
  id: 'pushthelimit',
  name: 'Push the Limit',
  fills: ['elite'],
  limited: 0,
  cost: 3,
  text: 'Once a round, after an action of yours: you may take a free action of your action bar, then gain a stress token.',
  abilities: [
    at('action-performed', {
      optional: false,
      when: ({ table, self, moment }) =>
        moment.ship === self.ship && isUnused(self) && couldAct(table, self.ship, barActions(table, self.ship)),
      *effect({ table, self }) {
        const { ship } = self;
        markUsed(self); // the free action must not set it off again
        if (yield* mayPerformFree(table, ship, barActions(table, ship))) {
          yield* gainToken(table, ship, 'stress', 1);
        } else markUnused(self);
      },
    }),
  ],
};
