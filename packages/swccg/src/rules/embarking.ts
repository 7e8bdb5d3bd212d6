import type { Seat } from '@rangefinder/kernel';
import type { CardInPlay, LocationInPlay, Slot } from '../state.ts';
import type { CardTable } from '../table.ts';
import { freeSlots } from './capacity.ts';
import { mayBeAt } from './landspeed.ts';
import { isSite } from './locations.ts';
import { atLocation, type Move, offerMoves } from './movement.ts';
import type { ActionOption } from './options.ts';
import { hasPilot, isInHold, isPilot } from './piloting.ts';

/** Moves that cost nothing and never use up the regular move: embarking, disembarking, changing seats. */
export function embarkMoves(game: CardTable, card: CardInPlay, moves: Move[] = []): Move[] {
  const { kind } = card.where;
  if (kind !== 'at' && kind !== 'aboard') return moves;
  const location = game.locationOf(card);
  if (!location) return moves;
  if (kind === 'at') {
    embark(game, card, location, moves);
    return moves;
  }
  const holder = game.holderOf(card);
  if (!holder) return moves;
  if (game.facts(card).type === 'character') seatChanges(game, card, moves);
  disembark(game, card, holder, location, moves);
  return moves;
}

/** swccg.core-embarking.1, swccg.core-embarking.3: onto what stands in the same place and has room */
function embark(game: CardTable, card: CardInPlay, location: LocationInPlay, moves: Move[]): void {
  const here = game.at(location);
  if (here.length < 2) return;
  const { type } = game.facts(card);
  // swccg.starships-movement.7: a starfighter needs a pilot for it, unless the switch says otherwise
  if (type === 'starship' && !hasPilot(game, card) && !game.state.switches.unpilotedEmbark) return;
  for (const ship of here) {
    if (ship !== card && ship.owner === card.owner) boarding(game, card, ship, location, moves);
  }
}

function boarding(game: CardTable, card: CardInPlay, ship: CardInPlay, to: LocationInPlay, moves: Move[]): void {
  if (!game.definition(ship).text?.capacity) return;
  for (const slot of freeSlots(game, ship, game.definition(card), isPilot(game, card))) {
    const where = aboard(ship, slot);
    moves.push({ card, how: 'embark', where, to, cost: 0, rule: 'swccg.core-embarking.1', by: null });
  }
}

function disembark(
  game: CardTable,
  card: CardInPlay,
  holder: CardInPlay,
  location: LocationInPlay,
  moves: Move[],
): void {
  const { type } = game.facts(card);
  if (type === 'character') {
    bridges(game, card, holder, location, moves);
    // swccg.core-embarking.2, swccg.core-embarking.5: never into space
    if (!isSite(location)) return;
  }
  if (type === 'starship' && !hasPilot(game, card)) return;
  if (type === 'vehicle' && (!isSite(location) || !mayBeAt(game, card, location))) return;
  if (holder.where.kind !== 'at') return;
  const rule = type === 'character' ? 'swccg.core-embarking.2' : 'swccg.core-embarking.3';
  moves.push({ card, how: 'disembark', where: atLocation(location), to: location, cost: 0, rule, by: null });
}

/** swccg.core-embarking.4: between the bridge of a carrier and that of a ship or vehicle in its hold */
function bridges(game: CardTable, card: CardInPlay, holder: CardInPlay, location: LocationInPlay, moves: Move[]): void {
  for (const ship of game.heldBy(holder)) if (isInHold(ship)) boarding(game, card, ship, location, moves);
  const carrier = isInHold(holder) ? game.holderOf(holder) : undefined;
  if (carrier) boarding(game, card, carrier, location, moves);
}

/** swccg.core-deploy-phase.16: who flies and who rides may change in the deploy and move phases */
function seatChanges(game: CardTable, card: CardInPlay, moves: Move[]): void {
  const ship = game.holderOf(card);
  if (card.where.kind !== 'aboard' || !ship) return;
  const to = game.locationOf(card);
  for (const slot of freeSlots(game, ship, game.definition(card), isPilot(game, card))) {
    if (slot === card.where.slot) continue;
    const where = aboard(ship, slot);
    moves.push({ card, how: 'seat', where, to, cost: 0, rule: 'swccg.core-movement.5', by: null });
  }
}

function aboard(ship: CardInPlay, slot: Slot) {
  return { kind: 'aboard' as const, id: ship.id, slot };
}

/** Changing seats in the deploy phase. */
export function seatChangeActions(game: CardTable, seat: Seat, options: ActionOption[]): void {
  const moves: Move[] = [];
  for (const card of game.state.cards) {
    if (card.where.kind !== 'aboard' || card.owner !== seat || game.facts(card).type !== 'character') continue;
    seatChanges(game, card, moves);
  }
  offerMoves(game, moves, options);
}
