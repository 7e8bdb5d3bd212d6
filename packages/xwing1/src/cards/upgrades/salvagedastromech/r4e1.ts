import { at, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { isStressed, removeStress } from '../../../rules/tokens.ts';
import { discardUpgrade } from '../../../rules/upgrades.ts';
import type { XTable } from '../../../table.ts';

function isOrdnanceAction(table: XTable, card: string | undefined): boolean {
  const fills = card === undefined ? [] : (table.cards.findUpgrade(card)?.fills ?? []);
  return fills.some((slot) => slot === 'torpedo' || slot === 'bomb');
}

export const R4_E1: UpgradeFacts = {
  id: 'r4e1',
  name: 'R4-E1',
  fills: ['salvagedastromech'],
  limited: 1,
  cost: 1,
  text: 'Stress does not prevent the actions of your torpedo and bomb cards; after one of those, discard this card if you like and lose a stress token.',
  abilities: [
    modify(
      'stress-forbids',
      (forbids, { table, self, moment }) =>
        forbids && !(moment.ship === self.ship && isOrdnanceAction(table, moment.card)),
    ),
    at('action-performed', {
      optional: true,
      when: ({ table, self, moment }) =>
        moment.ship === self.ship && moment.stressed && isStressed(self.ship) && isOrdnanceAction(table, moment.card),
      *effect({ table, self: { ship, upgrade } }) {
        if (upgrade) yield* discardUpgrade(table, ship, upgrade);
        yield* removeStress(table, ship, 1);
      },
    }),
  ],
};
