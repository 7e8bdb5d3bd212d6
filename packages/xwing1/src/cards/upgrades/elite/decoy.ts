import { RULE } from '../../../abilities.ts';
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
  text: 'At the start of the Combat phase you may exchange your pilot skill with that of a friendly ship at range 1-2 until the end of the phase.',
  abilities: [
    mayChoose(
      'start-of-combat',
      ({ table, self }) => otherFriendsAt(table, self, 1, 2),
      function* ({ table, self: { ship } }, chosen) {
        const [own, other] = [skillOf(table, ship), skillOf(table, chosen)];
        changeSkill(table, ship, other, 'phase', RULE);
        changeSkill(table, chosen, own, 'phase', RULE);
      },
    ),
  ],
};
