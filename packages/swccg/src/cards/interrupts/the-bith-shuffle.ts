import type { CardText } from '../../definition.ts';
import { DARK, LIGHT, sideOf } from '../../state.ts';
import { action, type Texts } from '../words.ts';

/** The piles that can be shuffled. */
const PILES = [DARK, LIGHT].flatMap((seat) =>
  (['reserve', 'lost', 'used'] as const).map((name) => ({
    key: `${sideOf(seat)}-${name}`,
    aim: { ids: [], pile: { seat, name } },
  })),
);

/** Ommni Box does the same. */
export const shuffles: CardText = {
  text: 'Shuffle any Reserve Deck, Lost Pile or Used Pile.',
  play: [
    action({
      name: 'shuffle',
      good: 'sift',
      targets: ({ game }) => PILES.filter(({ aim }) => game.player(aim.pile.seat)[aim.pile.name].length > 1),
      *effect({ game, aim: { pile } }) {
        if (pile) game.shuffle(pile.seat, pile.name);
      },
    }),
  ],
};

export const THE_BITH_SHUFFLE: Texts = {
  'the-bith-shuffle': shuffles,
};
