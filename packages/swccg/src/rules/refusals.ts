import type { RefusedOption, RuleId, Seat } from '@rangefinder/kernel';
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

function refuse(key: string, rule: RuleId, why: string): RefusedOption[] {
  return [{ key, rule, why }];
}

function refusedDeployments(game: CardTable, seat: Seat, card: string): RefusedOption[] {
  const definition = game.cards.of(card);
  const { facts } = definition;
  if (facts.type !== 'character' && facts.type !== 'vehicle' && facts.type !== 'starship') return [];
  if (!mayJoinTable(game, seat, definition)) {
    return refuse(`deploy:${card}`, 'swccg.core-uniqueness.5', `${facts.title} is on table as often as it may be.`);
  }
  const dear = placesFor(game, seat, definition).filter(
    (place) => !canUse(game, seat, deployCost(game, seat, definition, place)),
  );
  if (dear.length > 0) {
    return dear.flatMap((place) => {
      const why = `${facts.title} costs ${deployCost(game, seat, definition, place)} Force there.`;
      return refuse(`deploy:${card}:${placeKey(place)}`, 'swccg.core-use-force.2', why);
    });
  }
  if (deployOptions(game, seat, card).length > 0) return [];
  const why = `There is no place for ${facts.title}: it needs your presence or Force icons, and a location of its kind.`;
  return refuse(`deploy:${card}`, 'swccg.core-deploy-phase.8', why);
}

function refusedDrain(game: CardTable, seat: Seat, location: LocationInPlay): RefusedOption[] {
  const key = `drain:${location.id}`;
  if (location.drained) return refuse(key, 'swccg.core-force-drain.2', 'This location was Force drained this turn.');
  if (!hasPresence(game, location, seat) || hasPresence(game, location, opponentOf(seat))) {
    return refuse(key, 'swccg.core-force-drain.1', 'You do not control this location.');
  }
  const spy = game.everythingAt(location).some((card) => card.undercover && card.owner !== seat);
  return spy ? refuse(key, 'swccg.core-force-drain.10', "An opponent's undercover spy is here.") : [];
}

function refusedBattle(game: CardTable, seat: Seat, location: LocationInPlay): RefusedOption[] {
  const key = `battle:${location.id}`;
  if (location.battled) return refuse(key, 'swccg.core-battle-initiate.2', 'There was a battle here this turn.');
  const both = hasPresence(game, location, 0) && hasPresence(game, location, 1);
  if (!both) return refuse(key, 'swccg.core-battle-initiate.1', 'Both players need presence here.');
  return canUse(game, seat, 1) ? [] : refuse(key, 'swccg.core-use-force.2', 'A battle costs 1 Force.');
}

/** swccg.core-hyperspeed.2: systems that are too far */
function refusedHyperspeed(game: CardTable, seat: Seat, ship: CardInPlay): RefusedOption[] {
  const from = game.locationOf(ship);
  if (ship.owner !== seat || game.facts(ship).type !== 'starship' || !from || !isSystem(from)) return [];
  const [here, reach] = [parsecOf(game, from), hyperspeed(game, ship)];
  return game.state.locations.filter(isSystem).flatMap((to) => {
    const there = parsecOf(game, to);
    if (here === undefined || there === undefined || Math.abs(here - there) <= reach) return [];
    const why = `It is ${Math.abs(here - there)} parsecs away; its hyperspeed is ${reach}.`;
    return refuse(`hyperspeed:${ship.id}:${to.id}`, 'swccg.core-hyperspeed.2', why);
  });
}
