import type { Procedure, Seat } from '@rangefinder/kernel';
import { playerOf } from '@rangefinder/xwing';
import { instead } from '../../abilities.ts';
import type { ConditionFacts } from '../../card.ts';
import { assignCondition, conditionOn, removeCondition } from '../../rules/conditions.ts';
import { dealCard, searchDeck } from '../../rules/damage.ts';
import { destroyIfDue } from '../../rules/destroying.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';

const ASSIGNS = 'xw2.condition-cards.2';
const DARK_SIDE = 'illshowyouthedarkside';

/**
 * Assigns "I'll Show You the Dark Side" and resolves its text at once (xw2.condition-cards.2): a Pilot card out of the damage
 * deck of the ship's owner is put on it, and the deck is shuffled.
 */
export function* showTheDarkSide(t: XTable, ship: Ship, by: Seat, source: string): Procedure<void> {
  assignCondition(t, ship, DARK_SIDE, { by, source }, ASSIGNS);
  const condition = conditionOn(ship, DARK_SIDE);
  const player = playerOf(t.state, ship.seat);
  const pilots = [...new Set(player.deck.filter((card) => t.cards.damage(card).type === 'pilot'))];
  if (!condition || pilots.length === 0) return;
  condition.damage = yield* searchDeck(t, ship.seat, {
    seat: by,
    topic: 'dark-side-card',
    rule: ASSIGNS,
    about: { ship: ship.id },
    options: pilots.sort().map((card) => ({ key: card, about: { card } })),
  });
  t.emit({ type: 'condition', rule: ASSIGNS, ship: ship.id, card: DARK_SIDE, assigned: true });
}

export const ILL_SHOW_YOU_THE_DARK_SIDE: ConditionFacts = {
  id: 'illshowyouthedarkside',
  name: "I'll Show You the Dark Side",
  limited: 1,
  text: 'Whoever assigns it looks for a Pilot damage card in your deck and puts it on this card. When you would suffer 1 critical damage, you are dealt that card instead, and this goes.',
  abilities: [
    instead('suffer-damage', {
      optional: false,
      when: ({ self, moment }) =>
        moment.ship === self.ship && moment.kind === 'crit' && self.condition?.damage !== undefined,
      *instead({ table, self: { ship, condition }, moment }) {
        if (condition?.damage === undefined) return false;
        const card = { card: condition.damage, faceup: true };
        removeCondition(table, ship, condition);
        yield* dealCard(table, ship, card);
        yield* destroyIfDue(table, ship, moment.attack);
        return true;
      },
    }),
  ],
};
