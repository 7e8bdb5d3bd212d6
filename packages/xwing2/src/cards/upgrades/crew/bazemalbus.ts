import type { Procedure } from '@rangefinder/kernel';
import { modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { actionChoice } from '../../../rules/actions.ts';
import { enemiesAt } from '../../../rules/choose.ts';
import { gainToken } from '../../../rules/tokens.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

function* focusAmongEnemies(table: XTable, ship: Ship): Procedure<boolean> {
  const count = 1 + Math.min(2, enemiesAt(table, ship, 0, 1).length);
  yield* gainToken(table, ship, 'focus', count, { rule: 'xw2.focus.1', by: ship.seat });
  return true;
}

export const BAZE_MALBUS: UpgradeFacts = {
  id: 'bazemalbus',
  name: 'Baze Malbus',
  fills: ['crew'],
  limited: 1,
  cost: 5,
  restrictions: [{ faction: ['rebelalliance'] }],
  standard: true,
  text: 'You may take your focus action as a red one to gain one focus token more for each enemy at range 0-1, at most two.',
  abilities: [
    modify('action-variants', 'xw2.actions.7', (variants, { self, moment: { ship, choice } }) =>
      ship === self.ship && choice.key === 'focus' && choice.difficulty !== 'purple'
        ? [...variants, actionChoice({ ...choice, variant: self.card, difficulty: 'red', perform: focusAmongEnemies })]
        : variants,
    ),
  ],
};
