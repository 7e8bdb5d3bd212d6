import type { Option } from '@rangefinder/kernel';
import type { SwccgView } from '../view.ts';
import { told } from './about.ts';
import { type Standing, strength } from './standing.ts';

/** How much a move is worth: to an empty place worth draining, or away from a fight that is lost. */
export function moveScore(option: Option, view: SwccgView, places: ReadonlyMap<string, Standing>): number {
  const card = view.cards.find(({ id }) => id === told(option, 'id'));
  const from = card && places.get(card.location ?? '');
  if (!card || !from) return -1;
  const how = told(option, 'how');
  if (how === 'embark') return boards(option, view) ? 2 : -1;
  const to = places.get(told(option, 'to'));
  if (!to || to === from || how === 'disembark' || how === 'seat' || how === 'shuttle') return -1;
  if (to.enemy.cards.length > 0) return chargeScore(card.power, from, to);
  const flees = from.enemy.cards.length > 0 && strength(from.enemy) > strength(from.own) + 3;
  if (flees) return 4 + to.gain;
  if (from.enemy.cards.length > 0 || to.own.ability >= 1 || card.ability < 1) return -1;
  const stays = from.own.ability - card.ability >= 1;
  return (stays ? 0 : -from.gain) + to.gain - 0.5;
}

/** Into a fight only to win it, and never out of another. */
function chargeScore(power: number, from: Standing, to: Standing): number {
  if (from.enemy.cards.length > 0 || from.own.cards.length < 2) return -1;
  const lead = strength(to.own) + power - strength(to.enemy);
  return to.own.cards.length > 0 && lead > 2 ? 2 + to.threat : -1;
}

/** A pilot for a ship that has none. */
function boards(option: Option, view: SwccgView): boolean {
  const ship = view.cards.find(({ id }) => id === told(option, 'to'));
  return told(option, 'slot') === 'pilot' && ship !== undefined && !ship.piloted;
}
