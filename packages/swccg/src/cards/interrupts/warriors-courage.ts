import { battleAt, isPersona, warrior } from '../conditions.ts';
import type { Texts } from '../words.ts';
import { addDestiny, addsDestiny, alone, has } from './words.ts';

export const WARRIORS_COURAGE: Texts = {
  'warriors-courage': {
    text: 'Add one battle destiny for your warrior who defends a site alone; two for Leia.',
    lasting: addsDestiny,
    play: [
      addDestiny(
        'add',
        ({ game, seat }) => (has(game, seat, 'leia') ? 2 : 1),
        (game, seat) =>
          battleAt(game, 'site') && alone(game, seat, (card) => warrior(card, game) || isPersona(game, card, 'leia')),
      ),
    ],
  },
};
