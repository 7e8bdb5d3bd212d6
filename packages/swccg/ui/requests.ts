import type { Option, RequestView, SeenEvent } from '@rangefinder/kernel';
import { findDefinition } from '../src/cards/catalog.ts';
import type { SwccgEvent } from '../src/events.ts';
import type { SwccgView } from '../src/view.ts';
import { isSingle, said } from './pieces.ts';

type PickView = Extract<RequestView, { readonly kind: 'pick' }>;

/** Whether the options are cards that lie nowhere on the table: the tray shows them. */
export function asksForCard(request: RequestView): request is PickView {
  if (request.kind !== 'pick' || !CARD_TOPICS.has(request.topic)) return false;
  return request.options.some(({ key }) => cardOfOption(key) !== null);
}

const CARD_TOPICS: ReadonlySet<string> = new Set([
  'starting-location',
  'starting-effect',
  'starting-interrupt',
  'search',
  'order-pile',
]);

/** The card an option of such a question stands for. */
export function cardOfOption(key: string): string | null {
  const card = key.startsWith('next:') ? key.slice(5) : key;
  return findDefinition(card) ? card : null;
}

/** Whether it is only asked how much Force is activated. */
export function asksForForce(request: RequestView): request is PickView {
  if (request.kind !== 'pick' || !isSingle(request)) return false;
  const amounts = request.options.filter(({ key }) => key.startsWith('activate:'));
  return amounts.length > 1 && amounts.length + 1 === request.options.length;
}

/** The tray offers cards from a pile and amounts of Force itself. */
export function drawsOptions(request: RequestView): boolean {
  return asksForCard(request) || asksForForce(request);
}

/** What one would likely choose first. */
export function likely(request: RequestView, view: SwccgView): string | null {
  if (request.kind !== 'pick') return null;
  const { options, topic } = request;
  const has = (key: string) => (options.some((option) => option.key === key) ? key : null);
  if (options.length === 1) return options[0]?.key ?? null;
  if (topic === 'respond') return has('pass');
  if (topic === 'battle-destiny') return has('draw');
  if (topic === 'satisfy') return cheapest(request, view);
  if (topic === 'lose-force') return has('lose:reserve') ?? has('lose:used') ?? has('lose:force');
  if (topic === 'act') return mostForce(options) ?? bestDrain(options);
  return null;
}

function mostForce(options: readonly Option[]): string | null {
  return options.findLast(({ key }) => key.startsWith('activate:'))?.key ?? null;
}

function bestDrain(options: readonly Option[]): string | null {
  let best: string | null = null;
  let most = 0;
  for (const { key, about } of options) {
    const amount = key.startsWith('drain:') ? Number(said(about, 'amount') ?? 0) : 0;
    if (amount > most) [best, most] = [key, amount];
  }
  return best;
}

/** What is hit is lost anyway; then the least valuable card that is enough; damage alone is paid in Force. */
function cheapest({ options, about }: PickView, view: SwccgView): string | null {
  const cards = options.flatMap(({ key }) => {
    const card = key.startsWith('forfeit:') ? view.cards.find(({ id }) => id === key.slice(8)) : undefined;
    return card ? [{ key, card }] : [];
  });
  const hit = cards.find(({ card }) => card.hit);
  if (hit) return hit.key;
  const owed = Number(said(about, 'attrition') ?? 0);
  if (owed > 0 && cards.length > 0) {
    const sorted = cards.toSorted((a, b) => a.card.forfeit - b.card.forfeit);
    return (sorted.find(({ card }) => card.forfeit >= owed) ?? sorted.at(-1))?.key ?? null;
  }
  return options.find(({ key }) => key === 'lose:reserve')?.key ?? null;
}

/** What an option costs or brings, under its name. */
export function amountOf(option: Option): number | null {
  const amount = said(option.about, 'amount');
  return option.key.startsWith('drain:') && typeof amount === 'number' ? amount : null;
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
