import type { Procedure } from '@rangefinder/kernel';
import { type Holder, instead } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { discardUndealt, drawDamageCard, recoverShield } from '../../../rules/damage.ts';
import { discardUpgrade } from '../../../rules/upgrades.ts';
import type { XTable } from '../../../table.ts';

function* discardAndRecover(table: XTable, { ship, upgrade }: Holder, card: string): Procedure<boolean> {
  discardUndealt(table, ship, card);
  recoverShield(table, ship, 1);
  if (upgrade) yield* discardUpgrade(table, ship, upgrade);
  return true;
}

export const CHEWBACCA: UpgradeFacts = {
  id: 'chewbacca',
  name: 'Chewbacca',
  fills: ['crew'],
  limited: 1,
  cost: 4,
  restrictions: [{ faction: ['rebel'] }],
  text: 'Dealt a damage card: you may discard it and recover 1 shield; then this card is discarded.',
  abilities: [
    instead('deal-card', {
      optional: true,
      when: ({ table, self, moment: { ship, faceup } }) =>
        ship === self.ship && !faceup && !table.abilities.ask('dealt-faceup', ship, false),
      *instead({ table, self }) {
        return yield* discardAndRecover(table, self, drawDamageCard(table, self.ship.seat));
      },
    }),
    instead('deal-faceup', {
      optional: true,
      when: ({ self, moment }) => moment.ship === self.ship,
      *instead({ table, self, moment }) {
        return yield* discardAndRecover(table, self, moment.card);
      },
    }),
  ],
};
