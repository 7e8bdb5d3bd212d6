import type { Seat } from '@rangefinder/kernel';
import type { Cards } from '../edition.ts';
import { sideOf } from '../state.ts';
import type { CardTable } from '../table.ts';
import { playActions } from './actions.ts';
import { Hand } from './hand.ts';
import { immediateEffects } from './immediate-effects.ts';
import type { Moment } from './moments.ts';
import type { ActionOption } from './options.ts';

/**
 * With the switch `hideResponses` a player with cards in hand is asked wherever any card of their side could be played from
 * hand, so that neither being asked nor a pause tells what they hold (swccg.core-hidden.2). All that counts here is open.
 */
export function mustSeemAsked(game: CardTable, seat: Seat, moment: Moment): boolean {
  if (!game.state.switches.hideResponses || game.player(seat).hand.length === 0) return false;
  const { type } = moment;
  // swccg.start-of-turn.4: here the rules themselves give both an opportunity
  if (type === 'start-of-step' && moment.step === 'start-of-turn') return true;
  const provoked = type === 'battle' || type === 'drain';
  if (provoked && seat !== moment.seat && game.modifiers['may-deploy-react'] !== undefined) return true;
  const options: ActionOption[] = [];
  const every = everyCard(game, seat);
  playActions(game, seat, moment, options, every);
  if (options.length === 0) immediateEffects(game, seat, moment, options, every);
  return options.length > 0;
}

const hands = new WeakMap<Cards, (Hand | undefined)[]>();

/** A hand of all cards that a player could hold. */
function everyCard({ cards }: CardTable, seat: Seat): Hand {
  const known = hands.get(cards) ?? [];
  const every = known[seat];
  if (every) return every;
  const own = cards.all().filter(({ facts, text }) => facts.side === sideOf(seat) && text !== null);
  const made = new Hand(
    own.map(({ facts }) => facts.id),
    cards,
  );
  known[seat] = made;
  hands.set(cards, known);
  return made;
}
