import { at, RULE } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { isAtRange } from '../../../rules/choose.ts';
import { inFiringArc } from '../../../rules/measure.ts';
import { rerollDefenseDice } from '../../../rules/modify.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';
import { youAttack, youDefend } from '../../words/attack.ts';
import { rerollsAttackDice } from '../../words/dice.ts';
import { discardsSelf } from '../../words/tokens.ts';

function shipsInArc(table: XTable, ship: Ship): readonly Ship[] {
  return table.inPlay().filter((other) => isAtRange(table, ship, other, 1, 3) && inFiringArc(table, ship, other));
}

export const FIRST_ORDER_VANGUARD: UpgradeFacts = {
  id: 'firstordervanguard',
  name: 'First Order Vanguard',
  fills: ['title'],
  limited: 1,
  cost: 2,
  restrictions: [{ ship: ['tiesilencer'] }],
  text: 'Attacking the only ship at range 1-3 in your firing arc: you may roll one attack die again. Defending: you may give up this card to roll all your dice again.',
  abilities: [
    rerollsAttackDice({
      when: (context) =>
        youAttack(context) &&
        shipsInArc(context.table, context.self.ship).every(({ id }) => id === context.moment.attack.defender),
    }),
    at('modify-defense-dice', {
      optional: true,
      when: (context) => youDefend(context) && context.moment.attack.defenseDice.some(({ rerolled }) => !rerolled),
      *effect({ table, self, moment: { attack } }) {
        yield* discardsSelf(table, self);
        const count = attack.defenseDice.filter(({ rerolled }) => !rerolled).length;
        yield* rerollDefenseDice(table, attack, self.ship.seat, { least: count, most: count, rule: RULE });
      },
    }),
  ],
};
