import type { Seat } from '@rangefinder/kernel';
import type { Deed } from '../../ask.ts';
import { type Battle, type CardInPlay, type LocationInPlay, opponentOf, type Step } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { aboutDeployment, deployOptions, placeKey } from '../deploy.ts';
import { rowsFor } from '../deploy-locations.ts';
import { placesFor } from '../deploy-where.ts';
import { isSystem } from '../locations.ts';
import type { RefusedDeed, Window } from './attempt.ts';
import { whyNot } from './why-not.ts';

/** Something a player may expect to find among the options. */
type Expected = Pick<RefusedDeed, 'key' | 'about'>;

/** What a player may look for in vain, and what forbids it: a line for each card or place. */
export function refused(game: CardTable, seat: Seat, window: Window): readonly RefusedDeed[] {
  return expected(game, seat, window).flatMap(({ key, about }) => {
    const why = whyNot(game, seat, key, window);
    return why ? [{ key, about, why }] : [];
  });
}

/** What players expect to be able to do: in a phase of their own, or with the weapons of a battle. */
function expected(game: CardTable, seat: Seat, window: Window): readonly Expected[] {
  const { battle, current, step } = game.state;
  if (window.in === 'weapons' && battle) return shots(game, seat, battle);
  return window.in === 'phase' && seat === current ? business(game, seat, step) : [];
}

function shots(game: CardTable, seat: Seat, fight: Battle): Expected[] {
  const here = game.everythingAt(game.location(fight.location));
  return here
    .filter((card) => card.owner === seat && game.definition(card).text?.weapon)
    .map(({ id }) => ({
      key: `fire:${id}`,
      about: { do: 'fire', weapon: id, target: null, combined: false, cost: 0 },
    }));
}

function business(game: CardTable, seat: Seat, phase: Step): readonly Expected[] {
  const { cards, locations } = game.state;
  if (phase === 'control') return locations.filter((place) => isInhabited(game, place)).map(drain);
  if (phase === 'battle') return locations.filter((place) => isFought(game, place, seat)).map(battle);
  if (phase === 'deploy') return game.hand(seat).kinds.flatMap((card) => deployments(game, seat, card));
  return phase === 'move' ? cards.flatMap((card) => moves(game, seat, card)) : [];
}

function drain({ id }: LocationInPlay): Expected {
  return { key: `drain:${id}`, about: { do: 'drain', location: id, amount: 0 } };
}

function battle({ id }: LocationInPlay): Expected {
  return { key: `battle:${id}`, about: { do: 'battle', location: id, cost: 0 } };
}

function isInhabited(game: CardTable, location: LocationInPlay): boolean {
  return game.everythingAt(location).length > 0;
}

function isFought(game: CardTable, location: LocationInPlay, seat: Seat): boolean {
  const owners = game.everythingAt(location).map(({ owner }) => owner);
  return location.battled || (owners.includes(seat) && owners.includes(opponentOf(seat)));
}

/** A card that goes nowhere is one line; one that goes somewhere, a line for each place that is too dear. */
function deployments(game: CardTable, seat: Seat, card: string): Expected[] {
  const definition = game.cards.of(card);
  const { type } = definition.facts;
  if (type === 'interrupt' || definition.text?.immediate || rowsFor(game, seat, card).length > 0) return [];
  if (deployOptions(game, seat, card).length === 0) {
    const about: Deed = { do: 'deploy', card, to: null, slot: null, with: null, cost: 0 };
    return [{ key: `deploy:${card}`, about }];
  }
  if (type !== 'character' && type !== 'vehicle' && type !== 'starship') return [];
  return placesFor(game, seat, definition).map((place) => ({
    key: `deploy:${card}:${placeKey(place)}`,
    about: aboutDeployment(card, place, 0),
  }));
}

/** What keeps a card where it is; for a starship that flies, the systems that are too far. */
function moves(game: CardTable, seat: Seat, card: CardInPlay): Expected[] {
  const { type } = game.facts(card);
  if (card.owner !== seat || (card.where.kind !== 'at' && card.where.kind !== 'aboard')) return [];
  if (type === 'character' || type === 'vehicle') return [move(card, 'landspeed', null)];
  if (type !== 'starship' || card.where.kind !== 'at') return [];
  const stays = move(card, 'hyperspeed', null);
  if (whyNot(game, seat, stays.key, { in: 'phase' })) return [stays];
  const from = game.locationOf(card);
  if (!from || !isSystem(from)) return [];
  const systems = game.state.locations.filter((location) => location !== from && isSystem(location));
  return systems.map(({ id }) => move(card, 'hyperspeed', id));
}

function move({ id }: CardInPlay, how: 'landspeed' | 'hyperspeed', to: string | null): Expected {
  const key = to === null ? `${how}:${id}` : `${how}:${id}:${to}`;
  return { key, about: { do: 'move', how, id, to, slot: null, cost: 0 } };
}
