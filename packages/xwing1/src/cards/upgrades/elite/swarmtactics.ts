import type { UpgradeFacts } from '../../../card.ts';
import { otherFriendsAt } from '../../../rules/choose.ts';
import { changeSkill, skillOf } from '../../../rules/stats.ts';
import { mayChoose } from '../../words/phrases.ts';

export const SWARM_TACTICS: UpgradeFacts = {
  id: 'swarmtactics',
  name: 'Swarm Tactics',
  fills: ['elite'],
  limited: 0,
  cost: 2,
  text: 'As the Combat phase starts: you may have a friend at range 1 share your pilot skill for the rest of the phase.',
  abilities: [
    mayChoose(
      'start-of-combat',
      ({ table, self }) => otherFriendsAt(table, self, 1, 1),
      function* ({ table, self: { ship } }, chosen) {
        changeSkill(table, chosen, skillOf(table, ship), 'phase');
      },
    ),
  ],
};
