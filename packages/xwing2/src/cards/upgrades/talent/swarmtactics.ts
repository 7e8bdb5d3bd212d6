import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { friendsAt, mayChooseShip } from '../../../rules/choose.ts';
import { changeInitiative, initiativeOf } from '../../../rules/stats.ts';

export const SWARM_TACTICS: UpgradeFacts = {
  id: 'swarmtactics',
  name: 'Swarm Tactics',
  fills: ['talent'],
  limited: 0,
  cost: 5,
  standard: true,
  text: 'Engagement Phase starts: lend your initiative for this round to one friend at range 1.',
  abilities: [
    at('start-of-engagement', {
      rule: 'xw2.initiative.2',
      optional: false,
      when: ({ table, self }) => friendsAt(table, self, 1, 1).length > 0,
      *effect({ table, self }) {
        const ship = yield* mayChooseShip(self, friendsAt(table, self.ship, 1, 1), 'xw2.initiative.2');
        if (ship) changeInitiative(table, ship, initiativeOf(table, self.ship), 'round', 'xw2.initiative.2');
      },
    }),
  ],
};
