import type { CardInPlay, LocationInPlay } from '../state.ts';
import type { CardTable } from '../table.ts';
import { mayVehicleBeAt } from './deploy-where.ts';
import { ask } from './modifiers.ts';
import { atLocation, type Move, moveCost } from './movement.ts';
import { isPiloted } from './piloting.ts';
import { landspeed } from './values.ts';

/** To other sites of the row within landspeed, for 1 Force, riders included (swccg.core-landspeed.1,
 * swccg.core-landspeed.5, swccg.core-starship-site-move.3). Like all that list moves, it adds to the list it is given. */
export function landspeedMoves(game: CardTable, card: CardInPlay, moves: Move[] = []): Move[] {
  if (card.where.kind !== 'at') return moves;
  const { type } = game.facts(card);
  if (type !== 'character' && type !== 'vehicle') return moves;
  const from = game.locationOf(card);
  if (!from) return moves;
  const sites = game.rowOf(from).walkable;
  const here = sites.indexOf(from);
  // swccg.core-unpiloted.3
  if (here < 0 || sites.length < 2 || (type === 'vehicle' && !isPiloted(game, card))) return moves;
  const reach = landspeed(game, card);
  walk(game, card, sites, here, -1, reach, moves);
  walk(game, card, sites, here, 1, reach, moves);
  return moves;
}

function walk(
  game: CardTable,
  card: CardInPlay,
  sites: readonly LocationInPlay[],
  here: number,
  direction: -1 | 1,
  reach: number,
  moves: Move[],
): void {
  let at = here;
  for (let left = reach; left > 0; left--) {
    at += direction;
    const to = at < 0 ? undefined : sites[at];
    // swccg.core-landspeed.4: every site on the way must be open to it
    if (!to || !mayBeAt(game, card, to) || ask(game, game.modifiers['may-move'], { card, to }, 1) === 0) return;
    const cost = moveCost(game, card, to, 1);
    moves.push({ card, how: 'landspeed', where: atLocation(to), to, cost, rule: 'swccg.core-landspeed.1', by: null });
  }
}

/** swccg.core-movement.8, swccg.core-landspeed.6, swccg.core-sites.2 */
export function mayBeAt(game: CardTable, card: CardInPlay, site: LocationInPlay): boolean {
  const { facts, text } = game.definition(card);
  return facts.type === 'vehicle' ? mayVehicleBeAt(text, site, game) : true;
}
