import type { Answer, BotTurn, PickRequest } from '@rangefinder/kernel';
import { pickUnder } from '../ask.ts';
import type { Unit } from '../state.ts';
import type { LegionView } from '../view.ts';
import { best } from './best.ts';
import { worthOfBlast } from './charges.ts';
import { atEnemyZone } from './goals.ts';
import type { Outlook } from './outlook.ts';
import { worthOfDisembarking } from './transports.ts';

type Turn = BotTurn<LegionView>;

/** Many orders early, the first word later; what comes back to the hand when nothing else is worth it. */
export function chooseCard(_turn: Turn, request: PickRequest, outlook: Outlook): Answer | undefined {
  const cards = pickUnder(request, 'command-card');
  return cards && best(cards.options, ({ key, about }) => worthOfCard(outlook, about?.card ?? key))?.key;
}

function worthOfCard({ t, own }: Outlook, id: string): number {
  const card = t.cards.command(id);
  const orders = Math.min(own.length, card.orders.units.length + card.orders.others);
  const early = t.state.round <= 2 ? 0.1 : 0.5;
  return orders - card.pipsInPlay * early - (card.pipsInPlay >= 4 ? 1 : 0);
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
  return best(request.options, ({ key }) => {
    const unit = outlook.find(key);
    return unit ? usefulness(outlook, unit) : key === 'draw' ? 1 : 0;
  })?.key;
}

/** Ahead of everybody else. */
const ALIGHTS = 1000;

function usefulness(outlook: Outlook, unit: Unit): number {
  // Whoever wants to get off does so before its vehicle moves on.
  if (unit.place === 'transported') return worthOfDisembarking(outlook, unit) > 0 ? ALIGHTS : 0;
  return outlook.roughBest(unit) + outlook.t.facts(unit).points / 1000;
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
