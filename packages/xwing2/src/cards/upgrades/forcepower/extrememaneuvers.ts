import type { Procedure } from '@rangefinder/kernel';
import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { actionChoice, forceFor } from '../../../rules/actions.ts';
import { boostWith } from '../../../rules/baractions.ts';
import { spendableForce, spendForce } from '../../../rules/charges.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

/** A boost with a 1 turn template, for 1 Force. */
function* forcedTurn(table: XTable, ship: Ship): Procedure<boolean> {
  spendForce(table, ship, 1, 'xw2.boost.6');
  return yield* boostWith(table, ship, ['left-turn', 'right-turn']);
}

export const EXTREME_MANEUVERS: UpgradeFacts = {
  id: 'extrememaneuvers',
  name: 'Extreme Maneuvers',
  fills: ['forcepower'],
  limited: 0,
  cost: 5,
  restrictions: [{ size: ['small'] }, { action: 'boost' }],
  standard: true,
  text: 'When you boost you may pay 1 Force to use a 1 turn template.',
  abilities: [
    modify('action-variants', 'xw2.boost.6', (variants, { table, self, moment: { ship, choice } }) =>
      ship === self.ship && choice.key === 'boost' && spendableForce(table, ship) > forceFor(table, ship, choice)
        ? [...variants, actionChoice({ ...choice, variant: self.card, perform: forcedTurn })]
        : variants,
    ),
  ],
};
