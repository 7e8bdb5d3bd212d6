import type { Procedure, Seat, Violation } from '@rangefinder/kernel';
import { refuse } from '../refusals.ts';
import { type CardInPlay, type LocationInPlay, opponentOf } from '../state.ts';
import type { CardTable } from '../table.ts';
import { isActive } from './active.ts';
import { recheckBoard } from './board.ts';
import { loseForce } from './force.ts';
import { forceIcons, isSector } from './locations.ts';
import { ask } from './modifiers.ts';
import { type ActionOption, deed } from './options.ts';
import { controls } from './presence.ts';
import { respond } from './responses.ts';

/** Adds where the player may Force drain now, for free, one drain after the other (swccg.core-force-drain.1,
 * swccg.core-force-drain.3, swccg.core-force-drain.4, swccg.core-control-phase.1). */
export function drainActions(game: CardTable, seat: Seat, options: ActionOption[]): void {
  for (const location of game.state.locations) {
    if (mayDrain(game, location, seat)) options.push(drainOption(game, seat, location));
  }
}

function drainOption(game: CardTable, seat: Seat, location: LocationInPlay): ActionOption {
  return deed(
    `drain:${location.id}`,
    { do: 'drain', location: location.id, amount: drainAmount(game, location, seat) },
    () => forceDrain(game, seat, location),
  );
}

export function mayDrain(game: CardTable, location: LocationInPlay, seat: Seat): boolean {
  return whyNoDrain(game, location, seat) === undefined;
}

const NO_DRAIN = {
  sector: refuse('swccg.core-force-drain.11', 'no-drain-in-sector'),
  again: refuse('swccg.core-force-drain.2', 'drained-already'),
  control: refuse('swccg.core-force-drain.1', 'not-controlled'),
  elsewhere: refuse('swccg.core-force-drain.9', 'drained-elsewhere'),
  spy: refuse('swccg.core-force-drain.10', 'spy-prevents'),
  text: refuse('swccg.core-object.10', 'text-forbids'),
};

/** What forbids a Force drain at a location; undefined when nothing does. */
export function whyNoDrain(game: CardTable, location: LocationInPlay, seat: Seat): Violation | undefined {
  // swccg.core-force-drain.11
  if (location.row === 'death-star-ii' && isSector(location)) return NO_DRAIN.sector;
  // swccg.core-force-drain.2
  if (location.drained) return NO_DRAIN.again;
  if (!controls(game, location, seat)) return NO_DRAIN.control;
  for (const card of game.everythingAt(location)) {
    // swccg.core-force-drain.9: nobody drains in two places in a turn
    if (card.owner === seat && card.drained !== null && card.drained !== location.id) return NO_DRAIN.elsewhere;
    // swccg.core-force-drain.10, swccg.core-spies.2
    if (card.undercover && card.owner !== seat) return NO_DRAIN.spy;
  }
  return ask(game, game.modifiers['may-drain'], { location, seat }, 1) > 0 ? undefined : NO_DRAIN.text;
}

/** swccg.core-force-drain.5: the opponent's icons, and what texts make of them */
export function drainAmount(game: CardTable, location: LocationInPlay, seat: Seat): number {
  return ask(game, game.modifiers.drain, { location, seat }, forceIcons(game, location, opponentOf(seat)));
}

function* forceDrain(game: CardTable, seat: Seat, location: LocationInPlay): Procedure<void> {
  location.drained = true;
  // swccg.core-force-drain.8
  for (const card of game.everythingAt(location)) if (isParticipant(game, card, seat)) card.drained = location.id;
  const moment = { type: 'drain' as const, seat, location, added: [], cancelled: false };
  game.emit({
    type: 'drain',
    rule: 'swccg.core-force-drain.1',
    seat,
    location: location.id,
    amount: drainAmount(game, location, seat),
  });
  // swccg.core-force-drain.12
  yield* respond(game, moment, opponentOf(seat));
  // swccg.core-force-drain.13, swccg.core-force-drain.14: a react that takes control away ends it
  if (moment.cancelled || !controls(game, location, seat)) {
    game.emit({ type: 'cancelled', rule: 'swccg.core-force-drain.13', seat, what: location.id });
    return;
  }
  // swccg.core-force-drain.15: the amount is taken now, after all responses; it may be 0 (swccg.core-force-drain.6)
  const amount = drainAmount(game, location, seat) + moment.added.length;
  yield* loseForce(game, opponentOf(seat), amount, 'swccg.core-force-drain.7');
  yield* recheckBoard(game);
}

function isParticipant(game: CardTable, card: CardInPlay, seat: Seat): boolean {
  return card.owner === seat && isActive(game, card);
}
