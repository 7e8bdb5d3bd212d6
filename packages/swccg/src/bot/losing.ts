import type { Seat } from '@rangefinder/kernel';
import type { Choice, LossAbout } from '../ask.ts';
import { definitionOf } from '../cards/catalog.ts';
import type { SwccgView } from '../view.ts';
import { cardOn } from './standing.ts';

/** What a point of Life Force is worth against a card in hand or on table. */
const LIFE_FORCE = 2;

/** Which Force to lose: a poor card from hand before Life Force, never the last of it. */
export function cheapestLoss(request: Choice<'lose-force'>, view: SwccgView, seat: Seat): string {
  return cheapest(request, ({ about }) => lossPrice(about, view, seat));
}

/** How to pay for a lost battle: cards that are hit, then whatever covers most for least. */
export function cheapestSatisfaction(request: Choice<'satisfy'>, view: SwccgView, seat: Seat): string {
  const { damage = 0, attrition = 0 } = request.about ?? {};
  const suffers =
    attrition > 0 && request.options.some(({ about }) => about.do === 'forfeit' && !isImmune(about.id, view));
  return cheapest(request, ({ about }) => {
    if (about.do === 'lose') return suffers ? 50 : lossPrice(about, view, seat);
    const card = cardOn(view, about.id);
    if (!card) return 100;
    if (card.hit) return -1;
    const covered = Math.min(Math.max(card.forfeit, 1), Math.max(damage, attrition, 1));
    return (card.power + 2 * card.ability + 1) / covered;
  });
}

/** Attrition that only they are left for is ignored (swccg.core-immunity.3). */
export function isImmune(id: string, { battle }: SwccgView): boolean {
  return battle?.immune.includes(id) ?? false;
}

function lossPrice({ from, card }: LossAbout, view: SwccgView, seat: Seat): number {
  const player = view.players[seat];
  if (card !== null) {
    const hand = player?.handSize ?? 0;
    const spare = handValue(card, view, seat);
    return (player?.lifeForce ?? 0) < 12 ? spare / 4 : spare - hand / 4;
  }
  if (from === 'used') return LIFE_FORCE;
  // A short Reserve Deck is needed for destiny
  const short = (player?.reserve ?? 0) < 6;
  return LIFE_FORCE + ((from === 'force') === short ? 0.1 : 0.3);
}

/** What a card in hand may still do: little, if it is on table already. */
export function handValue(card: string, view: SwccgView, seat: Seat): number {
  const { facts } = definitionOf(card);
  if (facts.copies === 1 && isOnTable(card, view, seat)) return 0.5;
  if (facts.type === 'character' || facts.type === 'starship') return 3 + (facts.power ?? 0) / 2;
  return facts.type === 'location' ? 5 : 2;
}

function isOnTable(card: string, { cards, locations }: SwccgView, seat: Seat): boolean {
  if (cards.some((one) => one.owner === seat && one.card === card)) return true;
  return locations.some((location) => location.card === card);
}

/** Cards in hand that can do nothing while their like is on table. */
export function deadCards(view: SwccgView, seat: Seat): string[] {
  const hand = view.players[seat]?.hand ?? [];
  return hand.filter((card) => handValue(card, view, seat) < 1);
}

function cheapest<O extends { readonly key: string }>(
  { options }: { readonly options: readonly O[] },
  price: (option: O) => number,
): string {
  let best = options[0]?.key ?? '';
  let least = Number.POSITIVE_INFINITY;
  for (const option of options) {
    const asked = price(option);
    if (asked >= least) continue;
    least = asked;
    best = option.key;
  }
  return best;
}
