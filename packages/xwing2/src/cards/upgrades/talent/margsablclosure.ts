import { at, byCardOf } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { enemiesAt, mayChooseShip } from '../../../rules/choose.ts';
import { deployedThisRound } from '../../../rules/docking.ts';
import { inArc } from '../../../rules/measure.ts';
import { gainToken } from '../../../rules/tokens.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';
import { youFullyExecute } from '../../words/phrases.ts';

function enemiesAhead(table: XTable, ship: Ship): Ship[] {
  return enemiesAt(table, ship, 1, 2).filter((enemy) => inArc(table, ship, 'front', enemy));
}

export const MARG_SABL_CLOSURE: UpgradeFacts = {
  id: 'margsablclosure',
  name: 'Marg Sabl Closure',
  fills: ['talent'],
  limited: 0,
  cost: 1,
  restrictions: [{ size: ['small', 'medium'] }],
  standard: true,
  text: 'After you fully execute a maneuver through an obstacle, or one that deploys you, you may strain an enemy in your front arc at range 1-2.',
  abilities: [
    at('maneuver-executed', {
      optional: false,
      when: (context) => {
        const { table, self, moment } = context;
        const bold = moment.over.length > 0 || deployedThisRound(self.ship);
        return youFullyExecute(context) && bold && enemiesAhead(table, self.ship).length > 0;
      },
      *effect({ table, self }) {
        const enemy = yield* mayChooseShip(self, enemiesAhead(table, self.ship));
        if (enemy) yield* gainToken(table, enemy, 'strain', 1, byCardOf(self.ship));
      },
    }),
  ],
};
