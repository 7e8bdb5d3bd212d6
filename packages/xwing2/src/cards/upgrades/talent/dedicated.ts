import type { UpgradeFacts } from '../../../card.ts';
import { inArc } from '../../../rules/measure.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { defenderOf } from '../../words/attack.ts';
import { rerollsDefenseDice } from '../../words/dice.ts';
import { isComradeOf } from './comrades.ts';

export const DEDICATED: UpgradeFacts = {
  id: 'dedicated',
  name: 'Dedicated',
  fills: ['talent'],
  limited: 0,
  cost: 1,
  restrictions: [{ faction: ['galacticrepublic'] }, { keyword: ['Clone'] }],
  standard: true,
  text: 'When another friend to your left or right at range 0-2 defends that is limited or dedicated too, you may gain a strain token unless strained: it rerolls a blank.',
  abilities: [
    rerollsDefenseDice({
      by: 'defender',
      faces: ['blank'],
      when: (context) => {
        const { table, self } = context;
        const defender = defenderOf(context);
        return (
          defender !== undefined &&
          isComradeOf(table, self.ship, defender, 'dedicated', 2) &&
          (['left', 'right'] as const).some((arc) => inArc(table, self.ship, arc, defender))
        );
      },
      cost: {
        affordable: ({ self }) => self.ship.tokens.strain === 0,
        *pay({ table, self }, rule) {
          yield* gainToken(table, self.ship, 'strain', 1, { rule, by: self.ship.seat });
        },
      },
    }),
  ],
};
