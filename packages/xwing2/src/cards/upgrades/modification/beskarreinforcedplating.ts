import { instead } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { chargesOf, spendCharge } from '../../../rules/charges.ts';
import { dealCard } from '../../../rules/damage.ts';
import { inArc } from '../../../rules/measure.ts';
import { chooses } from '../../words/phrases.ts';

export const BESKAR_REINFORCED_PLATING: UpgradeFacts = {
  id: 'beskarreinforcedplating',
  name: 'Beskar Reinforced Plating',
  fills: ['modification'],
  limited: 0,
  cost: 6,
  restrictions: [{ keyword: ['Mandalorian'] }],
  standard: true,
  charges: { value: 2, recovers: 0 },
  text: 'Defending against an attacker in your front arc, about to be dealt a faceup damage card: you may pay a charge to take it facedown, or both charges to discard it.',
  abilities: [
    instead('deal-this-faceup', {
      rule: 'xw2.replacement-effects.2',
      optional: false,
      when: ({ table, self, moment: { ship } }) => {
        const { attack } = table.state;
        return (
          ship === self.ship &&
          attack?.defender === ship.id &&
          attack.step !== 'aftermath' && // xw2.faq-cards.99
          chargesOf(self) > 0 &&
          inArc(table, ship, 'front', table.ship(attack.attacker))
        );
      },
      *instead(context) {
        const { table, self, moment } = context;
        const rule = 'xw2.replacement-effects.2';
        const ways = ['none', 'facedown', ...(chargesOf(self) > 1 ? (['discard'] as const) : [])] as const;
        const way = yield* chooses(context, self.ship, ways, rule);
        if (way === 'none') return false;
        spendCharge(table, self, way === 'discard' ? 2 : 1, rule);
        if (way === 'facedown')
          yield* dealCard(table, self.ship, { card: moment.card, faceup: false, seen: true }, rule);
        return true;
      },
    }),
  ],
};
