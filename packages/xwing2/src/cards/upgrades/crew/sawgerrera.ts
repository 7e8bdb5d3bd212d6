import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { sufferDamage } from '../../../rules/damage.ts';
import { youAttack } from '../../words/attack.ts';
import { shows } from '../../words/dice.ts';

export const SAW_GERRERA: UpgradeFacts = {
  id: 'sawgerrera',
  name: 'Saw Gerrera',
  fills: ['crew'],
  limited: 1,
  cost: 9,
  restrictions: [{ faction: ['rebelalliance'] }],
  standard: true,
  text: 'Attacking: you may suffer 1 damage to turn all your focus results into crits.',
  abilities: [
    at('modify-attack-dice', {
      rule: 'xw2.dice-modification.3',
      optional: true,
      when: (context) => youAttack(context) && shows(context.moment.attack.attackDice, ['focus']),
      *effect({ table, self, moment: { attack } }) {
        yield* sufferDamage(table, self.ship, 'hit', 1, { rule: 'xw2.damage.3' });
        for (const die of attack.attackDice) if (die.face === 'focus') die.face = 'crit';
      },
    }),
  ],
};
