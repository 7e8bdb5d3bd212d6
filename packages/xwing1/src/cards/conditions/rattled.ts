import { at, cardAction, RULE } from '../../abilities.ts';
import type { ConditionFacts } from '../../card.ts';
import { removeCondition } from '../../rules/conditions.ts';
import { sufferDamage } from '../../rules/damage.ts';
import { rollAttackDice } from '../../rules/roll.ts';

export const RATTLED: ConditionFacts = {
  id: 'rattled',
  name: 'Rattled',
  text:
    'You suffer damage from a bomb: you suffer 1 critical damage more, and the card goes. Action: roll an attack die; a ' +
    'focus or hit removes the card.',
  abilities: [
    at('damage-suffered', {
      optional: false,
      // What is suffered while a bomb goes off is suffered from it.
      when: ({ table, self, moment }) =>
        moment.ship === self.ship && table.state.bombs.some(({ detonating }) => detonating),
      *effect({ table, self: { ship, card } }) {
        removeCondition(table, ship, card, RULE);
        yield* sufferDamage(table, ship, 'crit', 1, { rule: RULE });
      },
    }),
    cardAction({
      *perform({ table, self: { ship, card } }) {
        const [face] = yield* rollAttackDice(table, ship, 1, card, RULE);
        if (face === 'focus' || face === 'hit') removeCondition(table, ship, card, RULE);
      },
    }),
  ],
};
