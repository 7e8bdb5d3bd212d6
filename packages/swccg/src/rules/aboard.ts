import type { CardInPlay } from '../state.ts';
import type { CardTable } from '../table.ts';

/** The starships and vehicles a card is aboard of: whose bridge, cockpit or hold it is in, and whose site it is at
 * (swccg.core-present.7, swccg.starship-sites.11). */
export function carriersOf(game: CardTable, card: CardInPlay): CardInPlay[] {
  const holder = game.holderOf(card);
  if (holder) return [holder, ...carriersOf(game, holder)];
  const location = game.locationOf(card);
  const starship = location ? game.rowOf(location).row.starship : null;
  const ship = starship === null ? undefined : game.find(starship);
  return ship ? [ship] : [];
}

/** Whether it is aboard something that fits. */
export function isAboard(game: CardTable, card: CardInPlay, fits: (ship: CardInPlay) => boolean): boolean {
  return carriersOf(game, card).some(fits);
}
