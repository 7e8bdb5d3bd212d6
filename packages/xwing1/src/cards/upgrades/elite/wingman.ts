import type { UpgradeFacts } from '../../../card.ts';
import { otherFriendsAt } from '../../../rules/choose.ts';
import { isStressed, removeStress } from '../../../rules/tokens.ts';
import { mustChoose } from '../../words/phrases.ts';

export const WINGMAN: UpgradeFacts = {
  id: 'wingman',
  name: 'Wingman',
  fills: ['elite'],
  limited: 0,
  cost: 2,
  text: 'As the Combat phase starts: another friend at range 1 loses one stress token.',
  abilities: [
    mustChoose(
      'start-of-combat',
      ({ table, self }) => otherFriendsAt(table, self, 1, 1).filter(isStressed),
      function* ({ table }, chosen) {
        yield* removeStress(table, chosen, 1);
      },
    ),
  ],
};
