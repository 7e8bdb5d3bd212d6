import { isHit } from '@rangefinder/xwing';
import { at, RULE } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { sufferDamage } from '../../../rules/damage.ts';
import { rollAttackDice } from '../../../rules/roll.ts';
import { attackerOf, youDefend } from '../../words/attack.ts';
import { isUnused, markUsed } from '../../words/phrases.ts';

export const R5_P8: UpgradeFacts = {
  id: 'r5p8',
  name: 'R5-P8',
  fills: ['salvagedastromech'],
  limited: 1,
  cost: 3,
  text: 'Once per round, when you have defended: you may roll an attack die. A hit deals 1 damage to the attacker, a crit 1 damage to each of you.',
  abilities: [
    at('after-defending', {
      optional: true,
      when: (context) => youDefend(context) && isUnused(context.self),
      *effect(context) {
        const { table, self } = context;
        markUsed(self);
        const [face = 'blank'] = yield* rollAttackDice(table, self.ship, 1, self.card);
        if (!isHit(face)) return;
        if (face === 'crit') yield* sufferDamage(table, self.ship, 'hit', 1, { rule: RULE });
        yield* sufferDamage(table, attackerOf(context), 'hit', 1, { rule: RULE });
      },
    }),
  ],
};
