import type { Seat } from '@rangefinder/kernel';
import type { Deed, Movement } from '../ask.ts';
import { definitionOf } from '../cards/catalog.ts';
import type { CardView, SwccgView } from '../view.ts';
import { boarding, presenceOf } from './deploying.ts';
import { type Change, cardOn, changed, SAVED, type Standing, worth } from './standing.ts';

/** A move that gains less is not worth the trouble. */
const TROUBLE = 0.5;

type Transit = Extract<Deed, { readonly do: 'transit' }>;
type React = Extract<Deed, { readonly do: 'react' | 'react-away' }>;
type Places = ReadonlyMap<string, Standing>;

/** How much a move is worth: what both places are worth afterwards, and were before. */
export function moveScore(move: Movement, view: SwccgView, places: Places): number {
  const card = cardOn(view, move.id);
  const from = card && places.get(card.location ?? '');
  if (!card || !from) return -1;
  const { how } = move;
  const cost = move.cost * SAVED + TROUBLE;
  if (how === 'embark') return embarkScore(move, card, from, view, places) - cost;
  const to = places.get(move.to ?? '');
  if (!to || to === from || how === 'disembark' || how === 'seat' || how === 'shuttle') return -1;
  return transferWorth([card], from, to, view) - cost;
}

/** Docking bay transit: all who can go together. */
export function transitScore(transit: Transit, view: SwccgView, seat: Seat, places: Places): number {
  const [from, to] = [places.get(transit.from), places.get(transit.to)];
  if (!from || !to) return -1;
  const all = view.cards.filter((card) => card.owner === seat && !card.moved && isTraveller(card, from));
  return transferWorth(all, from, to, view) - transit.cost * SAVED - TROUBLE;
}

function isTraveller({ card, where }: CardView, { location }: Standing): boolean {
  return where.kind === 'at' && where.id === location.id && definitionOf(card).facts.type === 'character';
}

/** A react: to a battle that it turns or evens out, to a Force drain that it stops, or away from a battle that is lost. */
export function reactScore(react: React, moment: string, view: SwccgView, lead: number, places: Places): number {
  const card = cardOn(view, react.id);
  const [from, to] = [places.get(card?.location ?? ''), places.get(react.to)];
  if (!card || !from || !to) return 0;
  if (moment === 'battle') {
    if (react.do === 'react-away') return lead < -3 && lead + card.power < 0 ? 2 : 0;
    return lead < 4 && lead + card.power >= 0 ? 2 : 0;
  }
  return transferWorth([card], from, to, view) + to.threat - TROUBLE;
}

/** What it is worth that some cards leave one place for another. */
export function transferWorth(cards: readonly CardView[], from: Standing, to: Standing, view: SwccgView): number {
  const coming = carriedBy(cards, view, to);
  const leaving = carriedBy(cards, view, from);
  const before = worth(from, from.own, from.enemy, false) + worth(to, to.own, to.enemy, false);
  const left = changed(from.own, { power: -leaving.power, ability: -leaving.ability });
  return worth(from, left, from.enemy, false) + worth(to, changed(to.own, coming), to.enemy, false) - before;
}

/** The power and ability of some cards at a place, with all that is aboard. */
function carriedBy(cards: readonly CardView[], view: SwccgView, place: Standing): Change {
  let [power, ability] = [0, 0];
  for (const card of cards) {
    const crew = view.cards.filter(({ where }) => where.kind === 'aboard' && where.id === card.id);
    const isShip = definitionOf(card.card).facts.type === 'starship';
    if (isShip !== place.site) power += isShip && card.power === 0 ? powerInSpace(card, crew) : card.power;
    ability += presenceOf(card.card);
    for (const one of crew) ability += presenceOf(one.card);
  }
  return { power, ability };
}

/** What a starship that is landed will have once it has taken off. */
function powerInSpace({ card }: CardView, crew: readonly CardView[]): number {
  const { facts, text } = definitionOf(card);
  const flown = text?.permanentPilots !== undefined || crew.some(({ where }) => where.slot === 'pilot');
  return flown && facts.type === 'starship' ? (facts.power ?? 0) : 0;
}

/** Into a cockpit that is empty: of what fights where it stands, or of a starship that is wanted in the sky above. */
function embarkScore(move: Movement, card: CardView, from: Standing, view: SwccgView, places: Places): number {
  const ship = cardOn(view, move.to ?? '');
  const { slot } = move;
  if (!ship || ship.piloted || (slot !== 'pilot' && slot !== 'driver')) return -1;
  const { facts } = definitionOf(ship.card);
  if (facts.type !== 'starship') return 1;
  const sky = from.site ? skyOver(from, places) : from;
  if (!sky) return -1;
  const leaving = { power: -card.power, ability: -presenceOf(card.card) };
  const lost = worth(from, from.own, from.enemy, false) - worth(from, changed(from.own, leaving), from.enemy, false);
  const won = worth(sky, changed(sky.own, boarding(card.card, 'pilot', ship, sky)), sky.enemy, false);
  return won - worth(sky, sky.own, sky.enemy, false) - lost;
}

function skyOver({ location }: Standing, places: Places): Standing | undefined {
  for (const place of places.values()) {
    const { facts } = definitionOf(place.location.card);
    if (place.location.row === location.row && facts.type === 'location' && facts.kind === 'system') return place;
  }
  return undefined;
}
