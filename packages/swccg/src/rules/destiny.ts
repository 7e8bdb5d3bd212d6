import type { Procedure, Seat } from '@rangefinder/kernel';
import { pickOne } from '../ask.ts';
import { opponentOf } from '../state.ts';
import type { CardTable } from '../table.ts';
import { ask } from './modifiers.ts';
import type { DestinyKind } from './moments.ts';
import { layOn, takeTop } from './piles.ts';
import { respond } from './responses.ts';

/**
 * Draws one destiny: the top of the Reserve Deck, shown to both, then face down on the Used Pile
 * (swccg.core-destiny.1, swccg.core-destiny.2), never below 0 (swccg.core-destiny.4). Texts about destiny are asked
 * whatever it is drawn for (swccg.core-destiny.11). Null when there was none, or it was cancelled
 * (swccg.core-destiny.6, swccg.core-destiny.8).
 */
export function* drawDestiny(
  game: CardTable,
  seat: Seat,
  kind: DestinyKind,
  modified: (printed: number) => number = (printed) => printed,
): Procedure<number | null> {
  const player = game.player(seat);
  const card = takeTop(player, 'reserve');
  if (card === undefined) return null;
  const drawn = { seat, card };
  game.state.drawn.push(drawn);
  // swccg.core-destiny.3, swccg.core-locations.17: locations have destiny 0
  const { facts } = game.cards.of(card);
  const value = modified(
    ask(game, game.modifiers['drawn-destiny'], { facts, seat, kind }, yield* destinyOf(game, seat, card)),
  );
  game.emit({ type: 'destiny', rule: 'swccg.core-destiny.1', seat, kind, card, value });
  const moment = { type: 'destiny' as const, seat, kind, card, value, cancelled: false, redraw: false };
  // swccg.core-destiny.5
  yield* respond(game, moment, opponentOf(seat));
  game.state.drawn = game.state.drawn.filter((other) => other !== drawn);
  layOn(player, 'used', card);
  if (moment.redraw) return yield* drawDestiny(game, seat, kind, modified);
  return moment.cancelled ? null : Math.max(0, moment.value);
}

/** swccg.core-destiny.7: of two destiny numbers whoever drew the card chooses */
function* destinyOf(game: CardTable, seat: Seat, card: string): Procedure<number> {
  const { destiny, otherDestiny } = game.cards.of(card).facts;
  if (otherDestiny === undefined) return destiny;
  const options = [destiny, otherDestiny].map((value) => ({ key: String(value), about: { value } }));
  const rule = 'swccg.core-destiny.7';
  return (yield* pickOne({ seat, rule, topic: 'choose-destiny', about: { card }, options })).about.value;
}
