import type { Violation } from '@rangefinder/kernel';
import { refuse } from '../../refusals.ts';
import { DARK, type LocationInPlay } from '../../state.ts';
import { mobileSystem } from '../death-star.ts';
import { someMayGo, transitCost, travellers } from '../docking-bay-transit.ts';
import { isDockingBay, isSite, isSystem, locationFacts, parsecOf } from '../locations.ts';
import { mayDock, transfers } from '../transferring.ts';
import { type Attempt, ownCard, tooDear, untimely } from './attempt.ts';
import { whyNotMoved } from './moving.ts';

/** `transit:from:to` (swccg.core-docking-bay-transit.1). */
export function whyNoTransit(attempt: Attempt): Violation | undefined {
  const { game, seat, parts } = attempt;
  const rule = 'swccg.core-docking-bay-transit.1';
  const early = untimely(attempt, 'move', rule);
  if (early) return early;
  const [from, to] = parts.map((id) => game.findLocation(id));
  const bays = [from, to].every((location) => location && isDockingBay(location));
  if (!from || !to || from === to || !bays) return refuse(rule, 'no-docking-bay');
  const group = travellers(game, seat, from);
  const own = game.at(from).filter((card) => card.owner === seat);
  if (group.length === 0 && own.length > 0) {
    const moved = own.find((card) => card.moved && game.facts(card).type !== 'starship');
    if (moved) return refuse('swccg.core-movement.2', 'moved-already', { id: moved.id });
    return refuse('swccg.core-docking-bay-transit.6', 'starships-do-not-transit');
  }
  const [traveller] = group;
  if (!traveller) return refuse(rule, 'nobody-to-transit');
  if (!someMayGo(game, group, to)) return refuse('swccg.core-movement.6', 'may-not-move', { id: traveller.id });
  return tooDear(attempt, transitCost(game, seat, from, to));
}

/** `dock:ship:ship` (swccg.core-transferring.1). */
export function whyNoDocking(attempt: Attempt): Violation | undefined {
  const { game, parts } = attempt;
  const rule = 'swccg.core-transferring.1';
  const early = untimely(attempt, 'move', rule);
  if (early) return early;
  const [one, other] = parts.slice(0, 2).map((id) => ownCard(attempt, id, rule));
  const stranger = one?.why ?? other?.why;
  if (stranger || !one?.card || !other?.card) return stranger ?? refuse(rule, 'cannot-dock');
  const here = game.locationOf(one.card);
  const together = here !== null && here === game.locationOf(other.card) && !isSite(here);
  if (!together) return refuse(rule, 'not-in-the-same-place', { id: other.card.id });
  if (game.state.used.includes(`dock:${one.card.id}:${other.card.id}`)) {
    return refuse('swccg.core-movement.4', 'moved-in-circles');
  }
  if (!mayDock(game, one.card, other.card)) return refuse(rule, 'cannot-dock');
  if (transfers(game, one.card, other.card).length === 0) {
    return refuse('swccg.core-transferring.2', 'nothing-to-transfer');
  }
  return tooDear(attempt, 1);
}

/** `orbit:row:planet` for a mobile system, `orbit:ship:system` for a starship beside one. */
export function whyNoOrbit(attempt: Attempt): Violation | undefined {
  const { game, parts } = attempt;
  const [id = '', to = ''] = parts;
  const row = game.state.rows.find((candidate) => candidate.id === id);
  if (!row || game.find(id)) return whyNotMoved(attempt, 'orbit');
  const system = mobileSystem(game, row);
  if (!system) return refuse('swccg.core-death-star.4', 'no-orbit');
  const planet = game.findLocation(to);
  const there = planet && isSystem(planet) && planet !== system ? parsecOf(game, planet) : undefined;
  return whyMobileStays(attempt, system, there);
}

/** `deep-space:row:parsec` */
export function whyNoDeepSpace(attempt: Attempt): Violation | undefined {
  const { game, parts } = attempt;
  const row = game.state.rows.find((candidate) => candidate.id === parts[0]);
  const system = row && mobileSystem(game, row);
  return system ? whyMobileStays(attempt, system, Number(parts[1])) : refuse('swccg.core-death-star.4', 'no-orbit');
}

/** swccg.core-death-star.4, swccg.core-death-star.5 */
function whyMobileStays(attempt: Attempt, system: LocationInPlay, there: number | undefined): Violation | undefined {
  const { game, seat } = attempt;
  if (seat !== DARK) return refuse('swccg.core-death-star.4', 'dark-side-moves-it');
  const early = untimely(attempt, 'move', 'swccg.core-death-star.4');
  if (early) return early;
  if (game.state.used.includes(`mobile:${system.row}`)) {
    return refuse('swccg.core-movement.2', 'moved-already', { id: system.id });
  }
  const [here, reach] = [parsecOf(game, system), locationFacts(system).hyperspeed];
  if (reach === undefined) return refuse('swccg.core-death-star.5', 'stays-in-orbit');
  if (here === undefined || there === undefined) return refuse('swccg.core-death-star.5', 'no-orbit');
  const parsecs = Math.abs(here - there);
  if (parsecs > reach) return refuse('swccg.core-death-star.5', 'too-far-to-orbit', { parsecs, hyperspeed: reach });
  return tooDear(attempt, 1);
}
