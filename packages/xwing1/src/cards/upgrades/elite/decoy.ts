import type { UpgradeFacts } from '../../../card.ts';
import { otherFriendsAt } from '../../../rules/choose.ts';
import { changeSkill, skillOf } from '../../../rules/stats.ts';
import { mayChoose } from '../../words/phrases.ts';

export const DECOY: UpgradeFacts = {
  id: 'decoy',
  name: 'Decoy',
  fills: ['elite'],
  limited: 0,
  cost: 2,
  text: 'As the Combat phase starts: you may swap pilot skills with a friend at range 1-2 for the rest of the phase.',
  abilities: [
    mayChoose(
      'start-of-combat',
      ({ table, self }) => otherFriendsAt(table, self, 1, 2),
      function* ({ table, self: { ship } }, chosen) {
        const [own, other] = [skillOf(table, ship), skillOf(table, chosen)];
        changeSkill(table, ship, other, 'phase');
        changeSkill(table, chosen, own, 'phase');
      },
    ),
  ],
};
