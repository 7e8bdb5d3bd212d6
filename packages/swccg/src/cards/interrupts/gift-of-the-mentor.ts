import { searchPile, takeFromReserve } from '../../rules/force.ts';
import { hasKeyword } from '../conditions.ts';
import { action, type Texts } from '../words.ts';
import { addDestiny, addsDestiny, has } from './words.ts';

export const GIFT_OF_THE_MENTOR: Texts = {
  'gift-of-the-mentor': {
    text: 'With Luke and Obi-Wan or Yoda in one battle, add two battle destinies. Or use 1 Force to take a lightsaber from your Reserve Deck.',
    lasting: addsDestiny,
    play: [
      addDestiny('add', 2, (game, seat) => has(game, seat, 'luke') && has(game, seat, 'obi-wan', 'yoda')),
      action({
        name: 'take',
        good: 'cards',
        cost: 1,
        *effect({ game, seat }) {
          const card = yield* searchPile(game, seat, 'reserve', (facts) => hasKeyword(facts, 'lightsaber'));
          if (card === null) game.shuffle(seat, 'reserve');
          else takeFromReserve(game, seat, card);
        },
      }),
    ],
  },
};
