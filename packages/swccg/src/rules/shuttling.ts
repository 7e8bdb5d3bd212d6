import type { CardInPlay, LocationInPlay } from '../state.ts';
import type { CardTable } from '../table.ts';
import { freeSlots } from './capacity.ts';
import { mayBeAt } from './landspeed.ts';
import { isExterior, isSite, isSystem, isTrench, sitesOf, systemOf } from './locations.ts';
import { atLocation, type Move, moveCost } from './movement.ts';
import { isPilot, isPiloted } from './piloting.ts';
import { openBays } from './starship-sites.ts';

/** Characters and vehicles, between an exterior site and a capital starship above it, pilots or not (swccg.core-shuttling.1,
 * swccg.core-shuttling.2, swccg.starships-movement.8, swccg.core-unpiloted.8). */
export function shuttleMoves(game: CardTable, card: CardInPlay): Move[] {
  const { type } = game.facts(card);
  if (type !== 'character' && type !== 'vehicle') return [];
  const location = game.locationOf(card);
  // swccg.core-shuttling.4
  if (!location || location.row === 'dagobah') return [];
  if (card.where.kind === 'at') {
    if (!isSite(location) || !isExterior(location) || isTrench(location)) return [];
    return [...up(game, card, location), ...fromBay(game, card, location), ...byVehicle(game, card, location)];
  }
  const ship = game.find(card.where.id);
  if (!ship || card.where.kind !== 'aboard' || !isSystem(location)) return [];
  return [...(isCapital(game, ship) ? down(game, card, location) : []), ...ferryDown(game, card, location)];
}

function up(game: CardTable, card: CardInPlay, site: LocationInPlay): Move[] {
  const system = systemOf(game, site);
  if (!system) return [];
  const ships = game.at(system).filter((ship) => ship.owner === card.owner && isCapital(game, ship));
  if (ships.length === 0) return [];
  const pilot = isPilot(game, card);
  const cost = moveCost(game, card, system, 1);
  const aboard = ships.flatMap((ship) =>
    freeSlots(game, ship, game.facts(card), pilot).map((slot): Move => {
      const where = { kind: 'aboard' as const, id: ship.id, slot };
      return { card, how: 'shuttle', where, to: system, cost, rule: 'swccg.core-shuttling.1' };
    }),
  );
  const bays = ships.flatMap((ship) => openBays(game, ship)).filter((bay) => mayBeAt(game, card, bay));
  return [...aboard, ...bays.map((bay) => freeShuttle(game, card, bay))];
}

/** From an open bay of a starship down to the sites below it. */
function fromBay(game: CardTable, card: CardInPlay, bay: LocationInPlay): Move[] {
  const { starship } = game.row(bay.row);
  const ship = starship === null ? undefined : game.find(starship);
  const system = ship && game.locationOf(ship);
  if (!system || !isSystem(system) || ship.owner !== card.owner || !openBays(game, ship).includes(bay)) return [];
  return sitesBelow(game, card, system).map((to) => freeShuttle(game, card, to));
}

function freeShuttle(game: CardTable, card: CardInPlay, to: LocationInPlay): Move {
  const cost = moveCost(game, card, to, 0);
  return { card, how: 'shuttle', where: atLocation(to), to, cost, rule: 'swccg.core-shuttling.1' };
}

function down(game: CardTable, card: CardInPlay, system: LocationInPlay): Move[] {
  return sitesBelow(game, card, system).map((to) => {
    const cost = moveCost(game, card, to, 1);
    return { card, how: 'shuttle', where: atLocation(to), to, cost, rule: 'swccg.core-shuttling.1' };
  });
}

function sitesBelow(game: CardTable, card: CardInPlay, system: LocationInPlay): LocationInPlay[] {
  return sitesOf(game, system.row).filter((site) => isExterior(site) && !isTrench(site) && mayBeAt(game, card, site));
}

/** swccg.core-shuttling.3: not to or from starfighters */
function isCapital(game: CardTable, ship: CardInPlay): boolean {
  const facts = game.facts(ship);
  return facts.type === 'starship' && facts.class === 'capital';
}

/** A shuttle vehicle carries a character up to any of its player's starships, free, in place of its own move
 * (swccg.core-vehicles.11). */
function byVehicle(game: CardTable, card: CardInPlay, site: LocationInPlay): Move[] {
  const system = systemOf(game, site);
  const by = game.at(site).find((shuttle) => isReadyShuttle(game, shuttle, card));
  if (!system || !by || game.facts(card).type !== 'character') return [];
  return game
    .at(system)
    .filter((ship) => ship.owner === card.owner && game.facts(ship).type === 'starship')
    .flatMap((ship) =>
      freeSlots(game, ship, game.facts(card), isPilot(game, card)).map((slot): Move => {
        const where = { kind: 'aboard' as const, id: ship.id, slot };
        return { card, how: 'ferry', where, to: system, cost: 0, rule: 'swccg.core-vehicles.11', by };
      }),
    );
}

function ferryDown(game: CardTable, card: CardInPlay, system: LocationInPlay): Move[] {
  if (game.facts(card).type !== 'character') return [];
  return sitesOf(game, system.row)
    .filter((site) => isExterior(site) && !isTrench(site))
    .flatMap((to): Move[] => {
      const by = game.at(to).find((shuttle) => isReadyShuttle(game, shuttle, card));
      return by ? [{ card, how: 'ferry', where: atLocation(to), to, cost: 0, rule: 'swccg.core-vehicles.11', by }] : [];
    });
}

function isReadyShuttle(game: CardTable, shuttle: CardInPlay, card: CardInPlay): boolean {
  const facts = game.facts(shuttle);
  if (facts.type !== 'vehicle' || facts.class !== 'shuttle' || shuttle.owner !== card.owner) return false;
  return !shuttle.moved && isPiloted(game, shuttle);
}
