import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { evenIfStressed, grantedAction, mayPerformAction } from '../../../rules/actions.ts';
import { spendForce } from '../../../rules/charges.ts';
import { isAtRange, mayChooseShip } from '../../../rules/choose.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';
import { friendsInView } from '../../words/attack.ts';

function distantFriendsInView(table: XTable, ship: Ship): Ship[] {
  return friendsInView(table, ship).filter((friend) => isAtRange(table, ship, friend, 1, 3));
}

export const AHSOKA_TANO: UpgradeFacts = {
  id: 'ahsokatano',
  name: 'Ahsoka Tano',
  fills: ['gunner'],
  limited: 1,
  cost: 12,
  restrictions: [{ faction: ['galacticrepublic'] }],
  standard: true,
  force: { value: 1, recovers: 1, side: [] },
  text: 'After you execute a maneuver you may pay 1 Force on a friend at range 1-3 in one of your firing arcs: a red focus action is open to it, stressed or not.',
  abilities: [
    at('maneuver-executed', {
      optional: false,
      when: ({ table, self, moment }) =>
        moment.ship === self.ship && self.ship.force > 0 && distantFriendsInView(table, self.ship).length > 0,
      *effect({ table, self }) {
        const friend = yield* mayChooseShip(self, distantFriendsInView(table, self.ship));
        if (!friend) return;
        spendForce(table, self.ship, 1);
        yield* mayPerformAction(table, friend, evenIfStressed([grantedAction(table, friend, 'focus', 'red')]));
      },
    }),
  ],
};
