import type { Option, RequestView, SeenEvent } from '@rangefinder/kernel';
import { asked, type Choice, offered } from '../src/ask.ts';
import { advice } from '../src/bot/greedy.ts';
import { isImmune } from '../src/bot/losing.ts';
import type { SwccgEvent } from '../src/events.ts';
import { PHASES, type Phase } from '../src/state.ts';
import type { SwccgView } from '../src/view.ts';
import { isSingle } from './pieces.ts';

type PickView = Extract<RequestView, { readonly kind: 'pick' }>;

/** Whether the options are cards that lie nowhere on the table: the tray shows them. */
export function asksForCard(request: RequestView): request is PickView {
  return request.kind === 'pick' && request.options.some((option) => cardOfOption(request, option) !== null);
}

/** The card from a pile that an option stands for. */
export function cardOfOption(request: RequestView, option: Option): string | null {
  const offer = offered(request, option);
  switch (offer.topic) {
    case 'starting-location':
    case 'starting-effect':
    case 'starting-interrupt':
    case 'search':
    case 'order-pile':
      return offer.option.about?.card ?? null;
    default:
      return null;
  }
}

/** The amounts of Force among the actions of a phase, the least first. */
export function amountsOf(request: RequestView): readonly { readonly key: string; readonly amount: number }[] {
  const choice = asked(request);
  if (choice.kind !== 'pick' || choice.topic !== 'act') return [];
  return choice.options.flatMap(({ key, about }) => (about.do === 'activate' ? [{ key, amount: about.amount }] : []));
}

/** Whether it is only asked how much Force is activated. */
export function asksForForce(request: RequestView): request is PickView {
  if (request.kind !== 'pick' || !isSingle(request)) return false;
  const amounts = amountsOf(request);
  return amounts.length > 1 && amounts.length + 1 === request.options.length;
}

/** The tray offers cards from a pile and amounts of Force itself. */
export function drawsOptions(request: RequestView): boolean {
  return asksForCard(request) || asksForForce(request);
}

/** It is asked at every pass of the pointer. */
const LIKELIEST = new WeakMap<RequestView, string | null>();

/** What one would likely choose first. */
export function likely(request: RequestView, view: SwccgView): string | null {
  const known = LIKELIEST.get(request);
  if (known !== undefined) return known;
  const likeliest = likeliestOf(request, view);
  LIKELIEST.set(request, likeliest);
  return likeliest;
}

/** Life Force is dear to a newcomer, destiny is free; for the rest one does what the bot would. */
function likeliestOf(request: RequestView, view: SwccgView): string | null {
  const choice = asked(request);
  if (choice.kind !== 'pick') return null;
  const [only] = choice.options;
  if (choice.options.length === 1) return only?.key ?? null;
  switch (choice.topic) {
    case 'battle-destiny':
      return choice.options.find(({ key }) => key === 'draw')?.key ?? null;
    case 'satisfy':
      return cheapest(choice, view);
    case 'lose-force':
      return topOf(choice, 'reserve') ?? topOf(choice, 'used') ?? topOf(choice, 'force');
    case 'act':
      return amountsOf(request).at(-1)?.key ?? bestDrain(choice) ?? handful(advised(request, view), request, view);
    case 'insert-location':
      return choice.options.find(({ about }) => about.before === null)?.key ?? null;
    default:
      return advised(request, view);
  }
}

function advised(request: RequestView, view: SwccgView): string | null {
  return advice({ seat: request.seat, request, view: () => view });
}

/** The bot draws whatever Force it has left; somebody who reads the cards wants a handful. */
const HANDFUL = 8;

function handful(advised: string | null, { seat }: RequestView, { players }: SwccgView): string | null {
  return advised === 'draw' && (players[seat]?.handSize ?? 0) >= HANDFUL ? 'pass' : advised;
}

/** What is done first, then what ends it. */
export function ordered(request: RequestView): readonly Option[] {
  if (request.kind !== 'pick') return [];
  const passes = request.options.filter(({ key }) => key === 'pass');
  return [...request.options.filter(({ key }) => key !== 'pass'), ...passes];
}

/** The phase that comes after passing in one's own; `end` after the last. */
export function phaseAfterPass(request: RequestView, option: Option): Phase | 'end' | null {
  const { topic, about: { phase, current } = {} } = asked(request);
  if (topic !== 'act' || option.key !== 'pass' || current !== request.seat) return null;
  const place = PHASES.findIndex((one) => one === phase);
  return place < 0 ? null : (PHASES[place + 1] ?? 'end');
}

function topOf({ options }: Choice<'lose-force' | 'satisfy'>, pile: 'reserve' | 'used' | 'force'): string | null {
  return options.find(({ about }) => about.do === 'lose' && about.from === pile)?.key ?? null;
}

function bestDrain({ options }: Choice<'act'>): string | null {
  let best: string | null = null;
  let most = 0;
  for (const { key, about } of options) {
    if (about.do === 'drain' && about.amount > most) [best, most] = [key, about.amount];
  }
  return best;
}

/** What is hit is lost anyway; then the least valuable card that is enough; damage alone is paid in Force. */
function cheapest(choice: Choice<'satisfy'>, view: SwccgView): string | null {
  const cards = choice.options.flatMap(({ key, about }) => {
    const card = about.do === 'forfeit' ? view.cards.find(({ id }) => id === about.id) : undefined;
    return card ? [{ key, card }] : [];
  });
  const hit = cards.find(({ card }) => card.hit);
  if (hit) return hit.key;
  const owed = choice.about?.attrition ?? 0;
  const suffering = cards.filter(({ card }) => !isImmune(card.id, view));
  if (owed > 0 && suffering.length > 0) {
    const sorted = suffering.toSorted((a, b) => a.card.forfeit - b.card.forfeit);
    return (sorted.find(({ card }) => card.forfeit >= owed) ?? sorted.at(-1))?.key ?? null;
  }
  return topOf(choice, 'reserve');
}

/** How much a Force drain takes, under its name. */
export function amountOf(request: RequestView, option: Option): number | null {
  const offer = offered(request, option);
  return offer.topic === 'act' && offer.option.about.do === 'drain' ? offer.option.about.amount : null;
}

/** Happenings that other lines of the log imply. */
const QUIET: ReadonlySet<SwccgEvent['type']> = new Set(['used-force', 'shuffled', 'recirculated', 'set-aside']);

export function worthTelling({ type }: SwccgEvent): boolean {
  return !QUIET.has(type);
}

const DURATION: Partial<Record<SwccgEvent['type'], number>> = {
  deployed: 450,
  moved: 450,
  drain: 700,
  played: 900,
  text: 600,
  destiny: 1000,
  battle: 900,
  fired: 700,
  hit: 500,
  missed: 500,
  power: 900,
  forfeited: 600,
  'lost-force': 250,
  cancelled: 700,
};

export function duration({ event }: SeenEvent<SwccgEvent>): number {
  return DURATION[event.type] ?? 0;
}
