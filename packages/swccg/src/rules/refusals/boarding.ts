import type { Violation } from '@rangefinder/kernel';
import { refuse } from '../../refusals.ts';
import type { CardInPlay } from '../../state.ts';
import { mayBeAt } from '../landspeed.ts';
import { isSite } from '../locations.ts';
import { hasPilot, isPilot } from '../piloting.ts';
import type { Journey } from './moving.ts';
import { slotCalled, whyNoSlot } from './seats.ts';

/** Whose ship it is, and whether there is room (swccg.core-capacity.1, swccg.core-capacity.7). */
export function whyNoRoom({ attempt, card, slot }: Journey, ship: CardInPlay, pilot: boolean): Violation | undefined {
  const { game } = attempt;
  if (ship.owner !== card.owner) return refuse('swccg.core-capacity.7', 'not-your-ship', { id: ship.id });
  return whyNoSlot(game, ship, game.definition(card), pilot, slotCalled(slot));
}

/** swccg.core-embarking.1, swccg.core-embarking.3 */
export function whyNotEmbark(journey: Journey): Violation | undefined {
  const { attempt, card, from, ship } = journey;
  const { game } = attempt;
  const { type } = game.facts(card);
  const rule = type === 'character' ? 'swccg.core-embarking.1' : 'swccg.core-embarking.3';
  const carrier = ship && game.facts(ship).type;
  if (!ship || (carrier !== 'starship' && carrier !== 'vehicle')) {
    return refuse(rule, 'not-a-carrier', { id: ship?.id ?? card.id });
  }
  if (game.locationOf(ship) !== from) return refuse(rule, 'not-in-the-same-place', { id: ship.id });
  if (type === 'starship' && !hasPilot(game, card) && !game.state.switches.unpilotedEmbark) {
    return refuse('swccg.starships-movement.7', 'unpiloted', { id: card.id });
  }
  return whyNoRoom(journey, ship, isPilot(game, card));
}

/** swccg.core-embarking.2, swccg.core-embarking.5 */
export function whyNotDisembark({ attempt, card, from }: Journey): Violation | undefined {
  const { game } = attempt;
  const { id } = card;
  const { type } = game.facts(card);
  const rule = type === 'character' ? 'swccg.core-embarking.2' : 'swccg.core-embarking.3';
  const holder = game.holderOf(card);
  if (card.where.kind !== 'aboard' || !from || !holder) return refuse(rule, 'not-aboard', { id });
  if (type === 'character' && !isSite(from)) return refuse('swccg.core-embarking.5', 'not-into-the-void');
  if (type === 'vehicle' && (!isSite(from) || !mayBeAt(game, card, from))) {
    return refuse('swccg.core-sites.3', 'not-inside', { id });
  }
  if (type === 'starship' && !hasPilot(game, card)) return refuse('swccg.core-unpiloted.3', 'unpiloted', { id });
  return holder.where.kind === 'at' ? undefined : refuse(rule, 'not-in-the-same-place', { id: holder.id });
}

/** swccg.core-deploy-phase.16 */
export function whyNotSeat(journey: Journey): Violation | undefined {
  const { attempt, card, ship } = journey;
  const { game } = attempt;
  if (!ship || game.holderOf(card) !== ship || card.where.kind !== 'aboard') {
    return refuse('swccg.core-deploy-phase.16', 'not-aboard', { id: card.id });
  }
  return whyNoRoom(journey, ship, isPilot(game, card));
}
