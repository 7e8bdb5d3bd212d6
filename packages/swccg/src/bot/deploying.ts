import type { Seat } from '@rangefinder/kernel';
import type { DeedChoice, Deployment } from '../ask.ts';
import { definitionOf } from '../cards/catalog.ts';
import type { CardText } from '../definition.ts';
import { iconCount } from '../facts.ts';
import { type Slot, sideOf } from '../state.ts';
import type { CardView, SwccgView } from '../view.ts';
import { type Change, cardOn, changed, SAVED, type Standing, worth } from './standing.ts';

/** What a pilot usually adds to power of what is piloted. */
const PILOTING = 2;

/** Somebody who could come to a place now. */
interface Coming extends Change {
  readonly key: string;
  readonly card: string;
  readonly cost: number;
}

type Places = ReadonlyMap<string, Standing>;

/** What each deployment is worth; nothing below 0 is done. */
export function deployScores(
  { options }: DeedChoice,
  view: SwccgView,
  seat: Seat,
  places: Places,
): Map<string, number> {
  const scores = new Map<string, number>();
  const arrivals = new Map<Standing, Coming[]>();
  for (const { key, about } of options) {
    if (about.do !== 'deploy') continue;
    const { facts } = definitionOf(about.card);
    if (facts.type === 'character' || facts.type === 'vehicle' || facts.type === 'starship') {
      const place = placeOf(about, view, places);
      if (!place) continue;
      const coming = comingBy(key, about, view, place);
      const all = arrivals.get(place);
      if (all) all.push(coming);
      else arrivals.set(place, [coming]);
    } else scores.set(key, attachScore(about, view, seat, places));
  }
  for (const [place, coming] of arrivals) planFor(place, coming, view, seat, scores);
  return scores;
}

/**
 * The best that can be done for one place with the Force there is: the strongest for their cost first, as many as make it
 * worth more. The first of them is as good as the whole plan.
 */
function planFor(
  place: Standing,
  coming: readonly Coming[],
  view: SwccgView,
  seat: Seat,
  scores: Map<string, number>,
): void {
  const player = view.players[seat];
  const hand = [...(player?.hand ?? [])];
  // A Force stays to begin the battle with
  let budget = (player?.force ?? 0) - (place.enemy.present ? 1 : 0);
  const first = view.step === 'deploy' && !place.location.battled;
  const before = worth(place, place.own, place.enemy, first);
  const ranked = [...coming].sort((a, b) => rate(b) - rate(a));
  let [power, ability, cost, best] = [0, 0, 0, 0];
  let opening: Coming | undefined;
  for (const one of ranked) {
    const held = hand.indexOf(one.card);
    if (held < 0 || one.cost > budget) continue;
    hand.splice(held, 1);
    opening ??= one;
    budget -= one.cost;
    power += one.power;
    ability += one.ability;
    cost += one.cost;
    const after = worth(place, changed(place.own, { power, ability }), place.enemy, first);
    best = Math.max(best, after - before - SAVED * cost);
  }
  if (opening && best > 0) scores.set(opening.key, best);
}

function rate({ power, ability, cost }: Coming): number {
  return (power + ability / 2) / (cost + 1);
}

function placeOf({ to }: Deployment, view: SwccgView, places: Places): Standing | undefined {
  return places.get(to ?? '') ?? places.get(cardOn(view, to ?? '')?.location ?? '');
}

/** What a deployment adds to the fight at its place. */
function comingBy(key: string, deployment: Deployment, view: SwccgView, place: Standing): Coming {
  const { card, cost, slot, with: pilot } = deployment;
  const base = { key, card, cost };
  const { facts, text } = definitionOf(card);
  const ship = cardOn(view, deployment.to ?? '');
  if (ship) return { ...base, ...boarding(card, slot, ship, place) };
  const printed = 'power' in facts ? (facts.power ?? 0) : 0;
  const flown = pilot !== null || text?.permanentPilots !== undefined || text?.neverUnpiloted === true;
  if (facts.type === 'character') return { ...base, power: printed, ability: presenceOf(card) };
  if (facts.type === 'vehicle') {
    const ability = presenceOf(card);
    // Somebody there may drive it
    return { ...base, power: flown || ability > 0 || place.own.present ? printed : 0, ability };
  }
  // A landed starship fights for nobody
  if (place.site || !flown) return { ...base, power: 0, ability: 0 };
  const crew = pilot === null ? 0 : PILOTING;
  return { ...base, power: printed + crew, ability: presenceOf(card) + (pilot === null ? 0 : presenceOf(pilot)) };
}

/** Whoever goes aboard: in the cockpit of something that flies, or as one more pilot. */
export function boarding(card: string, slot: Slot | null, ship: CardView, place: Standing): Change {
  const { facts } = definitionOf(ship.card);
  const inCockpit = slot === 'pilot' || slot === 'driver';
  const grounded = place.site && facts.type === 'starship';
  if (!inCockpit || grounded) return { power: 0, ability: 0 };
  const printed = 'power' in facts ? (facts.power ?? 0) : 0;
  return { power: ship.piloted ? PILOTING : printed + PILOTING, ability: presenceOf(card) };
}

/** The ability a kind of card brings, or its presence icon. */
export function presenceOf(card: string): number {
  const { facts, text } = definitionOf(card);
  const own = facts.type === 'character' || facts.type === 'vehicle' ? (facts.ability ?? 0) : 0;
  return own + (text?.permanentPilots ?? 0) + (iconCount(facts, 'presence') > 0 ? 1 : 0);
}

/** Locations, and all that is put on something. */
function attachScore({ card, to: target, cost }: Deployment, view: SwccgView, seat: Seat, places: Places): number {
  const { facts, text } = definitionOf(card);
  if (facts.type === 'location') {
    const [own, other] = sideOf(seat) === 'dark' ? [facts.dark, facts.light] : [facts.light, facts.dark];
    return 60 + 5 * own - 2 * other;
  }
  const to = target ?? '';
  const carrier = cardOn(view, to);
  if (facts.type === 'weapon' && carrier) return armingScore(view, seat, carrier, places) - cost;
  if (carrier) return (carrier.owner === seat) === isHelp(text) ? 2 + carrier.power / 2 - cost : -1;
  const place = places.get(to);
  return (place?.own.present && !place.enemy.present ? 5 : 4) - cost;
}

/** Weapons go to those who fight, one to each. */
function armingScore(view: SwccgView, seat: Seat, carrier: CardView, places: Places): number {
  if (carrier.owner !== seat) return -1;
  const armed = view.cards.some((one) => one.where.kind === 'on' && one.where.id === carrier.id);
  const fights = places.get(carrier.location ?? '')?.enemy.present ? 2 : 0;
  return armed ? -1 : 3 + fights + carrier.power / 2;
}

/** Whether a text makes what it is on better: by its numbers, none of which is below 0. */
export function isHelp(text: CardText | null): boolean {
  if (text?.cancelsTextOf) return false;
  return !(text?.modifiers ?? []).some(
    ({ amount, change }) => change === 'add' && typeof amount === 'number' && amount < 0,
  );
}
