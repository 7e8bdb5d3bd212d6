import { at, RULE } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { sufferDamage } from '../../../rules/damage.ts';
import { rollAttackDice } from '../../../rules/roll.ts';
import { agilityOf } from '../../../rules/stats.ts';
import { isOfSlot } from '../../../rules/weapons.ts';
import { defenderOf, youAttack } from '../../words/attack.ts';

export const SATURATION_SALVO: UpgradeFacts = {
  id: 'saturationsalvo',
  name: 'Saturation Salvo',
  fills: ['elite'],
  limited: 0,
  cost: 1,
  text: 'After your torpedo or missile attack misses, every ship near the defender (range 1) whose agility is lower than the cost of the card rolls an attack die and suffers the hit or crit it shows.',
  abilities: [
    at('after-attacking', {
      optional: false,
      when: (context) =>
        youAttack(context) &&
        !context.moment.attack.hit &&
        ['torpedo', 'missile'].some((slot) => isOfSlot(context.table, context.moment.attack.weapon, slot)),
      *effect(context) {
        const { table, self, moment } = context;
        const { cost } = table.cards.upgrade(moment.attack.weapon);
        const defender = defenderOf(context);
        const near = table.inPlay().filter((ship) => table.range(defender, ship) <= 1 && agilityOf(table, ship) < cost);
        for (const ship of near) {
          const [face] = yield* rollAttackDice(table, ship, 1, self.card);
          if (face === 'hit' || face === 'crit') yield* sufferDamage(table, ship, face, 1, { rule: RULE });
        }
      },
    }),
  ],
};
