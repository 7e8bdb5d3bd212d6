import { iconCount } from '../facts.ts';
import type { CardInPlay } from '../state.ts';
import type { CardTable } from '../table.ts';
import { isActive } from './active.ts';
import { isSystem, parsecOf } from './locations.ts';
import { atLocation, type Move, moveCost } from './movement.ts';
import { isPiloted } from './piloting.ts';
import { hyperspeed } from './values.ts';

/** On the ship itself, or a droid aboard (swccg.core-hyperspeed.1, swccg.core-characters.6). */
export function hasNavComputer(game: CardTable, ship: CardInPlay): boolean {
  if (iconCount(game.facts(ship), 'nav computer') > 0) return true;
  return game.heldBy(ship).some((card) => isActive(game, card) && iconCount(game.facts(card), 'nav computer') > 0);
}

/** From system to system, as far as hyperspeed reaches (swccg.starships-movement.1, swccg.starships-movement.2,
 * swccg.starships-movement.4, swccg.core-hyperspeed.2, swccg.core-hyperspeed.3, swccg.core-sectors.1). */
export function hyperspeedMoves(game: CardTable, card: CardInPlay, moves: Move[] = []): Move[] {
  if (card.where.kind !== 'at' || game.facts(card).type !== 'starship') return moves;
  const from = game.locationOf(card);
  if (!from || !isSystem(from) || !isPiloted(game, card) || !hasNavComputer(game, card)) return moves;
  const reach = hyperspeed(game, card);
  // swccg.starships-movement.3, swccg.core-starship-classes.9: without hyperspeed not even over no distance
  if (reach <= 0) return moves;
  const here = parsecOf(game, from);
  for (const to of game.index.systems) {
    if (to === from) continue;
    const there = parsecOf(game, to);
    if (here === undefined || there === undefined || Math.abs(here - there) > reach) continue;
    const cost = moveCost(game, card, to, 1);
    moves.push({ card, how: 'hyperspeed', where: atLocation(to), to, cost, rule: 'swccg.core-hyperspeed.1', by: null });
  }
  return moves;
}
