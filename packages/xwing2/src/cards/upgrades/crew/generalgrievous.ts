import { cancelOne } from '@rangefinder/xwing';
import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargeLimit, chargesOf, recoverCharge, spendCharge } from '../../../rules/charges.ts';
import { youDefend } from '../../words/attack.ts';
import { chooseResult } from '../../words/dice.ts';

export const GENERAL_GRIEVOUS: UpgradeFacts = {
  id: 'generalgrievous',
  name: 'General Grievous',
  fills: ['crew'],
  limited: 1,
  cost: 4,
  restrictions: [{ faction: ['separatistalliance'] }],
  standard: true,
  charges: { value: 1, recovers: 0 },
  text: 'When two or more results are left against you, you may pay the charge to cancel one. A friend destroyed recovers it.',
  abilities: [
    at('after-neutralize', {
      rule: 'xw2.attack.27',
      optional: true,
      when: (context) =>
        youDefend(context) && chargesOf(context.self) > 0 && context.moment.attack.attackDice.length >= 2,
      *effect({ table, self, moment: { attack } }) {
        spendCharge(table, self, 1, 'xw2.attack.27');
        const result = yield* chooseResult(self, attack, 'xw2.attack.27');
        if (result) cancelOne(attack, [result]);
      },
    }),
    at('ship-destroyed', {
      rule: 'xw2.charges.2',
      optional: false,
      when: ({ table, self, moment }) =>
        table.isFriendly(self.ship, moment.ship) && chargesOf(self) < chargeLimit(table, self),
      *effect({ table, self }) {
        recoverCharge(table, self, 1, 'xw2.charges.2');
      },
    }),
  ],
};
