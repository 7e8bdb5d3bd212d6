import type { CardInPlay, LocationInPlay } from '../state.ts';
import type { CardTable } from '../table.ts';
import { isSector, isSite, locationText } from './locations.ts';
import { atLocation, type Move, moveCost } from './movement.ts';
import { isPiloted } from './piloting.ts';

/** Between a system and its sectors, for 1 Force, without a nav computer (swccg.core-sectors.7, swccg.starships-movement.6). */
export function sectorMoves(game: CardTable, card: CardInPlay, moves: Move[] = []): Move[] {
  const facts = game.facts(card);
  if (facts.type !== 'starship' || card.where.kind !== 'at') return moves;
  const from = game.locationOf(card);
  if (!from || isSite(from)) return moves;
  const { space } = game.rowOf(from);
  if (space.length < 2 || !isPiloted(game, card)) return moves;
  const here = space.indexOf(from);
  // swccg.core-sectors.8: starfighters, and squadrons like them (swccg.core-squadrons.4), may pass one sector
  const reach = facts.class === 'capital' || from.row === 'death-star-ii' ? 1 : 2;
  for (const direction of [-1, 1]) {
    for (let step = 1; step <= reach; step++) {
      const at = here + direction * step;
      const to = at < 0 ? undefined : space[at];
      if (!to || !mayFlyTo(facts.class, to)) break;
      const cost = moveCost(game, card, to, 1);
      moves.push({ card, how: 'sector', where: atLocation(to), to, cost, rule: 'swccg.core-sectors.7', by: null });
    }
  }
  return moves;
}

/** swccg.core-sectors.2, swccg.core-sectors.4: clouds are closed to capital starships, Death Star II to all but starfighters
 * (swccg.core-sectors.5) */
export function mayFlyTo(shipClass: string, location: LocationInPlay): boolean {
  if (isSector(location) && location.row === 'death-star-ii') return shipClass === 'starfighter';
  return shipClass !== 'capital' || locationText(location)?.sector !== 'cloud';
}
