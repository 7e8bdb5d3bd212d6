import { resultsOf } from '@rangefinder/xwing';
import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf, spendCharge } from '../../../rules/charges.ts';
import { gainToken } from '../../../rules/tokens.ts';
import { defenderOf, youAttack, yourPrimaryAttack } from '../../words/attack.ts';

export const ALPHA_3E_ESK: UpgradeFacts = {
  id: 'alpha3eesk',
  name: 'Alpha-3E "Esk"',
  fills: ['configuration'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['nimbusclassvwing'] }],
  standard: true,
  charges: { value: 2, recovers: 1 },
  text: 'Before you roll for a primary attack you may pay two charges: your crits become ion tokens instead of damage.',
  abilities: [
    at('before-attack-dice', {
      rule: 'xw2.inflicting-tokens.1',
      optional: true,
      when: (context) => yourPrimaryAttack(context) && chargesOf(context.self) >= 2,
      *effect({ table, self, moment: { attack } }) {
        spendCharge(table, self, 2, 'xw2.inflicting-tokens.1');
        attack.memory[self.card] = 1;
      },
    }),
    at('attack-hit', {
      rule: 'xw2.inflicting-tokens.2',
      optional: false,
      when: (context) => youAttack(context) && context.moment.attack.memory[context.self.card] === 1,
      *effect(context) {
        const { table, self, moment } = context;
        const { crits } = resultsOf(moment.attack);
        moment.attack.attackDice = moment.attack.attackDice.filter(({ face }) => face !== 'crit');
        const defender = defenderOf(context);
        const source = { rule: 'xw2.inflicting-tokens.2', by: self.ship.seat } as const;
        if (defender) yield* gainToken(table, defender, 'ion', crits, source);
      },
    }),
  ],
};
