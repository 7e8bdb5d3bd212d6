import type { Procedure, Seat } from '@rangefinder/kernel';
import type { CardInPlay } from '../state.ts';
import type { CardTable } from '../table.ts';
import { recheckBoard } from './board.ts';
import { type ActionOption, deed } from './options.ts';

/** Adds the breaking of covers: in the own deploy phase an undercover spy may show whose side it is on (swccg.core-spies.3). */
export function breakCoverActions(game: CardTable, seat: Seat, options: ActionOption[]): void {
  for (const card of game.state.cards) {
    if (!card.undercover || card.owner !== seat || game.facts(card).type !== 'character') continue;
    options.push(deed(`break-cover:${card.id}`, { do: 'break-cover', id: card.id }, () => breakCover(game, card)));
  }
}

function breakCover(game: CardTable, card: CardInPlay): Procedure<void> {
  card.undercover = false;
  game.changed();
  game.emit({ type: 'text', rule: 'swccg.core-spies.3', seat: card.owner, card: card.id, name: 'break-cover' });
  return recheckBoard(game);
}
