import type { Seat } from '@rangefinder/kernel';
import { definitionOf } from '../cards/catalog.ts';
import { opponentOf } from '../state.ts';
import type { CardView, LocationView, SwccgView } from '../view.ts';

/** What one player has at a location, as the view shows it. */
export interface Force {
  readonly power: number;
  readonly ability: number;
  readonly cards: readonly CardView[];
}

/** A location as a player weighs it. */
export interface Standing {
  readonly location: LocationView;
  readonly own: Force;
  readonly enemy: Force;
  /** What a Force drain here takes from the opponent, and from oneself. */
  readonly gain: number;
  readonly threat: number;
}

/** What a battle destiny adds on average. */
const AVERAGE_DESTINY = 3;

export function standings(view: SwccgView, seat: Seat): ReadonlyMap<string, Standing> {
  const found = new Map<string, Standing>();
  for (const location of view.locations) {
    found.set(location.id, {
      location,
      own: forceAt(view, location, seat),
      enemy: forceAt(view, location, opponentOf(seat)),
      gain: location.drain[seat] ?? 0,
      threat: location.drain[opponentOf(seat)] ?? 0,
    });
  }
  return found;
}

function forceAt(view: SwccgView, location: LocationView, seat: Seat): Force {
  const { facts } = definitionOf(location.card);
  const site = facts.type === 'location' && facts.kind === 'site';
  let [power, ability] = [0, 0];
  const cards: CardView[] = [];
  for (const card of view.cards) {
    if (card.owner !== seat || card.location !== location.id || card.undercover || card.captive) continue;
    const { facts: own, text } = definitionOf(card.card);
    if (own.type !== 'character' && own.type !== 'vehicle' && own.type !== 'starship') continue;
    cards.push(card);
    ability += card.ability + (text?.permanentPilots ?? 0);
    if (site ? own.type !== 'starship' && card.where.kind !== 'aboard' : own.type === 'starship') power += card.power;
  }
  return { power, ability, cards };
}

/** Power and the destiny that ability promises. */
export function strength({ power, ability }: Force): number {
  return ability >= 4 ? power + AVERAGE_DESTINY : power;
}
