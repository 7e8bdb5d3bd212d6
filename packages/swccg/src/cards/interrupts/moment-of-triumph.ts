import { isKind, isPersona } from '../conditions.ts';
import type { Texts } from '../words.ts';
import { addDestiny, addsDestiny, alone, has } from './words.ts';

export const MOMENT_OF_TRIUMPH: Texts = {
  'moment-of-triumph': {
    text: 'Two battle destinies more for Tarkin who defends alone, one for an alien who does.',
    lasting: addsDestiny,
    play: [
      addDestiny(
        'add',
        ({ game, seat }) => (has(game, seat, 'tarkin') ? 2 : 1),
        (game, seat) =>
          alone(game, seat, (card) => isPersona(game, card, 'tarkin') || isKind(game.facts(card), 'alien')),
      ),
    ],
  },
};
