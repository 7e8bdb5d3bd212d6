import type { Seat } from '@rangefinder/kernel';
import type { CardInPlay, LocationInPlay, Slot } from '../state.ts';
import type { CardTable } from '../table.ts';
import { freeSlots } from './capacity.ts';
import { mayBeAt } from './landspeed.ts';
import { isSite } from './locations.ts';
import { atLocation, type Move, unlimitedOptions } from './movement.ts';
import { hasPilot, isInHold, isPilot } from './piloting.ts';
import type { ActionOption } from './responses.ts';

/** Moves that cost nothing and never use up the regular move: embarking, disembarking, changing seats. */
export function embarkMoves(game: CardTable, card: CardInPlay): Move[] {
  const location = game.locationOf(card);
  if (!location) return [];
  const { type } = game.facts(card);
  if (card.where.kind === 'at') return embark(game, card, location);
  const holder = game.find(card.where.id);
  if (card.where.kind !== 'aboard' || !holder) return [];
  const moves = type === 'character' ? seatChanges(game, card) : [];
  return [...moves, ...disembark(game, card, holder, location)];
}

/** swccg.core-embarking.1, swccg.core-embarking.3: onto what stands in the same place and has room */
function embark(game: CardTable, card: CardInPlay, location: LocationInPlay): Move[] {
  const { type } = game.facts(card);
  // swccg.starships-movement.7: a starfighter needs a pilot for it, unless the switch says otherwise
  if (type === 'starship' && !hasPilot(game, card) && !game.state.switches.unpilotedEmbark) return [];
  const moves: Move[] = [];
  for (const ship of game.at(location)) {
    if (ship !== card && ship.owner === card.owner) moves.push(...boarding(game, card, ship, location));
  }
  return moves;
}

function boarding(game: CardTable, card: CardInPlay, ship: CardInPlay, to: LocationInPlay): Move[] {
  if (!game.definition(ship).text?.capacity) return [];
  const slots = freeSlots(game, ship, game.facts(card), isPilot(game, card));
  return slots.map((slot) => ({
    card,
    how: 'embark',
    where: aboard(ship, slot),
    to,
    cost: 0,
    rule: 'swccg.core-embarking.1',
  }));
}

function disembark(game: CardTable, card: CardInPlay, holder: CardInPlay, location: LocationInPlay): Move[] {
  const { type } = game.facts(card);
  if (type === 'character') {
    const across = bridges(game, card, holder, location);
    // swccg.core-embarking.2, swccg.core-embarking.5: never into space
    if (!isSite(location) || holder.where.kind !== 'at') return across;
    return [
      ...across,
      { card, how: 'disembark', where: atLocation(location), to: location, cost: 0, rule: 'swccg.core-embarking.2' },
    ];
  }
  if (type === 'starship' && !hasPilot(game, card)) return [];
  if (type === 'vehicle' && (!isSite(location) || !mayBeAt(game, card, location))) return [];
  if (holder.where.kind !== 'at') return [];
  return [
    { card, how: 'disembark', where: atLocation(location), to: location, cost: 0, rule: 'swccg.core-embarking.3' },
  ];
}

/** swccg.core-embarking.4: between the bridge of a carrier and that of a ship or vehicle in its hold */
function bridges(game: CardTable, card: CardInPlay, holder: CardInPlay, location: LocationInPlay): Move[] {
  const neighbours = game.heldBy(holder).filter(isInHold);
  const carrier = isInHold(holder) ? game.find(holder.where.id) : undefined;
  return [...neighbours, ...(carrier ? [carrier] : [])].flatMap((ship) => boarding(game, card, ship, location));
}

/** swccg.core-deploy-phase.16: who flies and who rides may change in the deploy and move phases */
export function seatChanges(game: CardTable, card: CardInPlay): Move[] {
  const ship = game.find(card.where.id);
  if (card.where.kind !== 'aboard' || !ship) return [];
  const to = game.locationOf(card);
  return freeSlots(game, ship, game.facts(card), isPilot(game, card))
    .filter((slot) => slot !== card.where.slot)
    .map((slot) => ({ card, how: 'seat', where: aboard(ship, slot), to, cost: 0, rule: 'swccg.core-movement.5' }));
}

function aboard(ship: CardInPlay, slot: Slot) {
  return { kind: 'aboard' as const, id: ship.id, slot };
}

/** Changing seats in the deploy phase. */
export function seatChangeActions(game: CardTable, seat: Seat): ActionOption[] {
  return game.state.cards
    .filter((card) => card.owner === seat && card.where.kind === 'aboard' && game.facts(card).type === 'character')
    .flatMap((card) => unlimitedOptions(game, seatChanges(game, card)));
}
