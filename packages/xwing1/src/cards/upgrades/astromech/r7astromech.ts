import { at, RULE } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { rerollAttackDice } from '../../../rules/modify.ts';
import { youDefend } from '../../words/attack.ts';
import { LOCK_ON_ENEMY } from '../../words/dice.ts';
import { isUnused, markUsed } from '../../words/phrases.ts';

export const R7_ASTROMECH: UpgradeFacts = {
  id: 'r7astromech',
  name: 'R7 Astromech',
  fills: ['astromech'],
  limited: 0,
  cost: 2,
  text: 'Once a round, when you defend, you may spend a target lock on the attacker to choose attack dice, which are rerolled.',
  abilities: [
    at('modify-attack-dice', {
      optional: true,
      when: (context) => youDefend(context) && isUnused(context.self) && LOCK_ON_ENEMY.affordable(context),
      *effect(context) {
        const { table, self, moment } = context;
        markUsed(self);
        yield* LOCK_ON_ENEMY.pay(context, RULE);
        const most = moment.attack.attackDice.length;
        yield* rerollAttackDice(table, moment.attack, self.ship.seat, { most, rule: RULE });
      },
    }),
  ],
};
