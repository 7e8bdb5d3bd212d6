import { opponentOf } from '../../state.ts';
import type { Texts } from '../words.ts';
import { addDestiny, addsDestiny, has, strong } from './words.ts';

export const THE_FORCE_IS_STRONG_WITH_THIS_ONE: Texts = {
  'the-force-is-strong-with-this-one': {
    text: 'With Luke and an Imperial of ability above 2 in one battle, add one battle destiny; two if the Imperial is Vader.',
    lasting: addsDestiny,
    play: [
      addDestiny(
        'add',
        ({ game, seat }) => (has(game, opponentOf(seat), 'vader') ? 2 : 1),
        (game, seat) => has(game, seat, 'luke') && strong(game, opponentOf(seat), 'imperial'),
      ),
    ],
  },
};
