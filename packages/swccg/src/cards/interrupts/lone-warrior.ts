import { battleAt, isPersona, warrior } from '../conditions.ts';
import type { Texts } from '../words.ts';
import { addDestiny, addsDestiny, alone, has } from './words.ts';

export const LONE_WARRIOR: Texts = {
  'lone-warrior': {
    text: 'Add one battle destiny for your warrior who defends a site alone; two for Tagge.',
    lasting: addsDestiny,
    play: [
      addDestiny(
        'add',
        ({ game, seat }) => (has(game, seat, 'tagge') ? 2 : 1),
        (game, seat) =>
          battleAt(game, 'site') && alone(game, seat, (card) => warrior(card, game) || isPersona(game, card, 'tagge')),
      ),
    ],
  },
};
