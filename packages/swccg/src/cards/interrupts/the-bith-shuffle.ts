import type { CardText } from '../../definition.ts';
import { action, type Texts } from '../words.ts';

/** Ommni Box does the same. */
export const shuffles: CardText = {
  text: 'Shuffle any Reserve Deck, Lost Pile or Used Pile.',
  play: [
    action({
      name: 'shuffle',
      good: 'sift',
      targets: ({ game }) =>
        [0, 1].flatMap((seat) =>
          (['reserve', 'lost', 'used'] as const)
            .filter((pile) => game.player(seat)[pile].length > 1)
            .map((pile) => `${seat === 0 ? 'dark' : 'light'}-${pile}`),
        ),
      *effect({ game, target }) {
        const [side, name] = target.split('-');
        const pile = (['reserve', 'lost', 'used'] as const).find((one) => one === name);
        if (pile) game.shuffle(side === 'dark' ? 0 : 1, pile);
      },
    }),
  ],
};

export const THE_BITH_SHUFFLE: Texts = {
  'the-bith-shuffle': shuffles,
};
