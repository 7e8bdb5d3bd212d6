import { at, byCardOf } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chooseShip } from '../../../rules/choose.ts';
import { gainToken, isStressed } from '../../../rules/tokens.ts';
import { attackerOf, youDefend } from '../../words/attack.ts';
import { rerollsDefenseDice } from '../../words/dice.ts';

export const COMMANDER_PYRE: UpgradeFacts = {
  id: 'commanderpyre',
  name: 'Commander Pyre',
  fills: ['crew'],
  limited: 1,
  cost: 5,
  restrictions: [{ faction: ['firstorder'] }],
  standard: false,
  text: 'After forces are placed an enemy of your choice gains two stress tokens. Defending against a stressed attacker you may reroll a die.',
  abilities: [
    at('after-placing-forces', {
      optional: false,
      *effect({ table, self }) {
        const enemy = yield* chooseShip(self, table.enemiesOf(self.ship.seat));
        if (enemy) yield* gainToken(table, enemy, 'stress', 2, byCardOf(self.ship));
      },
    }),
    rerollsDefenseDice({ when: (context) => youDefend(context) && isStressed(attackerOf(context)) }),
  ],
};
