import { controls } from '../../rules/presence.ts';
import { here, isPersona } from '../conditions.ts';
import { add, type Texts } from '../words.ts';

export const EXECUTOR_HOLOTHEATRE: Texts = {
  'executor-holotheatre': {
    text: 'Dark: while you have Vader or the Emperor on table, you generate 1 more Force here, 2 with both. Light: Force drain +1 here while you control it.',
    dark: {
      modifiers: [
        add(
          'location-generation',
          ({ seat }, _my, game) =>
            ['vader', 'emperor'].filter((persona) =>
              game.state.cards.some((card) => card.owner === seat && isPersona(game, card, persona)),
            ).length,
          here,
        ),
      ],
    },
    light: {
      modifiers: [add('drain', 1, (about, my, game) => here(about, my) && controls(game, about.location, about.seat))],
    },
  },
};
