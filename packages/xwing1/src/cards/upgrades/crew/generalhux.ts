import { cardAction } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chooseShip, friendsAt } from '../../../rules/choose.ts';
import { assignCondition } from '../../../rules/conditions.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { focusOnEach } from '../../words/phrases.ts';

export const GENERAL_HUX: UpgradeFacts = {
  id: 'generalhux',
  name: 'General Hux',
  fills: ['crew'],
  limited: 1,
  cost: 5,
  restrictions: [{ faction: ['imperial'] }],
  text: 'Action: give a focus token each to at most three friends at range 1-2, and to one of them the condition Fanatical Devotion; then gain a stress token.',
  abilities: [
    cardAction({
      *perform({ table, self }) {
        const chosen = yield* focusOnEach(table, self, 3, friendsAt(table, self, 1, 2));
        const devoted = yield* chooseShip(self, chosen);
        if (devoted) yield* assignCondition(table, self.ship, devoted, 'fanaticaldevotion');
        yield* gainToken(table, self.ship, 'stress', 1);
      },
    }),
  ],
};
