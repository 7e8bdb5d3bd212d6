import { NOTHING } from '@rangefinder/kernel';
import { at, type CardAbility, cardAction } from '../../abilities.ts';
import type { Slot } from '../../card.ts';
import { dropFromCard, mayDropBomb } from '../../rules/bombs.ts';
import { changeCounters } from '../../rules/upgrades.ts';

/** How bombs come to the table (xw1.bombs.1), and what gives a ship more of them. */

/** "When you reveal your maneuver dial, you may (discard this card to) drop 1 … token." */
export const DROPPED_AT_REVEAL: CardAbility = at('dial-revealed', {
  optional: true,
  when: ({ self, moment }) => moment.ship === self.ship && mayDropBomb(self.ship),
  effect: ({ table, self: { ship, upgrade } }) => (upgrade ? dropFromCard(table, ship, upgrade) : NOTHING),
});

/** "Action: Discard this card to drop 1 … token." */
export const DROPPED_AS_ACTION: CardAbility = cardAction({
  when: ({ self }) => mayDropBomb(self.ship),
  perform: ({ table, self: { ship, upgrade } }) => (upgrade ? dropFromCard(table, ship, upgrade) : NOTHING),
});

/** "When you equip this card, place ordnance tokens on" the other cards of these types (xw1.ordnance.1). */
export function putsOrdnance(slots: readonly Slot[], count: number): CardAbility {
  return at('before-placing-forces', {
    rule: 'xw1.ordnance.1',
    optional: false,
    *effect({ table, self: { ship, upgrade } }) {
      for (const other of ship.upgrades) {
        const filled = table.cards.upgrade(other.id).fills.some((slot) => slots.includes(slot));
        if (filled && other !== upgrade) changeCounters(table, ship, other, count, 'xw1.ordnance.1');
      }
    },
  });
}
