import type { Seat } from '@rangefinder/kernel';
import type { CardTable } from '../table.ts';
import { attachOptions } from './deploy.ts';
import type { Moment } from './moments.ts';
import { type ActionOption, deed } from './options.ts';
import { mayJoinTable } from './uniqueness.ts';

/** Adds the Immediate Effects in hand whose moment this is; in any phase, of either player (swccg.core-effects.2). */
export function immediateEffects(
  game: CardTable,
  seat: Seat,
  moment: Moment,
  options: ActionOption[],
  hand = game.hand(seat),
): void {
  for (const definition of hand.answers(moment.type)) {
    const { facts, text } = definition;
    const { immediate } = text ?? {};
    if (immediate?.responds !== moment.type || !mayJoinTable(game, seat, definition)) continue;
    const card = facts.id;
    const my = { seat, title: facts.title, self: null, location: null, lasting: null };
    const deciding = { game, seat, card, my, moment };
    const attachments: ActionOption[] = [];
    attachOptions(game, seat, definition, attachments, { fits: (place) => immediate.when(deciding, place) });
    for (const { key, about, perform } of attachments) options.push(deed(key, about, perform, `deploy:${card}`));
  }
}
