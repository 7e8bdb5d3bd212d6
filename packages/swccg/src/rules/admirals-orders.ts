import type { Procedure, Seat } from '@rangefinder/kernel';
import type { CardFacts } from '../facts.ts';
import type { CardInPlay } from '../state.ts';
import type { CardTable } from '../table.ts';
import { leaveTable } from './leaving.ts';
import { isBattleground, isSystem } from './locations.ts';
import { occupies } from './presence.ts';

export function isAdmiralsOrder(facts: CardFacts): boolean {
  return facts.type === 'effect' && facts.kind === 'admirals-order';
}

/** swccg.core-other-types.3: only who occupies a battleground system gives orders */
export function mayGiveOrders(game: CardTable, seat: Seat): boolean {
  return game.state.locations.some(
    (location) => isSystem(location) && isBattleground(game, location) && occupies(game, location, seat),
  );
}

/** swccg.core-other-types.2: a new order sends the old one, whosever it is, to its owner's Used Pile */
export function* overrule(game: CardTable, order: CardInPlay): Procedure<void> {
  const old = game.state.cards.filter((card) => card !== order && isAdmiralsOrder(game.facts(card)));
  for (const card of old) yield* leaveTable(game, card, 'used', 'swccg.core-other-types.2');
}
