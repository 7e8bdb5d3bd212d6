import type { Procedure, Seat } from '@rangefinder/kernel';
import type { CardFacts } from '../facts.ts';
import type { CardTable } from '../table.ts';
import { recheckBoard } from './board.ts';
import { putOnTable } from './deploy.ts';
import { kindsIn, removeKind } from './force.ts';
import { type ActionOption, deed } from './options.ts';
import { mayJoinTable } from './uniqueness.ts';

export function isShield(facts: CardFacts): boolean {
  return facts.type === 'effect' && facts.kind === 'defensive-shield';
}

/** Adds the Defensive Shields, which are played, not deployed, from under the starting Effect: in either player's phases, as an action
 * and never as a response, as often as the Effect says (swccg.core-other-types.4). */
export function shieldActions(game: CardTable, seat: Seat, options: ActionOption[]): void {
  const player = game.player(seat);
  if (player.under.length === 0) return;
  if (player.shieldsPlayed >= shieldLimit(game, seat)) return;
  for (const card of kindsIn(player.under)) {
    const definition = game.cards.of(card);
    if (!isShield(definition.facts) || !mayJoinTable(game, seat, definition)) continue;
    options.push(deed(`shield:${card}`, { do: 'shield', card }, () => playShield(game, seat, card)));
  }
}

/** How many shields a player's starting Effect lets be played in a game. */
export function shieldLimit(game: CardTable, seat: Seat): number {
  const holder = game.state.cards.find((card) => card.owner === seat && game.definition(card).text?.shields);
  return holder ? (game.definition(holder).text?.shields ?? 0) : 0;
}

function playShield(game: CardTable, seat: Seat, card: string): Procedure<void> {
  const player = game.player(seat);
  removeKind(player.under, card);
  player.shieldsPlayed++;
  const { id } = putOnTable(game, seat, card, { kind: 'table', id: '', slot: null });
  game.emit({ type: 'played', rule: 'swccg.core-other-types.4', seat, card: id, name: 'shield' });
  return recheckBoard(game);
}
