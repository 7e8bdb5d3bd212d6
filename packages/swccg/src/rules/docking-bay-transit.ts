import type { Procedure, Seat, Violation } from '@rangefinder/kernel';
import { pick } from '../ask.ts';
import { refuse } from '../refusals.ts';
import { type CardInPlay, type LocationInPlay, sideOf } from '../state.ts';
import type { CardTable } from '../table.ts';
import { isActive } from './active.ts';
import { recheckBoard } from './board.ts';
import { canUse, useForce } from './force.ts';
import { mayBeAt } from './landspeed.ts';
import { locationText } from './locations.ts';
import { ask } from './modifiers.ts';
import { atLocation, relocate } from './movement.ts';
import { type ActionOption, cardOption, deed } from './options.ts';

/** Adds the ways from one docking bay to another, as a group, for one price (swccg.core-docking-bay-transit.1). */
export function dockingBayTransits(game: CardTable, seat: Seat, options: ActionOption[]): void {
  const bays = game.index.dockingBays;
  if (bays.length < 2) return;
  for (const from of bays) {
    if (game.at(from).length === 0) continue;
    const group = travellers(game, seat, from);
    if (group.length === 0) continue;
    for (const to of bays) {
      if (to === from) continue;
      const cost = transitCost(game, seat, from, to);
      if (canUse(game, seat, cost) && someMayGo(game, group, to)) {
        options.push(transitOption(game, seat, from, to, cost));
      }
    }
  }
}

function transitOption(
  game: CardTable,
  seat: Seat,
  from: LocationInPlay,
  to: LocationInPlay,
  cost: number,
): ActionOption {
  return deed(`transit:${from.id}:${to.id}`, { do: 'transit', from: from.id, to: to.id, cost }, () =>
    transit(game, seat, from, to),
  );
}

export function someMayGo(game: CardTable, group: readonly CardInPlay[], to: LocationInPlay): boolean {
  return group.some((card) => mayGo(game, card, to));
}

/** swccg.core-docking-bay-transit.2, swccg.core-docking-bays.5, swccg.core-docking-bays.6 */
export function transitCost(game: CardTable, seat: Seat, from: LocationInPlay, to: LocationInPlay): number {
  const side = sideOf(seat);
  const leaving = locationText(from)?.[side]?.transit ?? 0;
  const arriving = locationText(to)?.[side]?.transitTo ?? 0;
  return ask(game, game.modifiers['transit-cost'], { location: from, to, seat }, leaving + arriving);
}

/** Characters and vehicles, drivers not needed (swccg.core-docking-bay-transit.4, swccg.core-docking-bay-transit.5,
 * swccg.core-docking-bay-transit.6). */
export function travellers(game: CardTable, seat: Seat, from: LocationInPlay): CardInPlay[] {
  return game.at(from).filter((card) => {
    if (card.owner !== seat || card.moved || !isActive(game, card)) return false;
    const { type } = game.facts(card);
    return type === 'character' || type === 'vehicle';
  });
}

/** swccg.core-movement.6, swccg.core-movement.8 */
function mayGo(game: CardTable, card: CardInPlay, to: LocationInPlay): boolean {
  return mayBeAt(game, card, to) && ask(game, game.modifiers['may-move'], { card, to }, 1) > 0;
}

function* transit(game: CardTable, seat: Seat, from: LocationInPlay, to: LocationInPlay): Procedure<void> {
  const rule = 'swccg.core-docking-bay-transit.1';
  const options = travellers(game, seat, from)
    .filter((card) => mayGo(game, card, to))
    .map(cardOption);
  const about = { from: from.id, to: to.id };
  const refusal = (id: string) => whyNotAlong(game, seat, from, to, id);
  const max = options.length;
  const chosen = yield* pick({ seat, rule, topic: 'transit-group', about, options, min: 1, max, refusal });
  // swccg.core-docking-bay-transit.3: paid once for all
  useForce(game, seat, transitCost(game, seat, from, to));
  for (const { card } of chosen) {
    card.moved = true;
    relocate(game, card, atLocation(to), 'transit', rule);
  }
  yield* recheckBoard(game);
}

/** Who stays behind, and why. */
function whyNotAlong(
  game: CardTable,
  seat: Seat,
  from: LocationInPlay,
  to: LocationInPlay,
  id: string,
): Violation | undefined {
  const card = game.find(id);
  if (!card) return undefined;
  if (card.owner !== seat || card.where.kind !== 'at' || card.where.id !== from.id) {
    return refuse('swccg.core-docking-bay-transit.1', 'nobody-to-transit');
  }
  if (game.facts(card).type === 'starship') {
    return refuse('swccg.core-docking-bay-transit.6', 'starships-do-not-transit');
  }
  if (card.moved) return refuse('swccg.core-movement.2', 'moved-already', { id });
  if (!isActive(game, card)) return refuse('swccg.core-inactive.1', 'inactive', { id });
  return mayGo(game, card, to) ? undefined : refuse('swccg.core-movement.6', 'may-not-move', { id });
}
