import { at, byCardOf } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { actionBar } from '../../../rules/actions.ts';
import { friendsAt } from '../../../rules/choose.ts';
import { gainToken } from '../../../rules/tokens.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

function calculates(table: XTable, ship: Ship): boolean {
  return actionBar(table, ship).some(({ action }) => action === 'calculate');
}

export const TA_175: UpgradeFacts = {
  id: 'ta175',
  name: 'TA-175',
  fills: ['tacticalrelay'],
  limited: 1,
  cost: 8,
  restrictions: [{ faction: ['separatistalliance'] }],
  standard: true,
  solitary: true,
  text: 'After a friend at range 0-3 that can calculate is destroyed, every friend at range 0-3 that can calculate gains a calculate token.',
  abilities: [
    at('ship-destroyed', {
      optional: false,
      when: ({ table, self, moment: { ship } }) =>
        table.isFriendly(self.ship, ship) && table.range(self.ship, ship) <= 3 && calculates(table, ship),
      *effect({ table, self }) {
        for (const ship of friendsAt(table, self, 0, 3)) {
          if (!ship.destroyed && calculates(table, ship))
            yield* gainToken(table, ship, 'calculate', 1, byCardOf(self.ship));
        }
      },
    }),
  ],
};
