import type { CardInPlay, LocationInPlay } from '../state.ts';
import type { CardTable } from '../table.ts';
import { isTie } from './capacity.ts';
import { isDockingBay, isExterior, isLaunchBay, isSite, isTrench } from './locations.ts';
import { atLocation, type Move, moveCost } from './movement.ts';
import { hasPilot } from './piloting.ts';

/** Landing and taking off: starfighters and squadrons, with a pilot, without a nav computer, as their regular move
 * (swccg.core-landing.1, swccg.core-landing.2, swccg.core-landing.3, swccg.core-landing.4, swccg.starships-movement.5,
 * swccg.core-starship-classes.6). */
export function landingMoves(game: CardTable, card: CardInPlay, moves: Move[] = []): Move[] {
  const facts = game.facts(card);
  // swccg.core-starship-classes.4, swccg.core-sites.5
  if (facts.type !== 'starship' || facts.class === 'capital' || card.where.kind !== 'at') return moves;
  const from = game.locationOf(card);
  if (!from || !hasPilot(game, card)) return moves;
  if (isSite(from)) {
    takeOff(game, card, from, moves);
    return moves;
  }
  for (const site of game.state.locations) {
    if (!isSite(site) || !isExterior(site) || isTrench(site) || skyOf(game, site) !== from) continue;
    // swccg.core-starship-classes.8: TIEs land at docking bays only, and at launch bays, which take nothing else
    if (isTie(facts) ? !isDockingBay(site) && !isLaunchBay(site) : isLaunchBay(site)) continue;
    const cost = moveCost(game, card, site, fee(site));
    moves.push({ card, how: 'land', where: atLocation(site), to: site, cost, rule: 'swccg.core-landing.1', by: null });
  }
  return moves;
}

function takeOff(game: CardTable, card: CardInPlay, from: LocationInPlay, moves: Move[]): void {
  const to = isTrench(from) ? undefined : skyOf(game, from);
  if (!to) return;
  const cost = moveCost(game, card, to, fee(from));
  moves.push({ card, how: 'take-off', where: atLocation(to), to, cost, rule: 'swccg.core-landing.2', by: null });
}

/**
 * swccg.core-docking-bays.4: free at docking bays, and at launch bays; it goes before the general rule
 * (swccg.core-object.9)
 */
function fee(site: LocationInPlay): number {
  return isDockingBay(site) || isLaunchBay(site) ? 0 : 1;
}

/** swccg.core-landing.5: a starship's docking bay opens to wherever the starship is */
export function skyOf(game: CardTable, site: LocationInPlay): LocationInPlay | null | undefined {
  const { row, sky } = game.rowOf(site);
  const { world, starship } = row;
  if (world !== 'starship') return sky;
  const ship = starship === null ? undefined : game.find(starship);
  return ship && (isDockingBay(site) || isLaunchBay(site)) ? game.locationOf(ship) : undefined;
}
