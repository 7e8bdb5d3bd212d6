import type { Procedure, Seat } from '@rangefinder/kernel';
import { assignCondition, conditionOn } from '../rules/conditions.ts';
import { searchDeck } from '../rules/damage.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';

const CARD = 'illshowyouthedarkside';
const RULE = 'xw2.condition-cards.2';

/**
 * Assigns "I'll Show You the Dark Side" and resolves its text at once (xw2.condition-cards.2): a Pilot card out of the damage
 * deck of the ship's owner is put on it, and the deck is shuffled.
 */
export function* showTheDarkSide(t: XTable, ship: Ship, by: Seat, source: string): Procedure<void> {
  assignCondition(t, ship, CARD, { by, source }, RULE);
  const condition = conditionOn(ship, CARD);
  const player = t.state.players[ship.seat === 0 ? 0 : 1];
  const pilots = [...new Set(player.deck.filter((card) => t.cards.damage(card).type === 'pilot'))];
  if (!condition || pilots.length === 0) return;
  condition.damage = yield* searchDeck(t, ship.seat, {
    seat: by,
    topic: 'dark-side-card',
    rule: RULE,
    about: { ship: ship.id },
    options: pilots.sort().map((card) => ({ key: card })),
  });
  t.emit({ type: 'condition', rule: RULE, ship: ship.id, card: CARD, assigned: true });
}
