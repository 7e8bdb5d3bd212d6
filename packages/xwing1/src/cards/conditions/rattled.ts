import { at, cardAction, RULE } from '../../abilities.ts';
import type { ConditionFacts } from '../../card.ts';
import { sufferDamage } from '../../rules/damage.ts';
import { rollAttackDice } from '../../rules/roll.ts';
import { removeThis } from '../words/condition.ts';

export const RATTLED: ConditionFacts = {
  id: 'rattled',
  name: 'Rattled',
  text: 'A bomb that damages you adds 1 critical damage; after that this goes. Action: roll an attack die, and a focus or hit takes this card away.',
  abilities: [
    at('after-damage', {
      optional: false,
      when: ({ self, moment: { ship, bomb } }) => ship === self.ship && bomb !== null,
      *effect(context) {
        yield* sufferDamage(context.table, context.self.ship, 'crit', 1, { rule: RULE });
        yield* removeThis(context);
      },
    }),
    cardAction({
      *perform(context) {
        const { table, self } = context;
        const [face] = yield* rollAttackDice(table, self.ship, 1, self.card);
        if (face === 'focus' || face === 'hit') yield* removeThis(context);
      },
    }),
  ],
};
