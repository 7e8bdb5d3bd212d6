import type { Answer, BotTurn, PickRequest } from '@rangefinder/kernel';
import { pickUnder } from '../ask.ts';
import type { CommandFacts } from '../card.ts';
import { isOfKind } from '../rules/units.ts';
import type { LegionView } from '../view.ts';
import { best } from './best.ts';
import { worthOfBlast } from './charges.ts';
import { atEnemyZone } from './goals.ts';
import type { Outlook } from './outlook.ts';
import { usefulness } from './usefulness.ts';

type Turn = BotTurn<LegionView>;

/** What a card does besides its orders, counted in orders: a character's is kept until there is somebody to do it to. */
const EFFECT = 0.4;
const IN_TIME = 1.5;
const TOO_EARLY = -0.3;

/** Many orders early, the first word later; what comes back to the hand when nothing else is worth it. */
export function chooseCard(_turn: Turn, request: PickRequest, outlook: Outlook): Answer | undefined {
  const cards = pickUnder(request, 'command-card');
  return cards && best(cards.options, ({ key, about }) => worthOfCard(outlook, about?.card ?? key))?.key;
}

function worthOfEffect({ t, own, foes }: Outlook, { text, character }: CommandFacts): number {
  if (text.en === '') return 0;
  if (character === '') return EFFECT;
  const who = own.find((unit) => t.facts(unit).name === character);
  if (!who) return 0;
  return foes.some((foe) => t.range(who, foe) <= 3) ? IN_TIME : TOO_EARLY;
}

function worthOfCard(outlook: Outlook, id: string): number {
  const { t, own } = outlook;
  const card = t.cards.command(id);
  const { units, others, ranks, types } = card.orders;
  const named = own.filter((unit) => units.includes(t.facts(unit).name)).length;
  const fit = own.filter(
    (unit) =>
      (ranks.length === 0 || ranks.includes(unit.rank)) &&
      (types.length === 0 || types.some((kind) => isOfKind(t, unit, kind))),
  ).length;
  const orders = Math.min(own.length, Math.min(named, units.length) + Math.min(fit, others));
  const early = t.state.round <= 2 ? 0.1 : 0.5;
  const again = card.pipsInPlay >= 4 ? 1 + EFFECT : 0;
  return orders + worthOfEffect(outlook, card) - card.pipsInPlay * early - again;
}

/** A card that was set aside where it is worth more than the one that lies open: it is gone as soon as it is used. */
export function chooseContingency({ seat }: Turn, request: PickRequest, outlook: Outlook): Answer | undefined {
  const cards = pickUnder(request, 'contingency');
  const chosen = outlook.view.players[seat]?.chosen;
  if (!cards || !chosen) return 'none';
  const better = cards.options.filter(
    ({ about }) => about && worthOfCard(outlook, about.card) > worthOfCard(outlook, chosen),
  );
  return best(better, ({ key }) => worthOfCard(outlook, key))?.key ?? 'none';
}

/** Who has most friends about. */
export function nominate(_turn: Turn, request: PickRequest, { t, own }: Outlook): Answer | undefined {
  return best(request.options, ({ key }) => {
    const commander = own.find(({ id }) => id === key);
    return commander ? own.filter((unit) => t.range(commander, unit) <= 3).length : -1;
  })?.key;
}

/** The most useful unit: what it could attack, or else what it is worth. */
export function giveOrder(_turn: Turn, request: PickRequest, outlook: Outlook): Answer | undefined {
  return best(request.options, ({ key }) => {
    const unit = outlook.find(key);
    return unit ? 1 + usefulness(outlook, unit) : 0;
  })?.key;
}

/** Whoever has the best attack goes first; without one, chance decides who. */
export function chooseActivated(_turn: Turn, request: PickRequest, outlook: Outlook): Answer | undefined {
  return best(request.options, ({ key, about }) => {
    const unit = outlook.find(key);
    if (unit) return usefulness(outlook, unit);
    return key === 'draw' ? 1 : about && 'card' in about ? worthOfDiscarding(outlook) : 0;
  })?.key;
}

/** Points that a command card is worth that is thrown away; what is left over in the end is worth nothing. */
const CARD = 6;

/** What it brings to throw a card away and activate somebody at once: the most useful of those without an order. */
function worthOfDiscarding(outlook: Outlook): number {
  const { t, own, seat } = outlook;
  const { hand } = t.state.players[seat === 0 ? 0 : 1];
  const waiting = own.filter(({ order, activated }) => order === 'pool' && !activated);
  const most = Math.max(0, ...waiting.map((unit) => usefulness(outlook, unit)));
  return most - (hand.length > t.state.rounds - t.state.round ? 0 : CARD);
}

/** The rank of whoever is most useful. */
export function chooseRank(_turn: Turn, request: PickRequest, outlook: Outlook): Answer | undefined {
  const ranks = pickUnder(request, 'order-rank');
  const waiting = outlook.own.filter(({ order, activated }) => order === 'pool' && !activated);
  return (
    ranks &&
    best(ranks.options, ({ about }) => {
      const fit = waiting.filter(({ rank }) => rank === about?.rank);
      return Math.max(0, ...fit.map((unit) => usefulness(outlook, unit)));
    })?.key
  );
}

/** A token: what is offered with a way out is for blowing up, where it hurts the other side alone. */
export function chooseMarker(_turn: Turn, request: PickRequest, outlook: Outlook): Answer | undefined {
  const { t, seat } = outlook;
  const risky = request.options.some(({ key }) => key === 'none');
  const worth = (key: string) => {
    const marker = t.state.markers.find(({ id }) => id === key);
    if (!marker) return 0;
    if (marker.kind === 'charge') return worthOfBlast(outlook, marker);
    if (!risky) return 1;
    return (atEnemyZone(t, seat, marker) ? 1 : 0) - (atEnemyZone(t, 1 - seat, marker) ? 1 : 0);
  };
  // Nothing rather than nothing gained.
  const options = [...request.options].sort((a, b) => Number(b.key === 'none') - Number(a.key === 'none'));
  return best(options, ({ key }) => worth(key))?.key;
}
