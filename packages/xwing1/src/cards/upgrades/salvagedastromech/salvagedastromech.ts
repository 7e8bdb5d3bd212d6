import { instead } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { discardUndealt } from '../../../rules/damage.ts';
import { discardUpgrade } from '../../../rules/upgrades.ts';

export const SALVAGED_ASTROMECH: UpgradeFacts = {
  id: 'salvagedastromech',
  name: 'Salvaged Astromech',
  fills: ['salvagedastromech'],
  limited: 0,
  cost: 2,
  text: 'Dealt a faceup damage card of the ship trait: you may discard it before its effect; then this card is discarded.',
  abilities: [
    instead('deal-faceup', {
      optional: true,
      when: ({ table, self, moment }) => moment.ship === self.ship && table.cards.damage(moment.card).type === 'ship',
      *instead({ table, self: { ship, upgrade }, moment }) {
        discardUndealt(table, ship, moment.card);
        if (upgrade) yield* discardUpgrade(table, ship, upgrade);
        return true;
      },
    }),
  ],
};
