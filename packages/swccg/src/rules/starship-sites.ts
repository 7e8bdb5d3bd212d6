import { type CardInPlay, type LocationInPlay, type Row, sideOf } from '../state.ts';
import type { CardTable } from '../table.ts';
import { freeSlots, isTie } from './capacity.ts';
import { mayBeAt } from './landspeed.ts';
import { isDockingBay, isLaunchBay, isSite, locationText } from './locations.ts';
import { ask } from './modifiers.ts';
import { atLocation, type Move, moveCost } from './movement.ts';
import { isPilot } from './piloting.ts';

/** Between a starship and its sites: a regular move, free (swccg.starship-sites.17,
 * swccg.starship-sites.18, swccg.core-starship-site-move.1). */
export function starshipSiteMoves(game: CardTable, card: CardInPlay, moves: Move[] = []): Move[] {
  const { rowsAboard } = game.index;
  if (rowsAboard.length === 0) return moves;
  const rule = 'swccg.core-starship-site-move.1';
  if (card.where.kind === 'aboard') {
    const row = rowsAboard.find(({ starship }) => starship === card.where.id);
    for (const to of row ? game.rowOnTable(row.id).locations : []) {
      if (!mayEnter(game, card, to)) continue;
      moves.push({ card, how: 'site', where: atLocation(to), to, cost: 0, rule, by: null });
    }
    return moves;
  }
  const location = game.locationOf(card);
  if (card.where.kind !== 'at' || !location) return moves;
  enter(game, card, location, moves);
  leave(game, card, location, moves);
  const ship = shipOf(game, game.rowOf(location).row);
  if (!ship || ship.owner !== card.owner) return moves;
  for (const slot of freeSlots(game, ship, game.definition(card), isPilot(game, card))) {
    const where = { kind: 'aboard' as const, id: ship.id, slot };
    moves.push({ card, how: 'site', where, to: game.locationOf(ship), cost: 0, rule, by: null });
  }
  return moves;
}

/** The starship or vehicle that a row of sites belongs to. */
function shipOf(game: CardTable, { starship }: Row): CardInPlay | undefined {
  return starship === null ? undefined : game.find(starship);
}

/** Straight from outside into a site of a vehicle or landed starship, where there is an entrance
 * (swccg.core-starship-site-move.2). */
function enter(game: CardTable, card: CardInPlay, from: LocationInPlay, moves: Move[]): void {
  if (game.facts(card).type === 'starship' || !isSite(from)) return;
  for (const row of game.index.rowsAboard) {
    const ship = shipOf(game, row);
    if (ship?.where.kind !== 'at' || ship.where.id !== from.id) continue;
    for (const site of game.rowOnTable(row.id).locations) throughDoor(game, card, site, site, moves);
  }
}

/** And out again to where the vehicle or starship stands. */
function leave(game: CardTable, card: CardInPlay, from: LocationInPlay, moves: Move[]): void {
  const ship = shipOf(game, game.rowOf(from).row);
  const outside = ship?.where.kind === 'at' ? game.locationOf(ship) : null;
  if (outside && isSite(outside)) throughDoor(game, card, outside, from, moves);
}

function throughDoor(game: CardTable, card: CardInPlay, to: LocationInPlay, site: LocationInPlay, moves: Move[]): void {
  const entrance = locationText(site)?.entrance?.[sideOf(card.owner)];
  if (entrance === undefined || !mayBeAt(game, card, to)) return;
  const cost = moveCost(game, card, to, entrance);
  moves.push({ card, how: 'site', where: atLocation(to), to, cost, rule: 'swccg.core-starship-site-move.2', by: null });
}

/** The sites of a starship that a text opens to whoever shuttles or transfers. */
export function openBays(game: CardTable, ship: CardInPlay): LocationInPlay[] {
  if (game.modifiers['open-bay'] === undefined) return [];
  const row = game.index.rowsAboard.find(({ starship }) => starship === ship.id);
  const sites = (row?.locations ?? []).map((id) => game.location(id));
  return sites.filter((location) => ask(game, game.modifiers['open-bay'], { location, seat: ship.owner }, 0) > 0);
}

/** Starfighters stand in bays only, TIEs in launch bays too. */
export function mayEnter(game: CardTable, card: CardInPlay, site: LocationInPlay): boolean {
  const facts = game.facts(card);
  if (facts.type !== 'starship') return mayBeAt(game, card, site);
  return isDockingBay(site) || (isLaunchBay(site) && isTie(facts));
}
