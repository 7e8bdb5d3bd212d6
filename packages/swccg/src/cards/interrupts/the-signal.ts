import type { Seat } from '@rangefinder/kernel';
import type { CardText } from '../../definition.ts';
import type { CardFacts } from '../../facts.ts';
import { deployOptions, deploysFree, FREE } from '../../rules/deploy.ts';
import { searchPile, takeFromReserve } from '../../rules/force.ts';
import { deployFromReserve } from '../../rules/starting.ts';
import type { CardTable } from '../../table.ts';
import { isEffect } from '../conditions.ts';
import { action, type Texts } from '../words.ts';

/** An Effect that has no deploy cost, and somewhere to go now. */
export function mayStartWith(game: CardTable, seat: Seat, facts: CardFacts): boolean {
  return isEffect(facts) && deploysFree(game, seat, facts.id) && deployOptions(game, seat, facts.id, FREE).length > 0;
}

/** Twi'lek Advisor does the same. */
export const adviser: CardText = {
  text: 'Used: use 3 Force to take an Effect from your Reserve Deck into hand. Starting: deploy an Effect without deploy cost from your Reserve Deck; this card is lost.',
  play: [
    action({
      name: 'take',
      good: 'cards',
      cost: 3,
      to: 'used',
      *effect({ game, seat }) {
        const card = yield* searchPile(game, seat, 'reserve', isEffect);
        if (card === null) game.shuffle(seat, 'reserve');
        else takeFromReserve(game, seat, card);
      },
    }),
  ],
  *starting({ game, seat }) {
    const found = yield* searchPile(game, seat, 'reserve', (facts) => mayStartWith(game, seat, facts));
    if (found !== null) yield* deployFromReserve(game, seat, found);
  },
};

export const THE_SIGNAL: Texts = {
  'the-signal': adviser,
};
