import type { Seat } from '@rangefinder/kernel';
import type { CardInPlay } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { battleAt, isKind, isPersona } from '../conditions.ts';
import type { Texts } from '../words.ts';
import { addDestiny, addsDestiny, alone, has } from './words.ts';

const aloneAtSite = (game: CardTable, seat: Seat, fits: (card: CardInPlay) => boolean) =>
  battleAt(game, 'site') && alone(game, seat, fits);

export const SOLO_HAN: Texts = {
  'solo-han': {
    text: 'Two battle destinies more for Han who defends alone at a site, one for an alien who does.',
    lasting: addsDestiny,
    play: [
      addDestiny(
        'add',
        ({ game, seat }) => (has(game, seat, 'han') ? 2 : 1),
        (game, seat) =>
          aloneAtSite(game, seat, (card) => isPersona(game, card, 'han') || isKind(game.facts(card), 'alien')),
      ),
    ],
  },
};
