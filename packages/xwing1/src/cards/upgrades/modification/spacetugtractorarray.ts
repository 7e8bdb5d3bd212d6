import { byCardOf, cardAction } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chooseShip, isAtRange } from '../../../rules/choose.ts';
import { inFiringArc } from '../../../rules/measure.ts';
import { gainToken } from '../../../rules/tokens.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

function tuggable(table: XTable, ship: Ship): Ship[] {
  return table.inPlay().filter((other) => inFiringArc(table, ship, other) && isAtRange(table, ship, other, 1, 1));
}

export const SPACETUG_TRACTOR_ARRAY: UpgradeFacts = {
  id: 'spacetugtractorarray',
  name: 'Spacetug Tractor Array',
  fills: ['modification'],
  limited: 0,
  cost: 2,
  restrictions: [{ ship: ['quadjumper'] }],
  text: 'Action: assign a tractor beam token to a ship in your firing arc at range 1, as by an enemy.',
  abilities: [
    cardAction({
      when: ({ table, self }) => tuggable(table, self.ship).length > 0,
      *perform({ table, self }) {
        const chosen = yield* chooseShip(self, tuggable(table, self.ship));
        if (chosen) yield* gainToken(table, chosen, 'tractor', 1, byCardOf(self.ship));
      },
    }),
  ],
};
