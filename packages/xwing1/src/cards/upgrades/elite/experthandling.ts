import { cardAction } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { actionBar, actionOf, couldAct, performAction } from '../../../rules/actions.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { freeActions } from '../../words/phrases.ts';
import { mayRemoveLock } from '../../words/tokens.ts';

export const EXPERT_HANDLING: UpgradeFacts = {
  id: 'experthandling',
  name: 'Expert Handling',
  fills: ['elite'],
  limited: 0,
  cost: 2,
  text: 'Action: take a free barrel roll; without it on your action bar gain a stress token. Then you may shake off one enemy lock.',
  abilities: [
    cardAction({
      when: ({ table, self: { ship } }) => couldAct(table, ship, freeActions(table, ['barrel-roll'])),
      *perform({ table, self }) {
        const { ship } = self;
        yield* performAction(table, ship, actionOf(table, 'barrel-roll'), true);
        if (!actionBar(table, ship).includes('barrel-roll')) yield* gainToken(table, ship, 'stress', 1);
        if (ship.place === 'play') yield* mayRemoveLock(table, self);
      },
    }),
  ],
};
