import { deploysFree } from '../../rules/deploy.ts';
import { searchPile, takeFromReserve } from '../../rules/force.ts';
import { deployFromReserve } from '../../rules/starting.ts';
import type { CardText } from '../definition.ts';
import { action, type Texts } from '../words.ts';

const adviser: CardText = {
  text: 'Used: use 3 Force to take an Effect from your Reserve Deck into hand. Starting: deploy an Effect without deploy cost from your Reserve Deck; this card is lost.',
  play: [
    action({
      name: 'take',
      cost: 3,
      to: 'used',
      *effect({ game, seat }) {
        const card = yield* searchPile(game, seat, 'reserve', (facts) => facts.type === 'effect');
        if (card === null) game.shuffle(seat, 'reserve');
        else takeFromReserve(game, seat, card);
      },
    }),
  ],
  *starting({ game, seat }) {
    const found = yield* searchPile(
      game,
      seat,
      'reserve',
      (facts) => facts.type === 'effect' && deploysFree(game, seat, facts.id),
    );
    if (found !== null) yield* deployFromReserve(game, seat, found);
  },
};

export const INTERRUPTS: Texts = {
  'the-signal': adviser,
  'twilek-advisor': adviser,
};
