import { byCardOf, cardAction } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chooseShip, enemiesAt, friendsAt } from '../../../rules/choose.ts';
import { inFiringArc } from '../../../rules/measure.ts';
import { gainToken } from '../../../rules/tokens.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

function enemiesInArc(table: XTable, ship: Ship): number {
  return enemiesAt(table, ship, 1, 3).filter((enemy) => inFiringArc(table, ship, enemy)).length;
}

export const JYN_ERSO: UpgradeFacts = {
  id: 'jynerso',
  name: 'Jyn Erso',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['rebel'] }],
  text: 'Action: a friend at range 1-2 gets a focus token for each enemy at range 1-3 in your firing arc, three at most.',
  abilities: [
    cardAction({
      when: ({ table, self }) => enemiesInArc(table, self.ship) > 0,
      *perform({ table, self }) {
        const chosen = yield* chooseShip(self, friendsAt(table, self, 1, 2));
        const count = Math.min(3, enemiesInArc(table, self.ship));
        if (chosen) yield* gainToken(table, chosen, 'focus', count, byCardOf(self.ship));
      },
    }),
  ],
};
