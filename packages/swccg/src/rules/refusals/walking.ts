import type { Violation } from '@rangefinder/kernel';
import { refuse } from '../../refusals.ts';
import type { CardInPlay, LocationInPlay } from '../../state.ts';
import { isCapital } from '../deploy-where.ts';
import { mayBeAt } from '../landspeed.ts';
import { isExterior, isSite, isTrench, systemOf } from '../locations.ts';
import { moveCost } from '../movement.ts';
import { isPilot, isPiloted } from '../piloting.ts';
import { readyShuttle, shuttleMoves } from '../shuttling.ts';
import { starshipSiteMoves } from '../starship-sites.ts';
import { landspeed } from '../values.ts';
import { tooDear } from './attempt.ts';
import { whyNoRoom } from './boarding.ts';
import type { Journey } from './moving.ts';

/** swccg.core-landspeed.1 */
export function whyNotWalk({ attempt, card, from, to }: Journey): Violation | undefined {
  const { game } = attempt;
  const { id } = card;
  const { type } = game.facts(card);
  if (type === 'starship' || card.where.kind !== 'at' || !from) {
    return refuse('swccg.core-landspeed.1', 'moves-otherwise', { id });
  }
  if (type === 'vehicle' && !isPiloted(game, card)) return refuse('swccg.core-unpiloted.3', 'unpiloted', { id });
  if (to && isTrench(to)) return refuse('swccg.core-death-star.8', 'nobody-enters-the-trench');
  const sites = game.rowOf(from).walkable;
  const [here, there] = [sites.indexOf(from), to ? sites.indexOf(to) : -1];
  if (!to || here < 0 || there < 0) return refuse('swccg.core-landspeed.1', 'no-way-there');
  const [distance, reach] = [Math.abs(here - there), landspeed(game, card)];
  if (distance > reach) {
    return refuse('swccg.core-landspeed.1', 'too-far-to-walk', { distance, landspeed: reach });
  }
  if (!mayBeAt(game, card, to)) return whyNotInside(card, to);
  const way = sites.slice(Math.min(here, there) + 1, Math.max(here, there));
  if (!way.every((site) => mayBeAt(game, card, site))) return refuse('swccg.core-landspeed.4', 'way-is-closed');
  return tooDear(attempt, moveCost(game, card, to, 1));
}

function whyNotInside({ id }: CardInPlay, site: LocationInPlay): Violation {
  const rule = isExterior(site) ? 'swccg.core-movement.8' : 'swccg.core-landspeed.6';
  return refuse(rule, 'not-inside', { id });
}

/** swccg.core-shuttling.1: up to a capital starship, or down from one */
export function whyNotShuttle(journey: Journey): Violation | undefined {
  const { attempt, card, from, to, ship, slot } = journey;
  const { game } = attempt;
  const target = ship ?? to;
  const way = shuttleMoves(game, card).find(({ where }) => where.id === target?.id && where.slot === (slot ?? null));
  if (way) return tooDear(attempt, way.cost);
  if (game.facts(card).type === 'starship') {
    return refuse('swccg.core-shuttling.1', 'moves-otherwise', { id: card.id });
  }
  if (!from || from.row === 'dagobah') return refuse('swccg.core-shuttling.4', 'no-shuttle-at-dagobah');
  const carrier = card.where.kind === 'aboard' ? game.holderOf(card) : ship;
  if (carrier && game.facts(carrier).type === 'starship' && !isCapital(game, carrier)) {
    return refuse('swccg.core-shuttling.3', 'no-shuttle-to-starfighters');
  }
  const NOWAY = refuse('swccg.core-shuttling.1', 'no-shuttle-there');
  if (card.where.kind === 'aboard') {
    const below = to && isSite(to) && isExterior(to) && systemOf(game, to) === from;
    return below && !mayBeAt(game, card, to) ? whyNotInside(card, to) : NOWAY;
  }
  const system = isSite(from) && isExterior(from) ? systemOf(game, from) : undefined;
  if (!system || !ship || game.locationOf(ship) !== system) return NOWAY;
  return whyNoRoom(journey, ship, isPilot(game, card)) ?? NOWAY;
}

/** swccg.core-vehicles.11 */
export function whyNotFerry(journey: Journey): Violation | undefined {
  const { attempt, card, from, to, ship } = journey;
  const { game } = attempt;
  const down = card.where.kind === 'aboard';
  const site = down ? to : from;
  if (!site || !isSite(site) || !readyShuttle(game, site, card)) {
    return refuse('swccg.core-vehicles.11', 'no-shuttle-vehicle');
  }
  const system = systemOf(game, site);
  const fits = down ? system === from : ship !== undefined && system === game.locationOf(ship);
  if (!fits) return refuse('swccg.core-vehicles.11', 'no-shuttle-there');
  return ship ? whyNoRoom(journey, ship, isPilot(game, card)) : undefined;
}

/** swccg.core-starship-site-move.1 */
export function whyNotEnterSite(journey: Journey): Violation | undefined {
  const { attempt, card, from, to, ship } = journey;
  const { game } = attempt;
  const aboard = from !== null && card.where.kind === 'at' && game.rowOf(from).row.starship === ship?.id;
  if (ship && aboard) return whyNoRoom(journey, ship, isPilot(game, card));
  if (to && starshipSiteMoves(game, card).some((move) => move.to === to)) return undefined;
  const outside = card.where.kind === 'at' && to !== undefined;
  const rule = outside ? 'swccg.core-starship-site-move.2' : 'swccg.core-starship-site-move.1';
  return refuse(rule, 'no-related-site');
}
