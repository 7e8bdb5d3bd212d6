import { cardAction, type Holder } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { mayPerformFree, standardActions } from '../../../rules/actions.ts';
import { chooseShip, otherFriendsAt } from '../../../rules/choose.ts';
import { skillOf } from '../../../rules/stats.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

function led(table: XTable, self: Holder): Ship[] {
  const skill = skillOf(table, self.ship);
  return otherFriendsAt(table, self, 1, 2).filter((ship) => skillOf(table, ship) < skill);
}

export const SQUAD_LEADER: UpgradeFacts = {
  id: 'squadleader',
  name: 'Squad Leader',
  fills: ['elite'],
  limited: 1,
  cost: 2,
  text: 'Action: a friendly ship at range 1-2 with a lower pilot skill may perform 1 free action.',
  abilities: [
    cardAction({
      when: ({ table, self }) => led(table, self).length > 0,
      *perform({ table, self }) {
        const chosen = yield* chooseShip(self, led(table, self));
        if (chosen) yield* mayPerformFree(table, chosen, standardActions(table, chosen));
      },
    }),
  ],
};
