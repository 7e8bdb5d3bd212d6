import type { Seat } from '@rangefinder/kernel';
import { definitionOf } from '../cards/catalog.ts';
import type { CardTable } from '../table.ts';
import { attachOptions } from './deploy.ts';
import { kindsIn } from './force.ts';
import type { Moment } from './moments.ts';
import type { ResponseOption } from './responses.ts';
import { mayJoinTable } from './uniqueness.ts';

/** Immediate Effects in hand whose moment this is; in any phase, of either player (swccg.core-effects.2). */
export function immediateEffects(game: CardTable, seat: Seat, moment: Moment): ResponseOption[] {
  const { hand } = game.player(seat);
  if (!hand.some((card) => definitionOf(card).text?.immediate?.responds === moment.type)) return [];
  return kindsIn(hand).flatMap((card) => {
    const definition = definitionOf(card);
    const { facts, text } = definition;
    const { immediate } = text ?? {};
    if (immediate?.responds !== moment.type || !mayJoinTable(game, seat, facts)) return [];
    const my = { seat, title: facts.title, self: null, location: null, lasting: null };
    const deciding = { game, seat, card, my, moment };
    const options = attachOptions(game, seat, definition, false, (place) => immediate.when(deciding, place));
    return options.map((option) => ({ ...option, text: `deploy:${card}` }));
  });
}
