import { instead } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { discardUndealt } from '../../../rules/damage.ts';

export const DETERMINATION: UpgradeFacts = {
  id: 'determination',
  name: 'Determination',
  fills: ['elite'],
  limited: 0,
  cost: 1,
  text: 'A faceup Pilot damage card that you are dealt is discarded without any effect.',
  abilities: [
    instead('deal-faceup', {
      optional: false,
      when: ({ table, self, moment }) => moment.ship === self.ship && table.cards.damage(moment.card).type === 'pilot',
      *instead({ table, self, moment }) {
        discardUndealt(table, self.ship, moment.card);
        return true;
      },
    }),
  ],
};
