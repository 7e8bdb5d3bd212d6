import type { RefusedOption, Seat, Violation } from '@rangefinder/kernel';
import { refuse } from '../refusals.ts';
import { type CardInPlay, type LocationInPlay, opponentOf, type Step } from '../state.ts';
import type { CardTable } from '../table.ts';
import { deployCost, deployOptions, placeKey } from './deploy.ts';
import { placesFor } from './deploy-where.ts';
import { canUse } from './force.ts';
import { isSystem, parsecOf } from './locations.ts';
import { hasPresence } from './presence.ts';
import { mayJoinTable } from './uniqueness.ts';
import { hyperspeed } from './values.ts';

/** What a player may look for among the actions of a phase in vain, and the rule that forbids it. */
export function refusedActions(game: CardTable, seat: Seat, phase: Step): RefusedOption[] {
  if (seat !== game.state.current) return [];
  if (phase === 'deploy') return game.hand(seat).kinds.flatMap((card) => refusedDeployments(game, seat, card));
  if (phase === 'control') return game.state.locations.flatMap((location) => refusedDrain(game, seat, location));
  if (phase === 'battle') return game.state.locations.flatMap((location) => refusedBattle(game, seat, location));
  if (phase === 'move') return game.state.cards.flatMap((card) => refusedHyperspeed(game, seat, card));
  return [];
}

function refused(key: string, why: Violation): RefusedOption[] {
  return [{ key, why }];
}

function refusedDeployments(game: CardTable, seat: Seat, card: string): RefusedOption[] {
  const definition = game.cards.of(card);
  const { facts } = definition;
  if (facts.type !== 'character' && facts.type !== 'vehicle' && facts.type !== 'starship') return [];
  if (!mayJoinTable(game, seat, definition)) {
    return refused(`deploy:${card}`, refuse('swccg.core-uniqueness.5', 'often-enough', { card }));
  }
  const dear = placesFor(game, seat, definition).filter(
    (place) => !canUse(game, seat, deployCost(game, seat, definition, place)),
  );
  if (dear.length > 0) {
    return dear.flatMap((place) => {
      const force = deployCost(game, seat, definition, place);
      return refused(`deploy:${card}:${placeKey(place)}`, refuse('swccg.core-use-force.2', 'costs', { card, force }));
    });
  }
  if (deployOptions(game, seat, card).length > 0) return [];
  return refused(`deploy:${card}`, refuse('swccg.core-deploy-phase.8', 'no-place', { card }));
}

function refusedDrain(game: CardTable, seat: Seat, location: LocationInPlay): RefusedOption[] {
  const key = `drain:${location.id}`;
  if (location.drained) return refused(key, refuse('swccg.core-force-drain.2', 'drained-already'));
  if (!hasPresence(game, location, seat) || hasPresence(game, location, opponentOf(seat))) {
    return refused(key, refuse('swccg.core-force-drain.1', 'not-controlled'));
  }
  const spy = game.everythingAt(location).some((card) => card.undercover && card.owner !== seat);
  return spy ? refused(key, refuse('swccg.core-force-drain.10', 'undercover-spy')) : [];
}

function refusedBattle(game: CardTable, seat: Seat, location: LocationInPlay): RefusedOption[] {
  const key = `battle:${location.id}`;
  if (location.battled) return refused(key, refuse('swccg.core-battle-initiate.2', 'battled-already'));
  const both = hasPresence(game, location, 0) && hasPresence(game, location, 1);
  if (!both) return refused(key, refuse('swccg.core-battle-initiate.1', 'presence-of-both'));
  return canUse(game, seat, 1) ? [] : refused(key, refuse('swccg.core-use-force.2', 'battle-costs'));
}

/** swccg.core-hyperspeed.2: systems that are too far */
function refusedHyperspeed(game: CardTable, seat: Seat, ship: CardInPlay): RefusedOption[] {
  const from = game.locationOf(ship);
  if (ship.owner !== seat || game.facts(ship).type !== 'starship' || !from || !isSystem(from)) return [];
  const [here, reach] = [parsecOf(game, from), hyperspeed(game, ship)];
  return game.state.locations.filter(isSystem).flatMap((to) => {
    const there = parsecOf(game, to);
    if (here === undefined || there === undefined || Math.abs(here - there) <= reach) return [];
    const why = refuse('swccg.core-hyperspeed.2', 'too-far', { parsecs: Math.abs(here - there), hyperspeed: reach });
    return refused(`hyperspeed:${ship.id}:${to.id}`, why);
  });
}
