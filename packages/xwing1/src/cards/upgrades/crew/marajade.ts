import { at, byCardOf } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { enemiesAt } from '../../../rules/choose.ts';
import { gainToken, isStressed } from '../../../rules/tokens.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

function unstressed(table: XTable, ship: Ship): Ship[] {
  return enemiesAt(table, ship, 1, 1).filter((enemy) => !isStressed(enemy));
}

export const MARA_JADE: UpgradeFacts = {
  id: 'marajade',
  name: 'Mara Jade',
  fills: ['crew'],
  limited: 1,
  cost: 3,
  restrictions: [{ faction: ['imperial'] }],
  text: 'When the Combat phase ends: enemy ships at range 1 without stress receive a stress token.',
  abilities: [
    at('end-of-combat', {
      optional: false,
      when: ({ table, self }) => unstressed(table, self.ship).length > 0,
      *effect({ table, self: { ship } }) {
        for (const enemy of unstressed(table, ship)) yield* gainToken(table, enemy, 'stress', 1, byCardOf(ship));
      },
    }),
  ],
};
