import type { Seat } from '@rangefinder/kernel';
import type { CardDefinition, CardText, Place } from '../definition.ts';
import { type CardFacts, iconCount, type StarshipFacts } from '../facts.ts';
import type { CardInPlay, LocationInPlay } from '../state.ts';
import type { CardTable } from '../table.ts';
import { freeSlots, isTie } from './capacity.ts';
import {
  forceIcons,
  isDockingBay,
  isExterior,
  isLaunchBay,
  isSite,
  isSystem,
  isTrench,
  locationText,
} from './locations.ts';
import { ask } from './modifiers.ts';
import { hasPresence } from './presence.ts';

/** Presence, or a Force icon, or a text that needs neither (swccg.core-deploy-phase.8, swccg.starships-deployment.1,
 * swccg.starship-starfighter-deployment.1). */
export function isOpenTo(
  game: CardTable,
  seat: Seat,
  { facts, text }: CardDefinition,
  location: LocationInPlay,
): boolean {
  if (forceIcons(game, location, seat) > 0 || hasPresence(game, location, seat)) return true;
  // swccg.core-deploy-phase.10: a spy needs neither at a site
  if (facts.type === 'character' && isSite(location) && facts.keywords?.includes('spy')) return true;
  // swccg.core-spies.2: an undercover spy counts as presence for its owner's deployments
  for (const card of game.at(location)) if (card.undercover && card.owner === seat) return true;
  if (text?.deploysAnywhere) return true;
  return ask(game, game.modifiers['deploy-anywhere'], { facts, seat, location, on: null }, 0) > 0;
}

/** Every legal place for a character, vehicle or starship by itself. */
export function placesFor(game: CardTable, seat: Seat, definition: CardDefinition): Place[] {
  const { facts, text } = definition;
  const places: Place[] = [];
  for (const location of game.state.locations) {
    const stands = mayStandAt(facts, text, location, game);
    if ((!stands && game.at(location).length === 0) || !isOpenTo(game, seat, definition, location)) continue;
    if (stands) places.push({ location, on: null, slot: null });
    placesAboard(game, seat, definition, location, places);
  }
  return places.filter((place) => isAllowed(game, seat, facts, text, place));
}

/** Adds the places straight aboard what is there (swccg.core-deploy-phase.9, swccg.starships-deployment.13, swccg.starships-deployment.5,
 * swccg.starships-deployment.11, swccg.starship-starfighter-deployment.3, swccg.starship-starfighter-deployment.11). */
function placesAboard(
  game: CardTable,
  seat: Seat,
  definition: CardDefinition,
  location: LocationInPlay,
  places: Place[],
): void {
  const { facts } = definition;
  if (facts.type !== 'character' && facts.type !== 'vehicle' && facts.type !== 'starship') return;
  const pilot = iconCount(facts, 'pilot') > 0;
  for (const ship of game.at(location)) {
    // swccg.core-capacity.7: only one's own
    if (ship.owner !== seat) continue;
    if (facts.type === 'starship' && !isCapital(game, ship)) continue;
    for (const slot of freeSlots(game, ship, definition, pilot)) places.push({ location, on: ship, slot });
  }
}

export function isCapital(game: CardTable, ship: CardInPlay): boolean {
  const facts = game.facts(ship);
  return facts.type === 'starship' && facts.class === 'capital';
}

/** The text may allow only some places, or forbid some (swccg.core-deploy-phase.12, swccg.core-object.10). */
export function isAllowed(game: CardTable, seat: Seat, facts: CardFacts, text: CardText | null, place: Place): boolean {
  const about = { facts, seat, location: place.location, on: place.on };
  const allowed =
    (!text?.deploysOnly || text.deploysOnly(place, seat, game)) &&
    ask(game, game.modifiers['may-deploy'], about, 1) > 0;
  return allowed || ask(game, game.modifiers['deploy-regardless'], about, 0) > 0;
}

/** Whether a card of its type may deploy straight to a location of this kind. */
function mayStandAt(facts: CardFacts, text: CardText | null, location: LocationInPlay, game: CardTable): boolean {
  switch (facts.type) {
    case 'character':
      // swccg.core-deploy-where.1, swccg.core-deploy-where.2
      return isSite(location) && !isTrench(location);
    case 'vehicle':
      return mayVehicleBeAt(text, location, game);
    case 'starship':
      return mayStarshipDeployTo(facts, text, location, text?.permanentPilots !== undefined);
    default:
      return false;
  }
}

/** Exterior sites, unless the text says otherwise; a driver may come later (swccg.core-deploy-where.3,
 * swccg.core-deploy-where.4, swccg.core-sites.3). */
export function mayVehicleBeAt(text: CardText | null, location: LocationInPlay, game: CardTable): boolean {
  if (!isSite(location) || isTrench(location)) return false;
  return text?.staysOnly ? text.staysOnly(location, game) : isExterior(location);
}

/** Where a starship may deploy; `piloted` by permanent pilots or by a pilot who deploys with it. */
export function mayStarshipDeployTo(
  facts: StarshipFacts,
  text: CardText | null,
  location: LocationInPlay,
  piloted: boolean,
): boolean {
  if (text?.replaces !== undefined) return false;
  const sector = locationText(location)?.sector;
  if (facts.class === 'capital') {
    // swccg.core-deploy-where.5, swccg.core-deploy-where.6, swccg.starships-deployment.2, swccg.starships-deployment.3
    return piloted && (isSystem(location) || sector === 'asteroid');
  }
  // swccg.starship-starfighter-deployment.2, swccg.starship-starfighter-deployment.10, swccg.core-docking-bays.3,
  // swccg.starships-deployment.4, swccg.starships-deployment.10
  if (isDockingBay(location)) return true;
  if (isLaunchBay(location)) return isTie(facts);
  if (isSite(location)) return false;
  // swccg.starship-starfighter-deployment.6, swccg.core-sectors.6: sectors of no known kind are those of Death Star II
  if (!isSystem(location) && sector === undefined) return false;
  // Never empty into space (swccg.starship-starfighter-deployment.4, swccg.starship-starfighter-deployment.5,
  // swccg.starship-starfighter-deployment.12, swccg.starships-deployment.6, swccg.starships-deployment.7,
  // swccg.starships-deployment.12, swccg.core-deploy-where.7, swccg.core-deploy-where.8)
  return piloted;
}

/** Places where a starship may deploy together with a pilot (swccg.starship-starfighter-deployment.7). */
export function placesWithPilot(game: CardTable, seat: Seat, definition: CardDefinition): Place[] {
  const { facts, text } = definition;
  if (facts.type !== 'starship' || text?.permanentPilots !== undefined) return [];
  return game.state.locations
    .filter(
      (location) => mayStarshipDeployTo(facts, text, location, true) && isOpenTo(game, seat, definition, location),
    )
    .map((location) => ({ location, on: null, slot: null }))
    .filter((place) => isAllowed(game, seat, facts, text, place));
}
