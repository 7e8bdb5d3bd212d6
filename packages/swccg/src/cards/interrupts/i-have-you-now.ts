import { opponentOf } from '../../state.ts';
import { inBattle, isJedi } from '../conditions.ts';
import type { Texts } from '../words.ts';
import { addDestiny, addsDestiny, has, strong } from './words.ts';

export const I_HAVE_YOU_NOW: Texts = {
  'i-have-you-now': {
    text: 'With your Dark Jedi and a Rebel of ability above 2 in one battle, add one battle destiny; two if the Rebel is Luke.',
    lasting: addsDestiny,
    play: [
      addDestiny(
        'add',
        ({ game, seat }) => (has(game, opponentOf(seat), 'luke') ? 2 : 1),
        (game, seat) =>
          inBattle(game, seat, (card) => isJedi(game.facts(card), 'dark')).length > 0 &&
          strong(game, opponentOf(seat), 'rebel'),
      ),
    ],
  },
};
