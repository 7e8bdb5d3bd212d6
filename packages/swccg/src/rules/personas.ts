import type { Procedure, Seat } from '@rangefinder/kernel';
import { definitionOf } from '../cards/catalog.ts';
import type { CardInPlay } from '../state.ts';
import type { CardTable } from '../table.ts';
import { recheckBoard } from './board.ts';
import { removeKind } from './force.ts';
import type { ActionOption } from './responses.ts';
import { ability, power } from './values.ts';

/** Another version of a character on table, at least as strong, replaces it for free (swccg.core-personas.3). */
export function personaActions(game: CardTable, seat: Seat, hand: readonly string[]): ActionOption[] {
  const options: ActionOption[] = [];
  for (const card of hand) {
    const { facts } = definitionOf(card);
    if (facts.type !== 'character' || facts.persona === undefined) continue;
    for (const old of game.state.cards) {
      if (old.owner !== seat || old.card === card || game.facts(old).persona !== facts.persona) continue;
      if ((facts.power ?? 0) < power(game, old) || (facts.ability ?? 0) < ability(game, old)) continue;
      options.push({
        key: `persona:${old.id}:${card}`,
        about: { id: old.id, card },
        perform: () => replace(game, old, card),
      });
    }
  }
  return options;
}

/** swccg.core-personas.4: what is on the old version stays on the new one; the old one is lost */
function* replace(game: CardTable, old: CardInPlay, card: string): Procedure<void> {
  const player = game.player(old.owner);
  removeKind(player.hand, card);
  player.lost.unshift(old.card);
  old.card = card;
  game.changed();
  game.emit({ type: 'replaced', rule: 'swccg.core-personas.3', seat: old.owner, id: old.id, cards: [card] });
  yield* recheckBoard(game);
}
