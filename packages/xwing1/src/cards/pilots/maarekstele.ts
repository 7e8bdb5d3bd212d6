import { playerOf } from '@rangefinder/xwing';
import { instead, RULE } from '../../abilities.ts';
import { pickOne } from '../../ask.ts';
import type { PilotAbility } from '../../card.ts';
import { COUNTER, dealCard, drawDamageCard, noteCard, toDiscards } from '../../rules/damage.ts';

/** So many cards are drawn, as far as there are any. */
const DRAWN = 3;

export const MAAREK_STELE: PilotAbility = {
  text: 'A card you would deal the defender faceup by an attack: draw 3, pick the one it gets, throw the rest away.',
  abilities: [
    instead('deal-card', {
      optional: false,
      when: ({ table, self, moment: { ship, faceup, attack } }) =>
        attack?.attacker === self.ship.id &&
        attack.defender === ship.id &&
        (faceup || table.abilities.ask('dealt-faceup', ship, false)),
      *instead({ table, self, moment: { ship, attack } }) {
        const drawn = Array.from({ length: DRAWN }, () => drawDamageCard(table, ship.seat)).filter(
          (card) => card !== COUNTER,
        );
        if (drawn.length === 0) return false;
        const { seat, id } = self.ship;
        const options = drawn.map((card, place) => ({ key: `${card}:${place}`, about: { card, place }, card, place }));
        const about = { ship: id, card: self.card };
        const chosen = yield* pickOne({ seat, topic: 'choose-card', rule: RULE, about, options });
        const others = drawn.filter((_card, place) => place !== chosen.place);
        toDiscards(
          playerOf(table.state, ship.seat),
          others.map((card) => ({ card, faceup: true })),
        );
        if (attack) noteCard(attack, true);
        yield* dealCard(table, ship, chosen.card, true, RULE, attack);
        return true;
      },
    }),
  ],
};
