import type { Procedure, Seat } from '@rangefinder/kernel';
import { definitionOf } from '../cards/catalog.ts';
import type { CardTable } from '../table.ts';
import { recheckBoard } from './board.ts';
import { putOnTable } from './deploy.ts';
import { kindsIn, removeKind } from './force.ts';
import type { ActionOption } from './responses.ts';
import { mayJoinTable } from './uniqueness.ts';

export function isShield(card: string): boolean {
  const { facts } = definitionOf(card);
  return facts.type === 'effect' && facts.kind === 'defensive-shield';
}

/** Defensive Shields are played, not deployed, from under the starting Effect: in either player's phases, as an action
 * and never as a response, as often as the Effect says (swccg.core-other-types.4). */
export function shieldActions(game: CardTable, seat: Seat): ActionOption[] {
  const player = game.player(seat);
  if (player.under.length === 0) return [];
  const holder = game.state.cards.find((card) => card.owner === seat && game.definition(card).text?.shields);
  const limit = holder ? (game.definition(holder).text?.shields ?? 0) : 0;
  if (player.shieldsPlayed >= limit) return [];
  return kindsIn(player.under)
    .filter((card) => isShield(card) && mayJoinTable(game, seat, definitionOf(card).facts))
    .map((card) => ({
      key: `shield:${card}`,
      about: { card },
      *perform(): Procedure<void> {
        removeKind(player.under, card);
        player.shieldsPlayed++;
        const { id } = putOnTable(game, seat, card, { kind: 'table', id: '', slot: null });
        game.emit({ type: 'played', rule: 'swccg.core-other-types.4', seat, card: id, name: 'shield' });
        yield* recheckBoard(game);
      },
    }));
}
