import { instead } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { recoverForce, spendableForce, spendForce } from '../../../rules/charges.ts';
import { dealDamageCard } from '../../../rules/damage.ts';
import { destroyIfDue } from '../../../rules/destroying.ts';

export const COMPASSION: UpgradeFacts = {
  id: 'compassion',
  name: 'Compassion',
  fills: ['forcepower'],
  limited: 0,
  cost: 1,
  restrictions: [{ forceSide: ['light'] }],
  standard: true,
  text: 'Another friend at range 0-2 is about to be dealt a faceup Pilot damage card: you may pay 1 Force. Then that card is discarded and you are dealt a facedown one; if you now have two or more, recover 2 Force.',
  abilities: [
    instead('deal-this-faceup', {
      rule: 'xw2.replacement-effects.2',
      optional: true,
      when: ({ table, self, moment: { ship, card } }) =>
        ship !== self.ship &&
        table.isFriendly(self.ship, ship) &&
        table.range(self.ship, ship) <= 2 &&
        spendableForce(table, self.ship) > 0 &&
        table.cards.damage(card).type !== 'ship',
      *instead({ table, self: { ship } }) {
        spendForce(table, ship, 1, 'xw2.replacement-effects.2');
        yield* dealDamageCard(table, ship, false, 'xw2.replacement-effects.2');
        if (ship.damage.length >= 2) recoverForce(table, ship, 2, 'xw2.replacement-effects.2');
        yield* destroyIfDue(table, ship, null);
        return true;
      },
    }),
  ],
};
