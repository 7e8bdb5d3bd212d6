import type { Procedure, Seat } from '@rangefinder/kernel';
import type { CardTable } from '../table.ts';
import { recheckBoard } from './board.ts';
import type { ActionOption } from './responses.ts';

/** In the own deploy phase an undercover spy may show whose side it is on (swccg.core-spies.3). */
export function breakCoverActions(game: CardTable, seat: Seat): ActionOption[] {
  return game.state.cards
    .filter((card) => card.owner === seat && card.undercover && game.facts(card).type === 'character')
    .map((card) => ({
      key: `break-cover:${card.id}`,
      about: { id: card.id },
      *perform(): Procedure<void> {
        card.undercover = false;
        game.changed();
        game.emit({ type: 'text', rule: 'swccg.core-spies.3', seat, card: card.id, name: 'break-cover' });
        yield* recheckBoard(game);
      },
    }));
}
