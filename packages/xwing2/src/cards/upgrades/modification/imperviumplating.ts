import { instead } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf, spendCharge } from '../../../rules/charges.ts';

export const IMPERVIUM_PLATING: UpgradeFacts = {
  id: 'imperviumplating',
  name: 'Impervium Plating',
  fills: ['modification'],
  limited: 0,
  cost: 0,
  restrictions: [{ ship: ['belbullab22starfighter'] }],
  standard: true,
  charges: { value: 2, recovers: 0 },
  text: 'A faceup damage card of the Ship type is about to be dealt to you: you may pay a charge to discard it.',
  abilities: [
    instead('deal-this-faceup', {
      rule: 'xw2.replacement-effects.2',
      optional: true,
      when: ({ table, self, moment: { ship, card } }) =>
        ship === self.ship && chargesOf(self) > 0 && table.cards.damage(card).type === 'ship',
      *instead({ table, self }) {
        spendCharge(table, self, 1, 'xw2.replacement-effects.2');
        return true;
      },
    }),
  ],
};
