import { changeOne } from '@rangefinder/xwing';
import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { spendableForce, spendForce } from '../../../rules/charges.ts';
import { inArc } from '../../../rules/measure.ts';
import { attackerOf, youDefend } from '../../words/attack.ts';
import { shows } from '../../words/dice.ts';

export const BRILLIANT_EVASION: UpgradeFacts = {
  id: 'brilliantevasion',
  name: 'Brilliant Evasion',
  fills: ['forcepower'],
  limited: 0,
  cost: 2,
  standard: true,
  text: "When you defend out of the attacker's bullseye arc you may pay 1 Force to turn two focus results into evades.",
  abilities: [
    at('modify-defense-dice', {
      rule: 'xw2.dice-modification.3',
      optional: true,
      when: (context) =>
        youDefend(context) &&
        spendableForce(context.table, context.self.ship) > 0 &&
        shows(context.moment.attack.defenseDice, ['focus']) &&
        !inArc(context.table, attackerOf(context), 'bullseye', context.self.ship),
      *effect({ table, self, moment: { attack } }) {
        spendForce(table, self.ship, 1, 'xw2.dice-modification.3');
        changeOne(attack.defenseDice, ['focus'], 'evade');
        changeOne(attack.defenseDice, ['focus'], 'evade');
      },
    }),
  ],
};
