import type { CardInPlay, LocationInPlay } from '../state.ts';
import type { CardTable } from '../table.ts';
import { mayVehicleBeAt } from './deploy-where.ts';
import { isSite, isTrench, walkableSites } from './locations.ts';
import { atLocation, type Move, moveCost } from './movement.ts';
import { isPiloted } from './piloting.ts';
import { landspeed } from './values.ts';

/** To other sites of the row within landspeed, for 1 Force, riders included (swccg.core-landspeed.1,
 * swccg.core-landspeed.5, swccg.core-starship-site-move.3). */
export function landspeedMoves(game: CardTable, card: CardInPlay): Move[] {
  const { facts } = game.definition(card);
  if (card.where.kind !== 'at' || (facts.type !== 'character' && facts.type !== 'vehicle')) return [];
  const from = game.locationOf(card);
  if (!from || !isSite(from)) return [];
  // swccg.core-unpiloted.3
  if (facts.type === 'vehicle' && !isPiloted(game, card)) return [];
  if (isTrench(from)) return [];
  const sites = walkableSites(game, from.row);
  const moves: Move[] = [];
  for (const direction of [-1, 1]) {
    let at = sites.indexOf(from);
    for (let step = landspeed(game, card); step > 0; step--) {
      at += direction;
      const to = sites[at];
      // swccg.core-landspeed.4: every site on the way must be open to it
      if (!to || !mayBeAt(game, card, to)) break;
      const cost = moveCost(game, card, to, 1);
      moves.push({ card, how: 'landspeed', where: atLocation(to), to, cost, rule: 'swccg.core-landspeed.1' });
    }
  }
  return moves;
}

/** swccg.core-movement.8, swccg.core-landspeed.6, swccg.core-sites.2 */
export function mayBeAt(game: CardTable, card: CardInPlay, site: LocationInPlay): boolean {
  const { facts, text } = game.definition(card);
  return facts.type === 'vehicle' ? mayVehicleBeAt(text, site, game) : true;
}
