import type { CardInPlay, LocationInPlay } from '../state.ts';
import type { CardTable } from '../table.ts';
import { freeSlots, isTie } from './capacity.ts';
import { mayBeAt } from './landspeed.ts';
import { isDockingBay, isLaunchBay } from './locations.ts';
import { atLocation, type Move } from './movement.ts';
import { isPilot } from './piloting.ts';

/** Between a starship and its sites: a regular move, free (swccg.starship-sites.17, swccg.starship-sites.18,
 * swccg.core-starship-site-move.1). */
export function starshipSiteMoves(game: CardTable, card: CardInPlay): Move[] {
  const facts = game.facts(card);
  if (card.where.kind === 'aboard') {
    const row = game.state.rows.find(({ starship }) => starship === card.where.id);
    const sites = (row?.locations ?? []).map((id) => game.location(id));
    return sites
      .filter((site) => mayEnter(game, card, site))
      .map((to) => ({
        card,
        how: 'site',
        where: atLocation(to),
        to,
        cost: 0,
        rule: 'swccg.core-starship-site-move.1',
      }));
  }
  const location = game.locationOf(card);
  const starship = location ? game.row(location.row).starship : null;
  const ship = starship === null ? undefined : game.find(starship);
  if (card.where.kind !== 'at' || !ship || ship.owner !== card.owner) return [];
  return freeSlots(game, ship, facts, isPilot(game, card)).map((slot) => {
    const where = { kind: 'aboard' as const, id: ship.id, slot };
    return { card, how: 'site', where, to: game.locationOf(ship), cost: 0, rule: 'swccg.core-starship-site-move.1' };
  });
}

/** Starfighters stand in bays only, TIEs in launch bays too. */
function mayEnter(game: CardTable, card: CardInPlay, site: LocationInPlay): boolean {
  const facts = game.facts(card);
  if (facts.type !== 'starship') return mayBeAt(game, card, site);
  return isDockingBay(site) || (isLaunchBay(site) && isTie(facts));
}
