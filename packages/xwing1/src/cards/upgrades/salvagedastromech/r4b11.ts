import { at, RULE } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { rerollDefenseDice } from '../../../rules/modify.ts';
import { youAttack } from '../../words/attack.ts';
import { LOCK_ON_ENEMY } from '../../words/dice.ts';

export const R4_B11: UpgradeFacts = {
  id: 'r4b11',
  name: 'R4-B11',
  fills: ['salvagedastromech'],
  limited: 1,
  cost: 3,
  text: 'Attacking a ship you have locked: you may spend the lock to have the defender reroll defense dice of your choice.',
  abilities: [
    at('modify-defense-dice', {
      optional: true,
      when: (context) =>
        youAttack(context) &&
        LOCK_ON_ENEMY.affordable(context) &&
        context.moment.attack.defenseDice.some(({ rerolled }) => !rerolled),
      *effect(context) {
        const { table, self, moment } = context;
        yield* LOCK_ON_ENEMY.pay(context, RULE);
        const most = moment.attack.defenseDice.length;
        yield* rerollDefenseDice(table, moment.attack, self.ship.seat, { most, rule: RULE });
      },
    }),
  ],
};
