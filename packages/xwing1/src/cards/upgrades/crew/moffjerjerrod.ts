import { instead } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { discardUpgrade, faceupUpgrades } from '../../../rules/upgrades.ts';
import { chooseUpgrade, dealtFacedown } from '../../words/cards.ts';

export const MOFF_JERJERROD: UpgradeFacts = {
  id: 'moffjerjerrod',
  name: 'Moff Jerjerrod',
  fills: ['crew'],
  limited: 1,
  cost: 2,
  restrictions: [{ faction: ['imperial'] }],
  text: 'A damage card comes faceup to you: discard this or another crew card, if you like, and it turns facedown without its effect.',
  abilities: [
    instead('deal-faceup', {
      optional: true,
      when: ({ self, moment }) => moment.ship === self.ship,
      *instead({ table, self, moment }) {
        const upgrade = yield* chooseUpgrade(self, faceupUpgrades(table, self.ship, 'crew'));
        if (!upgrade) return false;
        yield* discardUpgrade(table, self.ship, upgrade);
        return yield* dealtFacedown(table, moment);
      },
    }),
  ],
};
