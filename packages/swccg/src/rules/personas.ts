import type { Procedure, Seat } from '@rangefinder/kernel';
import type { CardDefinition } from '../definition.ts';
import type { CardInPlay } from '../state.ts';
import type { CardTable } from '../table.ts';
import { recheckBoard } from './board.ts';
import { putOnTable } from './deploy.ts';
import { removeKind } from './force.ts';
import { leaveTable } from './leaving.ts';
import { isSite } from './locations.ts';
import { type ActionOption, deed } from './options.ts';
import { ability, power } from './values.ts';

/** Adds the replacements: another version of a character on table, at least as strong, replaces it for free (swccg.core-personas.3). */
export function personaActions(
  game: CardTable,
  seat: Seat,
  versions: readonly CardDefinition[],
  options: ActionOption[],
): void {
  const [dark, light] = game.index.census.personas;
  for (const { facts } of versions) {
    const card = facts.id;
    if (facts.type !== 'character' || facts.persona === undefined) continue;
    if (!dark.has(facts.persona) && !light.has(facts.persona)) continue;
    for (const old of game.state.cards) {
      if (mayCrossOver(game, old, seat, facts.persona)) {
        options.push(
          deed(`cross-over:${old.id}:${card}`, { do: 'cross-over', id: old.id, card }, () =>
            crossOver(game, seat, old, card),
          ),
        );
      }
      if (old.owner !== seat || old.card === card || game.facts(old).persona !== facts.persona) continue;
      if ((facts.power ?? 0) < power(game, old) || (facts.ability ?? 0) < ability(game, old)) continue;
      options.push(
        deed(`persona:${old.id}:${card}`, { do: 'persona', id: old.id, card }, () => replace(game, old, card)),
      );
    }
  }
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

function mayCrossOver(game: CardTable, old: CardInPlay, seat: Seat, persona: string): boolean {
  const { facts, text } = game.definition(old);
  if (old.owner === seat || !text?.crossesOver || facts.persona !== persona || old.where.kind !== 'at') return false;
  // swccg.core-personas.1
  if (game.index.census.personas[seat === 0 ? 0 : 1].has(persona)) return false;
  const location = game.locationOf(old);
  return location !== null && isSite(location);
}

/** A text lets the opponent's version take the place of this one, which is lost with what it carries. */
function* crossOver(game: CardTable, seat: Seat, old: CardInPlay, card: string): Procedure<void> {
  const { where, id } = old;
  yield* leaveTable(game, old, 'lost', 'swccg.core-personas.4');
  removeKind(game.player(seat).hand, card);
  const placed = putOnTable(game, seat, card, where);
  game.emit({ type: 'replaced', rule: 'swccg.core-personas.3', seat, id: placed.id, cards: [id] });
  yield* recheckBoard(game);
}
