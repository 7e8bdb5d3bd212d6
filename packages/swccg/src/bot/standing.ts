import type { Seat } from '@rangefinder/kernel';
import { definitionOf } from '../cards/catalog.ts';
import { opponentOf } from '../state.ts';
import type { CardView, LocationView, SwccgView } from '../view.ts';

/** What one player has at a location, as far as a battle there goes. */
export interface Force {
  /** Total power, as the rules add it up now. */
  readonly power: number;
  readonly ability: number;
  readonly destinies: number;
  readonly present: boolean;
}

/** A location as a player weighs it. */
export interface Standing {
  readonly location: LocationView;
  readonly site: boolean;
  readonly own: Force;
  readonly enemy: Force;
  /** What a Force drain here takes from the opponent, and from oneself. */
  readonly gain: number;
  readonly threat: number;
}

/** What a battle destiny adds on average. */
export const AVERAGE_DESTINY = 3;
/** The ability that usually lets a player draw one. */
const ABILITY_FOR_DESTINY = 4;
/** What a Force that is not used is worth: it pays later, or stays Life Force. */
export const SAVED = 0.3;
/** For how many turns a Force drain is expected to go on. */
const HORIZON = 3;

export function standings(view: SwccgView, seat: Seat): ReadonlyMap<string, Standing> {
  const abilities = new Map<string, [number, number]>();
  for (const { owner, location, card, ability, undercover, captive } of view.cards) {
    if (location === null || undercover || captive) continue;
    const added = ability + (definitionOf(card).text?.permanentPilots ?? 0);
    if (added === 0) continue;
    const sums = abilities.get(location) ?? [0, 0];
    sums[owner === 0 ? 0 : 1] += added;
    abilities.set(location, sums);
  }
  const other = opponentOf(seat);
  const found = new Map<string, Standing>();
  for (const location of view.locations) {
    const force = (whose: Seat): Force => ({
      power: location.power[whose] ?? 0,
      ability: abilities.get(location.id)?.[whose === 0 ? 0 : 1] ?? 0,
      destinies: Math.min(location.destinies[whose] ?? 0, view.players[whose]?.reserve ?? 0),
      present: location.presence[whose] ?? false,
    });
    const facts = definitionOf(location.card).facts;
    found.set(location.id, {
      location,
      site: facts.type === 'location' && facts.kind === 'site',
      own: force(seat),
      enemy: force(other),
      gain: location.drain[seat] ?? 0,
      threat: location.drain[other] ?? 0,
    });
  }
  return found;
}

/** Power and what destiny promises. */
export function might({ power, destinies }: Force): number {
  return power + AVERAGE_DESTINY * destinies;
}

/** What comes to a place, or leaves it. */
export interface Change {
  readonly power: number;
  readonly ability: number;
}

export function changed(force: Force, { power, ability }: Change): Force {
  const total = force.ability + ability;
  const draws = total >= ABILITY_FOR_DESTINY ? Math.max(force.destinies, 1) : ability < 0 ? 0 : force.destinies;
  return {
    power: Math.max(0, force.power + power),
    ability: total,
    destinies: draws,
    present: total >= 1 || (force.present && ability >= 0),
  };
}

/**
 * What a place is worth in Force, if it is left so: drains to come, and the battle to come. `first` says whether the own
 * side may begin that battle before the opponent can answer.
 */
export function worth({ gain, threat }: Standing, own: Force, enemy: Force, first: boolean): number {
  if (!enemy.present) return own.present ? (HORIZON * gain + threat + 1) * safety(own) : 0;
  if (!own.present) return -HORIZON * threat;
  const lead = might(own) - might(enemy);
  // Whoever is behind stops a Force drain for a turn, and is driven off
  if (lead <= 0) return lead - 2 - (HORIZON - 1) * threat;
  return Math.min(lead, 10) * (first ? 1 : 0.4) + gain;
}

/** How sure one is to keep a place: whoever stands alone is soon driven off. */
function safety(own: Force): number {
  const strength = might(own);
  return strength / (strength + 2);
}

/** The card on table with this id. */
export function cardOn(view: SwccgView, id: string): CardView | undefined {
  return view.cards.find((card) => card.id === id);
}
