import type { Seat } from '@rangefinder/kernel';
import type { Deed, DeedChoice, UseOfText } from '../ask.ts';
import { findDefinition } from '../cards/catalog.ts';
import type { Purpose } from '../definition.ts';
import { opponentOf } from '../state.ts';
import type { CardView, SwccgView } from '../view.ts';
import { deadCards } from './losing.ts';
import { transferWorth } from './moving.ts';
import { forceWanted } from './reserve.ts';
import { AVERAGE_DESTINY, cardOn, might, type Standing } from './standing.ts';

/** What a text is weighed against. */
export interface Occasion {
  readonly view: SwccgView;
  readonly seat: Seat;
  readonly request: DeedChoice;
  readonly places: ReadonlyMap<string, Standing>;
}

/** Whether an option is the use of a text: it says what it is good for. */
export function isText(deed: Deed): deed is UseOfText {
  return deed.do === 'play' || deed.do === 'use';
}

/** Purposes that are of use outside battles and responses. */
const IN_A_PHASE: ReadonlySet<Purpose> = new Set(['cards', 'force', 'cancel', 'harm', 'hold', 'travel', 'life']);

/** Whether a text may be worth its use in a phase; asked before anything is looked at. */
export function isForPhase({ good }: UseOfText): boolean {
  return IN_A_PHASE.has(good);
}

/** How much the use of a text is worth now, by what it is good for. */
export function textScore(use: UseOfText, occasion: Occasion): number {
  return SCORES[use.good](use, occasion);
}

type Weigh = (use: UseOfText, occasion: Occasion) => number;

const SCORES: Readonly<Record<Purpose, Weigh>> = {
  cards: (use, occasion) => {
    if (isResponse(occasion)) return 1;
    // In the own turn, before cards are deployed if it is free, with what is left over if not
    return isOwnTurn(occasion) && spare(occasion) >= 2 * use.cost ? 1 : 0;
  },
  force: (_use, occasion) => {
    const own = occasion.view.players[occasion.seat];
    if (!own || own.reserve < 6) return 0;
    if (isResponse(occasion)) return 1;
    return isOwnTurn(occasion) && occasion.view.step === 'deploy' && forceWanted(own) >= own.force + 10 ? 1 : 0;
  },
  destiny: (_use, { view, seat }) => ((view.players[seat]?.reserve ?? 0) > 1 ? 20 : 0),
  power: (use, occasion) => {
    const lead = leadInBattle(occasion);
    // Where the battle is decided, more power is wasted
    return lead !== undefined && lead > -8 && lead < 4 && owns(use, occasion) && isThere(use, occasion) ? 3 : 0;
  },
  redraw: (_use, occasion) => (isOwnDoing(occasion) && drawn(occasion) <= 2 ? 2 : 0),
  stakes: (_use, occasion) => ((leadInBattle(occasion) ?? 0) > 1 ? 3 : 0),
  drain: () => 2,
  cancel: (use, occasion) => {
    if (!isResponse(occasion)) return isOwnTurn(occasion) && !owns(use, occasion) ? 0.8 : 0;
    if (moment(occasion) === 'destiny') return isOwnDoing(occasion) ? 0 : drawn(occasion) - use.cost;
    return isOwnDoing(occasion) ? 0 : 2;
  },
  harm: (use, occasion) => {
    if (moment(occasion) === 'hit') return isOwnDoing(occasion) ? 3 : 0;
    const victim = targetOf(use, occasion);
    if (victim) return victim.owner === occasion.seat || victim.hit ? 0 : 2 + victim.power;
    return isOwnTurn(occasion) || isResponse(occasion) ? 0.5 : 0;
  },
  hold: (use, occasion) => {
    if (isResponse(occasion)) return 2;
    const place = occasion.places.get(targetOf(use, occasion)?.location ?? '');
    return place && place.threat > 1 && might(place.own) < might(place.enemy) ? place.threat : 0;
  },
  save: (use, occasion) => {
    if (moment(occasion) === 'force-loss') return use.aim.amount ?? 0;
    const dodging = moment(occasion) === 'destiny' || moment(occasion) === 'firing';
    if (dodging && isOwnDoing(occasion)) return 0;
    const ship = targetOf(use, occasion);
    if (!ship) return 2;
    return ship.owner === occasion.seat && fights(ship, occasion) ? 1 + ship.power : 0;
  },
  travel: (use, { view, seat, places }) => {
    const [who = '', where = ''] = use.aim.ids;
    const to = places.get(where);
    const walker = cardOn(view, who);
    const from = places.get(walker?.location ?? who);
    if (!to || !from) return 0;
    const all = walker ? [walker] : view.cards.filter((card) => isCharacterAt(card, seat, from));
    return transferWorth(all, from, to, view) - 1;
  },
  life: (_use, { view, seat }) => (deadCards(view, seat).length > 0 ? 1 : 0),
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
  return request.about?.moment ?? '';
}

/** Force that is not needed for anything else now. */
function spare({ view, seat }: Occasion): number {
  return view.players[seat]?.force ?? 0;
}

/** The destiny just drawn, as it is printed. */
function drawn({ request }: Occasion): number {
  return findDefinition(request.about?.card ?? '')?.facts.destiny ?? 0;
}

function isOwnDoing({ request, seat }: Occasion): boolean {
  return request.about?.seat === seat;
}

function targetOf({ aim }: UseOfText, { view }: Occasion): CardView | undefined {
  return cardOn(view, aim.ids[0] ?? '');
}

function owns(use: UseOfText, occasion: Occasion): boolean {
  const target = targetOf(use, occasion);
  return target === undefined || target.owner === occasion.seat;
}

/** Whether what a text is used on is where the battle is: elsewhere more power is of no use to it. */
function isThere(use: UseOfText, occasion: Occasion): boolean {
  const target = targetOf(use, occasion);
  return target === undefined || target.location === occasion.view.battle?.location;
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
