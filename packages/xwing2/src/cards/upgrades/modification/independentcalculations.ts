import type { Procedure } from '@rangefinder/kernel';
import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { actionChoice, difficultyOf } from '../../../rules/actions.ts';
import { gainToken } from '../../../rules/tokens.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

function* calculateTwice(table: XTable, ship: Ship): Procedure<boolean> {
  yield* gainToken(table, ship, 'calculate', 2, { rule: 'xw2.calculate.1', by: ship.seat });
  return true;
}

export const INDEPENDENT_CALCULATIONS: UpgradeFacts = {
  id: 'independentcalculations',
  name: 'Independent Calculations',
  fills: ['modification'],
  limited: 0,
  cost: 0,
  restrictions: [{ shipAbility: ['Networked Calculations'] }],
  standard: true,
  standardized: true,
  replacesShipAbility: true,
  text: 'Instead of Networked Calculations: you may take a white calculate action as a red one to gain one token more. Nobody else can spend your calculate tokens.',
  abilities: [
    modify('action-variants', 'xw2.actions.7', (variants, { table, self, moment: { ship, choice } }) =>
      ship === self.ship && choice.key === 'calculate' && difficultyOf(table, ship, choice) === 'white'
        ? [...variants, actionChoice({ ...choice, variant: self.card, treatedAs: 'red', perform: calculateTwice })]
        : variants,
    ),
  ],
};
