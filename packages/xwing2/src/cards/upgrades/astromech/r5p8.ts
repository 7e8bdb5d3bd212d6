import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf, spendCharge } from '../../../rules/charges.ts';
import { sufferDamage } from '../../../rules/damage.ts';
import { rerollAttackDice } from '../../../rules/modify.ts';
import { defenderInYour, youAttack } from '../../words/attack.ts';

export const R5_P8: UpgradeFacts = {
  id: 'r5p8',
  name: 'R5-P8',
  fills: ['astromech'],
  limited: 1,
  cost: 4,
  restrictions: [{ faction: ['scumandvillainy'] }],
  standard: true,
  charges: { value: 3, recovers: 0 },
  text: 'When you attack a defender in your front arc you may pay a charge to reroll a die; if it shows a crit you suffer 1 critical damage.',
  abilities: [
    at('modify-attack-dice', {
      rule: 'xw2.dice-modification.4',
      optional: true,
      when: (context) =>
        youAttack(context) &&
        chargesOf(context.self) > 0 &&
        context.moment.attack.attackDice.some(({ rerolled }) => !rerolled) &&
        defenderInYour(context, 'front'),
      *effect({ table, self, moment: { attack } }) {
        const rule = 'xw2.dice-modification.4';
        const rerolledBefore = attack.attackDice.filter(({ rerolled }) => rerolled);
        spendCharge(table, self, 1, rule);
        yield* rerollAttackDice(table, attack, self.ship.seat, { least: 1, most: 1, rule });
        const rolled = attack.attackDice.find((die) => die.rerolled && !rerolledBefore.includes(die));
        if (rolled?.face === 'crit') yield* sufferDamage(table, self.ship, 'crit', 1, { rule: 'xw2.damage.3' });
      },
    }),
  ],
};
