import { RULE } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { otherFriendsAt } from '../../../rules/choose.ts';
import { isStressed, removeToken } from '../../../rules/tokens.ts';
import { mustChoose } from '../../words/phrases.ts';

export const WINGMAN: UpgradeFacts = {
  id: 'wingman',
  name: 'Wingman',
  fills: ['elite'],
  limited: 0,
  cost: 2,
  text: 'At the start of the Combat phase remove 1 stress token from another friendly ship at range 1.',
  abilities: [
    mustChoose(
      'start-of-combat',
      ({ table, self }) => otherFriendsAt(table, self, 1, 1).filter(isStressed),
      function* ({ table }, chosen) {
        removeToken(table, chosen, 'stress', 1, RULE);
      },
    ),
  ],
};
