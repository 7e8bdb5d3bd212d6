import { type CardInPlay, type LocationInPlay, sideOf } from '../state.ts';
import type { CardTable } from '../table.ts';
import { freeSlots, isTie } from './capacity.ts';
import { mayBeAt } from './landspeed.ts';
import { isDockingBay, isLaunchBay, isSite, locationText } from './locations.ts';
import { ask } from './modifiers.ts';
import { atLocation, type Move, moveCost } from './movement.ts';
import { isPilot } from './piloting.ts';

/** Between a starship and its sites: a regular move, free (swccg.starship-sites.17, swccg.starship-sites.18,
 * swccg.core-starship-site-move.1). */
export function starshipSiteMoves(game: CardTable, card: CardInPlay): Move[] {
  const facts = game.facts(card);
  if (card.where.kind === 'aboard') {
    const row = game.index.rowsAboard.find(({ starship }) => starship === card.where.id);
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
  if (card.where.kind !== 'at' || !location) return [];
  const doors = [...enter(game, card, location), ...leave(game, card, location)];
  const starship = game.row(location.row).starship;
  const ship = starship === null ? undefined : game.find(starship);
  if (!ship || ship.owner !== card.owner) return doors;
  const seats = freeSlots(game, ship, facts, isPilot(game, card)).map((slot): Move => {
    const where = { kind: 'aboard' as const, id: ship.id, slot };
    return { card, how: 'site', where, to: game.locationOf(ship), cost: 0, rule: 'swccg.core-starship-site-move.1' };
  });
  return [...doors, ...seats];
}

/** Straight from outside into a site of a vehicle or landed starship, where there is an entrance
 * (swccg.core-starship-site-move.2). */
function enter(game: CardTable, card: CardInPlay, from: LocationInPlay): Move[] {
  if (game.facts(card).type === 'starship' || !isSite(from)) return [];
  const inside = game.index.rowsAboard.filter(({ starship }) => {
    const ship = starship === null ? undefined : game.find(starship);
    return ship?.where.kind === 'at' && ship.where.id === from.id;
  });
  return inside.flatMap(({ locations }) =>
    locations.flatMap((id) => throughDoor(game, card, game.location(id), game.location(id))),
  );
}

/** And out again to where the vehicle or starship stands. */
function leave(game: CardTable, card: CardInPlay, from: LocationInPlay): Move[] {
  const { starship } = game.row(from.row);
  const ship = starship === null ? undefined : game.find(starship);
  const outside = ship?.where.kind === 'at' ? game.locationOf(ship) : null;
  return outside && isSite(outside) ? throughDoor(game, card, outside, from) : [];
}

function throughDoor(game: CardTable, card: CardInPlay, to: LocationInPlay, site: LocationInPlay): Move[] {
  const entrance = locationText(site)?.entrance?.[sideOf(card.owner)];
  if (entrance === undefined || !mayBeAt(game, card, to)) return [];
  const cost = moveCost(game, card, to, entrance);
  return [{ card, how: 'site', where: atLocation(to), to, cost, rule: 'swccg.core-starship-site-move.2' }];
}

/** The sites of a starship that a text opens to whoever shuttles or transfers. */
export function openBays(game: CardTable, ship: CardInPlay): LocationInPlay[] {
  if (game.modifiers('open-bay') === undefined) return [];
  const row = game.index.rowsAboard.find(({ starship }) => starship === ship.id);
  const sites = (row?.locations ?? []).map((id) => game.location(id));
  return sites.filter((location) => ask(game, 'open-bay', { location, seat: ship.owner }, 0) > 0);
}

/** Starfighters stand in bays only, TIEs in launch bays too. */
export function mayEnter(game: CardTable, card: CardInPlay, site: LocationInPlay): boolean {
  const facts = game.facts(card);
  if (facts.type !== 'starship') return mayBeAt(game, card, site);
  return isDockingBay(site) || (isLaunchBay(site) && isTie(facts));
}
