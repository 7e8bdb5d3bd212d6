import type { Seat } from '@rangefinder/kernel';
import { iconCount } from '../facts.ts';
import { sideOf } from '../state.ts';
import type { CardTable } from '../table.ts';
import { isActive } from './active.ts';
import { forceIcons } from './locations.ts';
import { ask } from './modifiers.ts';

/** 1, and what every location generates, and what texts add (swccg.core-force-icons.2, swccg.core-force-icons.3). */
export function forceGeneration(game: CardTable, seat: Seat): number {
  let total = 1;
  for (const location of game.state.locations) {
    total += ask(game, game.modifiers['location-generation'], { location, seat }, forceIcons(game, location, seat));
  }
  // swccg.core-force-icons.4
  const master = sideOf(seat) === 'light' ? 'jedi master' : 'dark jedi master';
  for (const card of game.state.cards) {
    if (card.owner === seat && isActive(game, card) && iconCount(game.facts(card), master) > 0) total++;
  }
  return ask(game, game.modifiers.generation, { seat }, total);
}
