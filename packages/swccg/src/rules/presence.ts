import type { Seat } from '@rangefinder/kernel';
import { iconCount } from '../facts.ts';
import { type CardInPlay, DARK, type LocationInPlay, opponentOf } from '../state.ts';
import type { CardTable } from '../table.ts';
import { isActive } from './active.ts';
import { ask } from './modifiers.ts';
import { ability } from './values.ts';

/** The ability a card gives by being there: its own, or that of its permanent pilots (swccg.core-ability.3). */
export function abilityOf(game: CardTable, card: CardInPlay): number {
  const { facts, text } = game.definition(card);
  if (facts.type === 'character') return ability(game, card);
  if (facts.type === 'vehicle' || facts.type === 'starship') return ability(game, card) + (text?.permanentPilots ?? 0);
  return 0;
}

/** Everything active at the location counts, also aboard and in holds; droids have none (swccg.core-presence.2,
 * swccg.core-presence.5, swccg.core-presence.10, swccg.core-ability.4, swccg.core-passengers.2, swccg.core-unpiloted.7). */
export function totalAbility(game: CardTable, location: LocationInPlay, seat: Seat): number {
  const here = game.everythingAt(location);
  if (here.length === 0 && game.modifiers['total-ability'] === undefined) return 0;
  const memo = game.totalAbilities[seat === DARK ? 0 : 1];
  const known = memo.get(location.id);
  if (known !== undefined) return known;
  let total = 0;
  for (const card of here) {
    if (card.owner === seat && isActive(game, card)) total += abilityOf(game, card);
  }
  const result = ask(game, game.modifiers['total-ability'], { location, seat }, total);
  memo.set(location.id, result);
  return result;
}

/** swccg.core-presence.1, swccg.core-presence.3, swccg.core-presence.4 */
export function hasPresence(game: CardTable, location: LocationInPlay, seat: Seat): boolean {
  if (totalAbility(game, location, seat) >= 1) return true;
  for (const card of game.everythingAt(location)) {
    if (card.owner === seat && isActive(game, card) && hasPresenceIcon(game, card)) return true;
  }
  return false;
}

export function hasPresenceIcon(game: CardTable, card: CardInPlay): boolean {
  return iconCount(game.facts(card), 'presence') > 0;
}

/** swccg.core-presence.6 */
export const occupies = hasPresence;

/** Judged on the board as it is now; who is kept out of a battle still counts (swccg.core-presence.7, swccg.core-presence.8,
 * swccg.core-presence.9). */
export function controls(game: CardTable, location: LocationInPlay, seat: Seat): boolean {
  if (!hasPresence(game, location, seat) || hasPresence(game, location, opponentOf(seat))) return false;
  if (isKeptFrom(game, location, opponentOf(seat))) return false;
  // swccg.core-presence.11
  const needed = ask(game, game.modifiers['control-needs'], { location, seat }, 0);
  return needed === 0 || totalAbility(game, location, seat) >= needed;
}

/** swccg.core-presence.9: somebody with ability, or presence, who is only kept out of the battle */
function isKeptFrom(game: CardTable, location: LocationInPlay, seat: Seat): boolean {
  const excluded = game.state.battle?.excluded ?? [];
  if (excluded.length === 0) return false;
  const kept = game.everythingAt(location).filter(({ id, owner }) => owner === seat && excluded.includes(id));
  if (kept.some((card) => hasPresenceIcon(game, card))) return true;
  return kept.reduce((sum, card) => sum + abilityOf(game, card), 0) >= 1;
}

/** Vehicles described as enclosed, and every starship, enclose what they carry; others are open (swccg.core-vehicles.3,
 * swccg.core-vehicles.6). */
export function encloses(game: CardTable, holder: CardInPlay): boolean {
  const facts = game.facts(holder);
  return facts.type === 'starship' || (facts.type === 'vehicle' && (facts.keywords?.includes('enclosed') ?? false));
}

/** swccg.core-present.1, swccg.core-present.2, swccg.core-present.3; who is at a starship's site is not on its bridge
 * (swccg.starship-sites.12) */
export function isPresent(game: CardTable, card: CardInPlay): boolean {
  if (card.where.kind === 'at') return true;
  if (card.where.kind === 'table') return false;
  const holder = game.holderOf(card);
  if (!holder || !isPresent(game, holder)) return false;
  return card.where.kind === 'on' || !encloses(game, holder);
}

/** Present in the same place (swccg.core-present.5); a card is never with itself. */
export function isPresentWith(game: CardTable, one: CardInPlay, other: CardInPlay): boolean {
  if (one === other) return false;
  if (isPresent(game, one) && isPresent(game, other)) return game.locationOf(one) === game.locationOf(other);
  return placeInside(game, one) !== null && placeInside(game, one) === placeInside(game, other);
}

/** The ship or vehicle that a card is present inside of. */
function placeInside(game: CardTable, card: CardInPlay): string | null {
  if (card.where.kind !== 'aboard' && card.where.kind !== 'on') return null;
  const holder = game.holderOf(card);
  if (!holder) return null;
  return encloses(game, holder) ? holder.id : placeInside(game, holder);
}

/** swccg.core-present.8, swccg.core-present.9 */
export function isAlone(game: CardTable, card: CardInPlay): boolean {
  const location = game.locationOf(card);
  if (!location) return false;
  const { type } = game.facts(card);
  return game.everythingAt(location).every((other) => {
    if (other === card || other.owner !== card.owner || !isActive(game, other)) return true;
    if (type !== 'character' && other.where.id === card.id) return true;
    return game.facts(other).type !== 'character' && abilityOf(game, other) === 0;
  });
}
