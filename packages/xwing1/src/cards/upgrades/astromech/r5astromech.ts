import type { DamageCard } from '@rangefinder/xwing';
import { at, RULE } from '../../../abilities.ts';
import { pickOne } from '../../../ask.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { flipFacedown } from '../../../rules/damage.ts';
import type { Ship } from '../../../state.ts';
import type { XTable } from '../../../table.ts';

function faceupShipCards(table: XTable, { damage }: Ship): readonly DamageCard[] {
  return damage.filter(({ card, faceup }) => faceup && table.cards.damage(card).type === 'ship');
}

export const R5_ASTROMECH: UpgradeFacts = {
  id: 'r5astromech',
  name: 'R5 Astromech',
  fills: ['astromech'],
  limited: 0,
  cost: 1,
  text: 'During the End phase, you may turn 1 of your faceup Ship damage cards facedown.',
  abilities: [
    at('during-end', {
      optional: true,
      when: ({ table, self }) => faceupShipCards(table, self.ship).length > 0,
      *effect({ table, self: { ship, card } }) {
        const options = faceupShipCards(table, ship).map((damage, place) => ({
          key: `${damage.card}:${place}`,
          about: { card: damage.card, place },
          damage,
        }));
        const about = { ship: ship.id, card };
        const { damage } = yield* pickOne({ seat: ship.seat, topic: 'choose-card', rule: RULE, about, options });
        flipFacedown(table, ship, damage);
      },
    }),
  ],
};
