import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf, spendCharge } from '../../../rules/charges.ts';
import { defenderInYour, yourPrimaryAttack } from '../../words/attack.ts';
import { shows } from '../../words/dice.ts';

export const CRACK_SHOT: UpgradeFacts = {
  id: 'crackshot',
  name: 'Crack Shot',
  fills: ['talent'],
  limited: 0,
  cost: 3,
  standard: true,
  charges: { value: 1, recovers: 0 },
  text: 'Primary attack, defender in your bullseye arc: you may pay the charge to cancel one of its evades before results are neutralized.',
  abilities: [
    at('before-neutralize', {
      rule: 'xw2.dice-modification.9',
      optional: true,
      when: (context) =>
        yourPrimaryAttack(context) &&
        chargesOf(context.self) > 0 &&
        // xw2.attack.24: not at range 0.
        context.moment.attack.range > 0 &&
        shows(context.moment.attack.defenseDice, ['evade']) &&
        defenderInYour(context, 'bullseye'),
      *effect({ table, self, moment: { attack } }) {
        spendCharge(table, self, 1, 'xw2.dice-modification.9');
        const index = attack.defenseDice.findIndex(({ face }) => face === 'evade');
        attack.defenseDice.splice(index, 1);
      },
    }),
  ],
};
