import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf, spendCharge } from '../../../rules/charges.ts';
import { rerollAttackDice } from '../../../rules/modify.ts';
import { defenderInYour, thisAttack } from '../../words/attack.ts';

export const BARRAGE_ROCKETS: UpgradeFacts = {
  id: 'barragerockets',
  name: 'Barrage Rockets',
  fills: ['missile', 'missile'],
  limited: 0,
  cost: 8,
  standard: true,
  charges: { value: 5, recovers: 0 },
  attack: { arc: 'front', dice: 3, range: [2, 3], rangeBonus: false, requires: ['focus'], spends: 1 },
  text: 'Needs a focus token. Defender in your bullseye arc: you may pay further charges to reroll as many dice.',
  abilities: [
    at('modify-attack-dice', {
      rule: 'xw2.dice-modification.4',
      optional: true,
      when: (context) => thisAttack(context) && chargesOf(context.self) > 0 && defenderInYour(context, 'bullseye'),
      *effect({ table, self, moment: { attack } }) {
        const rule = 'xw2.dice-modification.4';
        const most = chargesOf(self);
        const rerolled = yield* rerollAttackDice(table, attack, self.ship.seat, { least: 1, most, rule });
        if (rerolled > 0) spendCharge(table, self, rerolled, rule);
      },
    }),
  ],
};
