import { at } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargeLimit, chargesOf, recoverCharge } from '../../../rules/charges.ts';
import { youDefend } from '../../words/attack.ts';
import { charges, rerollsDefenseDice } from '../../words/dice.ts';
import { youFullyExecute } from '../../words/phrases.ts';

export const ELUSIVE: UpgradeFacts = {
  id: 'elusive',
  name: 'Elusive',
  fills: ['talent'],
  limited: 0,
  cost: 2,
  restrictions: [{ size: ['small', 'medium'] }],
  standard: true,
  charges: { value: 1, recovers: 0 },
  text: 'Defending: you may pay the charge to reroll a die. A red maneuver fully executed recovers it.',
  abilities: [
    rerollsDefenseDice({ when: youDefend, cost: charges(1) }),
    at('maneuver-executed', {
      rule: 'xw2.faq-cards.13',
      optional: false,
      when: (context) =>
        youFullyExecute(context, 'red') && chargesOf(context.self) < chargeLimit(context.table, context.self),
      *effect({ table, self }) {
        recoverCharge(table, self, 1, 'xw2.faq-cards.13');
      },
    }),
  ],
};
