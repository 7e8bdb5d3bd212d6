import type { Option, PickRequest, Seat } from '@rangefinder/kernel';
import { findDefinition } from '../cards/catalog.ts';
import type { Purpose } from '../definition.ts';
import { opponentOf } from '../state.ts';
import type { CardView, SwccgView } from '../view.ts';
import { told } from './about.ts';
import { deadCards } from './losing.ts';
import { transferWorth } from './moving.ts';
import { forceWanted } from './reserve.ts';
import { AVERAGE_DESTINY, cardOn, might, type Standing } from './standing.ts';

/** What a text is weighed against. */
export interface Occasion {
  readonly view: SwccgView;
  readonly seat: Seat;
  readonly request: PickRequest;
  readonly places: ReadonlyMap<string, Standing>;
}

/** Whether an option is the use of a text: it says what it is good for. */
export function isText(option: Option): boolean {
  return told(option, 'good') !== '';
}

/** Purposes that are of use outside battles and responses. */
const IN_A_PHASE: ReadonlySet<string> = new Set(['cards', 'force', 'cancel', 'harm', 'hold', 'travel', 'life']);

/** Whether a text may be worth its use in a phase; asked before anything is looked at. */
export function isForPhase(option: Option): boolean {
  return IN_A_PHASE.has(told(option, 'good'));
}

/** How much the use of a text is worth now, by what it is good for. */
export function textScore(option: Option, occasion: Occasion): number {
  const worthOf: Readonly<Record<string, Weigh>> = SCORES;
  return worthOf[told(option, 'good')]?.(option, occasion) ?? 0;
}

type Weigh = (option: Option, occasion: Occasion) => number;

const SCORES: Readonly<Record<Purpose, Weigh>> = {
  cards: (option, occasion) => {
    if (isResponse(occasion)) return 1;
    // In the own turn, before cards are deployed if it is free, with what is left over if not
    return isOwnTurn(occasion) && spare(occasion) >= 2 * costOf(option) ? 1 : 0;
  },
  force: (_option, occasion) => {
    const own = occasion.view.players[occasion.seat];
    if (!own || own.reserve < 6) return 0;
    if (isResponse(occasion)) return 1;
    return isOwnTurn(occasion) && occasion.view.step === 'deploy' && forceWanted(own) >= own.force + 10 ? 1 : 0;
  },
  destiny: (_option, { view, seat }) => ((view.players[seat]?.reserve ?? 0) > 1 ? 20 : 0),
  power: (option, occasion) => {
    const lead = leadInBattle(occasion);
    // Where the battle is decided, more power is wasted
    return lead !== undefined && lead > -8 && lead < 4 && owns(option, occasion) ? 3 : 0;
  },
  redraw: (_option, occasion) => (drawnBySelf(occasion) && drawn(occasion) <= 2 ? 2 : 0),
  stakes: (_option, occasion) => ((leadInBattle(occasion) ?? 0) > 1 ? 3 : 0),
  drain: () => 2,
  cancel: (option, occasion) => {
    if (!isResponse(occasion)) return isOwnTurn(occasion) && !owns(option, occasion) ? 0.8 : 0;
    if (moment(occasion) === 'destiny') return drawnBySelf(occasion) ? 0 : drawn(occasion) - costOf(option);
    return told(occasion.request, 'seat') === String(occasion.seat) ? 0 : 2;
  },
  harm: (option, occasion) => {
    if (moment(occasion) === 'hit') return told(occasion.request, 'seat') === String(occasion.seat) ? 3 : 0;
    const victim = targetOf(option, occasion);
    if (victim) return victim.owner === occasion.seat || victim.hit ? 0 : 2 + victim.power;
    return isOwnTurn(occasion) || isResponse(occasion) ? 0.5 : 0;
  },
  hold: (option, occasion) => {
    if (isResponse(occasion)) return 2;
    const place = occasion.places.get(targetOf(option, occasion)?.location ?? '');
    return place && place.threat > 1 && might(place.own) < might(place.enemy) ? place.threat : 0;
  },
  save: (option, occasion) => {
    if (moment(occasion) === 'force-loss') return Number(told(option, 'target'));
    const dodging = moment(occasion) === 'destiny' || moment(occasion) === 'firing';
    if (dodging && told(occasion.request, 'seat') === String(occasion.seat)) return 0;
    const ship = targetOf(option, occasion);
    if (!ship) return 2;
    return ship.owner === occasion.seat && fights(ship, occasion) ? 1 + ship.power : 0;
  },
  travel: (option, { view, seat, places }) => {
    const [who = '', where = ''] = told(option, 'target').split(':');
    const to = places.get(where);
    const walker = cardOn(view, who);
    const from = places.get(walker?.location ?? who);
    if (!to || !from) return 0;
    const all = walker ? [walker] : view.cards.filter((card) => isCharacterAt(card, seat, from));
    return transferWorth(all, from, to, view) - 1;
  },
  life: (_option, { view, seat }) => (deadCards(view, seat).length > 0 ? 1 : 0),
  // What lies in a pile is as good in one order as in another
  sift: () => 0,
};

function isCharacterAt(card: CardView, seat: Seat, { location }: Standing): boolean {
  if (card.owner !== seat || card.where.kind !== 'at' || card.where.id !== location.id) return false;
  return findDefinition(card.card)?.facts.type === 'character';
}

function isResponse({ request }: Occasion): boolean {
  return request.topic === 'respond';
}

function isOwnTurn({ view, seat }: Occasion): boolean {
  return view.current === seat;
}

function moment({ request }: Occasion): string {
  return told(request, 'moment');
}

function costOf(option: Option): number {
  return Number(told(option, 'cost'));
}

/** Force that is not needed for anything else now. */
function spare({ view, seat }: Occasion): number {
  return view.players[seat]?.force ?? 0;
}

/** The destiny just drawn, as it is printed. */
function drawn({ request }: Occasion): number {
  return findDefinition(told(request, 'card'))?.facts.destiny ?? 0;
}

function drawnBySelf({ request, seat }: Occasion): boolean {
  return told(request, 'seat') === String(seat);
}

function targetOf(option: Option, { view }: Occasion): CardView | undefined {
  return cardOn(view, told(option, 'target'));
}

function owns(option: Option, occasion: Occasion): boolean {
  const target = targetOf(option, occasion);
  return target === undefined || target.owner === occasion.seat;
}

function fights({ id }: CardView, { view }: Occasion): boolean {
  return view.battle?.participants.includes(id) ?? false;
}

/** How far one is ahead in the battle that goes on, with the destinies to come. */
export function leadInBattle({ view, seat }: Occasion): number | undefined {
  const { battle } = view;
  if (!battle) return undefined;
  const of = (whose: Seat) => (battle.strength[whose] ?? 0) + AVERAGE_DESTINY * (battle.destinies[whose] ?? 0);
  return of(seat) - of(opponentOf(seat));
}
