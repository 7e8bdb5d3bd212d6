import type { CardInPlay, LocationInPlay } from '../state.ts';
import type { CardTable } from '../table.ts';
import { freeSlots } from './capacity.ts';
import { mayBeAt } from './landspeed.ts';
import { isExterior, isSite, isSystem, systemOf } from './locations.ts';
import { atLocation, type Move, moveCost } from './movement.ts';
import { isPilot } from './piloting.ts';

/** Characters and vehicles, between an exterior site and a capital starship above it, pilots or not (swccg.core-shuttling.1,
 * swccg.core-shuttling.2, swccg.starships-movement.8, swccg.core-unpiloted.8). */
export function shuttleMoves(game: CardTable, card: CardInPlay): Move[] {
  const { type } = game.facts(card);
  if (type !== 'character' && type !== 'vehicle') return [];
  const location = game.locationOf(card);
  if (!location) return [];
  if (card.where.kind === 'at') return isSite(location) && isExterior(location) ? up(game, card, location) : [];
  const ship = game.find(card.where.id);
  return ship && card.where.kind === 'aboard' && isCapital(game, ship) && isSystem(location)
    ? down(game, card, location)
    : [];
}

function up(game: CardTable, card: CardInPlay, site: LocationInPlay): Move[] {
  const system = systemOf(game, site);
  if (!system) return [];
  const pilot = isPilot(game, card);
  const cost = moveCost(game, card, system, 1);
  return game
    .at(system)
    .filter((ship) => ship.owner === card.owner && isCapital(game, ship))
    .flatMap((ship) =>
      freeSlots(game, ship, game.facts(card), pilot).map((slot): Move => {
        const where = { kind: 'aboard' as const, id: ship.id, slot };
        return { card, how: 'shuttle', where, to: system, cost, rule: 'swccg.core-shuttling.1' };
      }),
    );
}

function down(game: CardTable, card: CardInPlay, system: LocationInPlay): Move[] {
  return game
    .row(system.row)
    .locations.map((id) => game.location(id))
    .filter((site) => isSite(site) && isExterior(site) && mayBeAt(game, card, site))
    .map((to) => {
      const cost = moveCost(game, card, to, 1);
      return { card, how: 'shuttle', where: atLocation(to), to, cost, rule: 'swccg.core-shuttling.1' };
    });
}

/** swccg.core-shuttling.3: not to or from starfighters */
function isCapital(game: CardTable, ship: CardInPlay): boolean {
  const facts = game.facts(ship);
  return facts.type === 'starship' && facts.class === 'capital';
}
