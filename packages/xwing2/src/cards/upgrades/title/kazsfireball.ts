import { playerOf } from '@rangefinder/xwing';
import { instead, modify } from '../../../abilities.ts';
import type { UpgradeFacts } from '../../../card.ts';
import { dealCard, searchDeck } from '../../../rules/damage.ts';

const RULE = 'xw2.faq-cards.76';

export const KAZS_FIREBALL: UpgradeFacts = {
  id: 'kazsfireball',
  name: "Kaz's Fireball",
  fills: ['title'],
  limited: 1,
  cost: 0,
  restrictions: [{ faction: ['resistance'] }, { ship: ['fireball'] }],
  standard: true,
  text: 'The damage card of Explosion with Wings may be one of your choice among those with the Ship trait. You can take actions of damage cards while ionized.',
  abilities: [
    instead('deal-facedown', {
      rule: RULE,
      optional: true,
      when: ({ table, self, moment }) => moment.ship === self.ship && table.state.phase === 'setup',
      *instead({ table, self: { ship, card } }) {
        const player = playerOf(table.state, ship.seat);
        const names = [...new Set(player.deck)].filter((one) => table.cards.damage(one).type === 'ship').sort();
        // The opponent does not learn which card it is.
        const found = yield* searchDeck(table, ship.seat, {
          seat: ship.seat,
          topic: 'choose-damage-card',
          rule: RULE,
          about: { ship: ship.id, card },
          options: names.map((name) => ({ key: name, about: { card: name } })),
          secret: true,
        });
        yield* dealCard(table, ship, { card: found, faceup: false, seen: true }, RULE);
        return true;
      },
    }),
    modify(
      'ion-forbids',
      'xw2.ion.12',
      (forbids, { self, moment: { ship, card } }) =>
        forbids && !(ship === self.ship && ship.damage.some((damage) => damage.card === card)),
    ),
  ],
};
