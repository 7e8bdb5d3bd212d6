import { iconCount } from '../facts.ts';
import type { CardInPlay } from '../state.ts';
import type { CardTable } from '../table.ts';
import { isActive } from './active.ts';
import { isSite, isTrench } from './locations.ts';
import { ask } from './modifiers.ts';

/** swccg.core-characters.3 */
export function isPilot(game: CardTable, card: CardInPlay): boolean {
  return ask(game, game.modifiers['pilot-skill'], { card }, iconCount(game.facts(card), 'pilot') > 0 ? 1 : 0) > 0;
}

export function isWarrior(game: CardTable, card: CardInPlay): boolean {
  return ask(game, game.modifiers['warrior-skill'], { card }, iconCount(game.facts(card), 'warrior') > 0 ? 1 : 0) > 0;
}

/** Somebody who can fly it is aboard, wherever it stands (swccg.core-piloting.1, swccg.core-piloting.2). */
export function hasPilot(game: CardTable, ship: CardInPlay): boolean {
  const { facts, text } = game.definition(ship);
  if (text?.permanentPilots !== undefined || text?.neverUnpiloted) return true;
  if (facts.type === 'vehicle' && facts.class === 'creature') return true; // swccg.core-vehicles.8
  // swccg.core-passengers.4: a transport vehicle needs a driver in place of a pilot
  const slot = facts.type === 'vehicle' && facts.class === 'transport' ? 'driver' : 'pilot';
  if (game.heldBy(ship).some((card) => card.where.slot === slot && isActive(game, card))) return true;
  return ask(game, game.modifiers['flies-itself'], { card: ship }, 0) > 0;
}

/** swccg.core-sites.4: a starship at a site is landed, unless it flies through the Trench (swccg.core-death-star.8) */
export function isLanded(game: CardTable, ship: CardInPlay): boolean {
  if (game.facts(ship).type !== 'starship') return false;
  const location = game.locationOf(ship);
  return location !== null && isSite(location) && !isTrench(location);
}

/** In the cargo hold of another ship or vehicle. */
export function isInHold(card: CardInPlay): boolean {
  return card.where.slot === 'vehicle' || card.where.slot === 'starfighter';
}

/** swccg.core-unpiloted.9, swccg.core-unpiloted.10: landed, or in a hold, it counts as unpiloted */
export function isPiloted(game: CardTable, ship: CardInPlay): boolean {
  return hasPilot(game, ship) && !isLanded(game, ship) && !isInHold(ship);
}

/** Whether a character flies what it is aboard of; a driver does not (swccg.core-piloting.4, swccg.core-passengers.6). */
export function isPiloting(game: CardTable, pilot: CardInPlay, ship: CardInPlay): boolean {
  return pilot.where.id === ship.id && pilot.where.slot === 'pilot' && isPiloted(game, ship);
}
