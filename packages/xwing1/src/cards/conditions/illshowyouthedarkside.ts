import { playerOf } from '@rangefinder/xwing';
import { instead, RULE } from '../../abilities.ts';
import type { ConditionFacts } from '../../card.ts';
import { removeCondition } from '../../rules/conditions.ts';
import { dealCard, searchDeck } from '../../rules/damage.ts';
import { destroyIfDue } from '../../rules/destroying.ts';

export const ILL_SHOW_YOU_THE_DARK_SIDE: ConditionFacts = {
  id: 'illshowyouthedarkside',
  name: 'I’ll Show You the Dark Side',
  text: 'Whoever assigns it takes a Pilot damage card out of your deck and puts it here. Critical damage in an attack: you are dealt that card instead, and this goes.',
  *whenAssigned(t, ship, condition) {
    if (condition.damage !== undefined) return; // it was in play already, with its card
    const { deck } = playerOf(t.state, ship.seat);
    const pilots = [...new Set(deck)].filter((card) => t.cards.damage(card).type === 'pilot').sort();
    if (pilots.length === 0) {
      removeCondition(t, ship, condition.card);
      return;
    }
    condition.damage = yield* searchDeck(t, ship.seat, {
      seat: condition.by,
      topic: 'choose-card',
      rule: RULE,
      about: { ship: ship.id, card: condition.card },
      options: pilots.map((card) => ({ key: card, about: { card } })),
    });
  },
  abilities: [
    instead('suffer-damage', {
      optional: false,
      when: ({ self, moment }) =>
        moment.ship === self.ship &&
        moment.kind === 'crit' &&
        moment.attack !== null &&
        self.condition?.damage !== undefined,
      *instead({ table, self: { ship, condition }, moment: { attack } }) {
        if (condition?.damage === undefined) return false;
        const { card, damage } = condition;
        delete condition.damage;
        removeCondition(table, ship, card);
        yield* dealCard(table, ship, damage, true, RULE, attack);
        yield* destroyIfDue(table, ship, attack);
        return true;
      },
    }),
  ],
};
