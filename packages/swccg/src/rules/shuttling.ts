import type { CardInPlay, LocationInPlay } from '../state.ts';
import type { CardTable } from '../table.ts';
import { freeSlots } from './capacity.ts';
import { mayBeAt } from './landspeed.ts';
import { isExterior, isSite, isSystem, isTrench, systemOf } from './locations.ts';
import { atLocation, type Move, moveCost } from './movement.ts';
import { isPilot, isPiloted } from './piloting.ts';
import { openBays } from './starship-sites.ts';

/** Characters and vehicles, between an exterior site and a capital starship above it, pilots or not
 * (swccg.core-shuttling.1, swccg.core-shuttling.2, swccg.starships-movement.8, swccg.core-unpiloted.8). */
export function shuttleMoves(game: CardTable, card: CardInPlay, moves: Move[] = []): Move[] {
  const { type } = game.facts(card);
  if (type !== 'character' && type !== 'vehicle') return moves;
  const location = game.locationOf(card);
  // swccg.core-shuttling.4
  if (!location || location.row === 'dagobah') return moves;
  if (card.where.kind === 'at') {
    if (!isExterior(location) || !isSite(location) || isTrench(location)) return moves;
    const system = systemOf(game, location);
    const isFlownOver = system !== undefined && game.at(system).length > 0;
    if (isFlownOver) up(game, card, system, moves);
    fromBay(game, card, location, moves);
    if (isFlownOver && type === 'character') byVehicle(game, card, location, system, moves);
    return moves;
  }
  const ship = game.holderOf(card);
  if (!ship || card.where.kind !== 'aboard' || !isSystem(location)) return moves;
  if (isCapital(game, ship)) shuttleDown(game, card, location, 1, moves);
  if (type === 'character') ferryDown(game, card, location, moves);
  return moves;
}

function up(game: CardTable, card: CardInPlay, system: LocationInPlay, moves: Move[]): void {
  const above = game.at(system);
  for (const ship of above) {
    if (ship.owner !== card.owner || !isCapital(game, ship)) continue;
    for (const slot of freeSlots(game, ship, game.definition(card), isPilot(game, card))) {
      const where = { kind: 'aboard' as const, id: ship.id, slot };
      const cost = moveCost(game, card, system, 1);
      moves.push({ card, how: 'shuttle', where, to: system, cost, rule: 'swccg.core-shuttling.1', by: null });
    }
  }
  if (game.modifiers['open-bay'] === undefined) return;
  for (const ship of above) {
    if (ship.owner !== card.owner || !isCapital(game, ship)) continue;
    for (const bay of openBays(game, ship)) if (mayBeAt(game, card, bay)) moves.push(shuttle(game, card, bay, 0));
  }
}

/** From an open bay of a starship down to the sites below it. */
function fromBay(game: CardTable, card: CardInPlay, bay: LocationInPlay, moves: Move[]): void {
  const { starship } = game.rowOf(bay).row;
  const ship = starship === null ? undefined : game.find(starship);
  const system = ship && game.locationOf(ship);
  // swccg.core-shuttling.4
  if (!system || !isSystem(system) || system.row === 'dagobah') return;
  if (ship.owner !== card.owner || !openBays(game, ship).includes(bay)) return;
  shuttleDown(game, card, system, 0, moves);
}

function shuttle(game: CardTable, card: CardInPlay, to: LocationInPlay, fee: number): Move {
  const cost = moveCost(game, card, to, fee);
  return { card, how: 'shuttle', where: atLocation(to), to, cost, rule: 'swccg.core-shuttling.1', by: null };
}

function shuttleDown(game: CardTable, card: CardInPlay, system: LocationInPlay, fee: number, moves: Move[]): void {
  for (const site of game.rowOf(system).sites) {
    if (isExterior(site) && !isTrench(site) && mayBeAt(game, card, site)) moves.push(shuttle(game, card, site, fee));
  }
}

/** swccg.core-shuttling.3: not to or from starfighters */
function isCapital(game: CardTable, ship: CardInPlay): boolean {
  const facts = game.facts(ship);
  return facts.type === 'starship' && facts.class === 'capital';
}

/** A shuttle vehicle carries a character up to any of its player's starships, free, in place of its own move
 * (swccg.core-vehicles.11). */
function byVehicle(
  game: CardTable,
  card: CardInPlay,
  site: LocationInPlay,
  system: LocationInPlay,
  moves: Move[],
): void {
  const by = readyShuttle(game, site, card);
  if (!by) return;
  for (const ship of game.at(system)) {
    if (ship.owner !== card.owner || game.facts(ship).type !== 'starship') continue;
    for (const slot of freeSlots(game, ship, game.definition(card), isPilot(game, card))) {
      const where = { kind: 'aboard' as const, id: ship.id, slot };
      moves.push({ card, how: 'ferry', where, to: system, cost: 0, rule: 'swccg.core-vehicles.11', by });
    }
  }
}

function ferryDown(game: CardTable, card: CardInPlay, system: LocationInPlay, moves: Move[]): void {
  for (const to of game.rowOf(system).sites) {
    if (!isExterior(to) || isTrench(to)) continue;
    const by = readyShuttle(game, to, card);
    if (by) moves.push({ card, how: 'ferry', where: atLocation(to), to, cost: 0, rule: 'swccg.core-vehicles.11', by });
  }
}

export function readyShuttle(game: CardTable, site: LocationInPlay, card: CardInPlay): CardInPlay | undefined {
  return game.at(site).find((shuttle) => isReadyShuttle(game, shuttle, card));
}

function isReadyShuttle(game: CardTable, shuttle: CardInPlay, card: CardInPlay): boolean {
  if (shuttle.owner !== card.owner || shuttle.moved) return false;
  const facts = game.facts(shuttle);
  return facts.type === 'vehicle' && facts.class === 'shuttle' && isPiloted(game, shuttle);
}
