import type { Procedure } from '@rangefinder/kernel';
import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { actionChoice, difficultyOf } from '../../../rules/actions.ts';
import { boostWith } from '../../../rules/baractions.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

/** A boost with a 1 turn template. */
function turnBoost(table: XTable, ship: Ship): Procedure<boolean> {
  return boostWith(table, ship, ['left-turn', 'right-turn']);
}

export const DAREDEVIL: UpgradeFacts = {
  id: 'daredevil',
  name: 'Daredevil',
  fills: ['talent'],
  limited: 0,
  cost: 2,
  restrictions: [{ size: ['small'] }, { action: 'boost', difficulty: 'white' }],
  standard: true,
  text: 'You may take a white boost action as a red one to boost with a 1 turn template.',
  abilities: [
    modify('action-variants', 'xw2.actions.7', (variants, { table, self, moment: { ship, choice } }) =>
      ship === self.ship && choice.key === 'boost' && difficultyOf(table, ship, choice) === 'white'
        ? [...variants, actionChoice({ ...choice, variant: self.card, treatedAs: 'red', perform: turnBoost })]
        : variants,
    ),
  ],
};
