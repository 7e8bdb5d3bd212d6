import type { Option, Seat } from '@rangefinder/kernel';
import { definitionOf } from '../cards/catalog.ts';
import { iconCount } from '../cards/facts.ts';
import { sideOf } from '../state.ts';
import type { SwccgView } from '../view.ts';
import { told } from './about.ts';
import { type Standing, strength } from './standing.ts';

/** How much a deployment is worth; nothing below 0 is done. */
export function deployScore(
  option: Option,
  view: SwccgView,
  seat: Seat,
  places: ReadonlyMap<string, Standing>,
): number {
  const { card, to, cost, pilot } = read(option);
  const { facts } = definitionOf(card);
  if (facts.type === 'location') {
    const [own, other] = sideOf(seat) === 'dark' ? [facts.dark, facts.light] : [facts.light, facts.dark];
    return 60 + 5 * own - 2 * other;
  }
  if (facts.type === 'weapon' || facts.type === 'device') return armingScore(view, seat, to) - cost;
  if (facts.type !== 'character' && facts.type !== 'vehicle' && facts.type !== 'starship') return 2 - cost;
  const ship = view.cards.find((one) => one.id === to);
  const place = places.get(ship?.location ?? to);
  if (!place) return -1;
  const crew = pilot === '' ? 0 : 2;
  if (ship) return boardingScore(option, ship.piloted, place) - cost / 4;
  const added = (facts.power ?? 0) + crew;
  const brings = presenceOf(card) + (pilot === '' ? 0 : presenceOf(pilot));
  return placeScore(place, added, brings) - cost / 4;
}

/** Standing where the opponent's icons are takes Force; standing beside a stronger enemy loses cards. */
function placeScore(place: Standing, added: number, ability: number): number {
  const { own, enemy, gain, threat } = place;
  if (enemy.cards.length > 0) {
    const lead = strength(own) + added - strength(enemy);
    // Together they can win, and they stop a Force drain meanwhile
    if (lead >= 0) return 12 + 3 * threat + Math.min(lead, 6);
    return own.cards.length > 0 && lead > -3 ? 3 : -5 + lead / 4;
  }
  if (own.ability < 1) return ability >= 1 ? 8 + 6 * gain : -1;
  // A second card makes the place safe, a third hardly more
  return own.power < 8 ? 3 + gain : 1.5;
}

function boardingScore(option: Option, piloted: boolean, place: Standing): number {
  const slot = told(option, 'to').split(':')[1];
  if (slot !== 'pilot' && slot !== 'driver') return -1;
  return piloted ? 2 + (place.enemy.cards.length > 0 ? 4 : 0) : 10;
}

/** Weapons go to those who fight. */
function armingScore(view: SwccgView, seat: Seat, to: string): number {
  const carrier = view.cards.find((one) => one.id === to);
  if (!carrier || carrier.owner !== seat) return -1;
  const armed = view.cards.some((one) => one.where.kind === 'on' && one.where.id === to);
  return armed ? -1 : 3 + carrier.power / 2;
}

function presenceOf(card: string): number {
  const { facts, text } = definitionOf(card);
  const own = facts.type === 'character' || facts.type === 'vehicle' ? (facts.ability ?? 0) : 0;
  return own + (text?.permanentPilots ?? 0) + (iconCount(facts, 'presence') > 0 ? 1 : 0);
}

/** What an option of deploying says of itself. */
function read(option: Option): { card: string; to: string; cost: number; pilot: string } {
  const to = told(option, 'to');
  return {
    card: told(option, 'card'),
    to: to.split(':')[0] ?? to,
    cost: Number(told(option, 'cost')),
    pilot: told(option, 'with'),
  };
}
