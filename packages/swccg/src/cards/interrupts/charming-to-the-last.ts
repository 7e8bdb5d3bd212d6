import { opponentOf } from '../../state.ts';
import type { Texts } from '../words.ts';
import { addDestiny, addsDestiny, has, strong } from './words.ts';

export const CHARMING_TO_THE_LAST: Texts = {
  'charming-to-the-last': {
    text: 'With Tarkin and a Rebel of ability above 2 in one battle, add one battle destiny; two if the Rebel is Leia.',
    lasting: addsDestiny,
    play: [
      addDestiny(
        'add',
        ({ game, seat }) => (has(game, opponentOf(seat), 'leia') ? 2 : 1),
        (game, seat) => has(game, seat, 'tarkin') && strong(game, opponentOf(seat), 'rebel'),
      ),
    ],
  },
};
