import { last } from '../../rules/actions.ts';
import { searchPile } from '../../rules/force.ts';
import { deployFromReserve } from '../../rules/starting.ts';
import { action, never, type Texts } from '../words.ts';

export const ENDOR_BUNKER: Texts = {
  'endor-bunker-dark': {
    text: 'Dark: once a game you may search your Reserve Deck for Endor Shield and deploy it. Light: you may move here only from the Back Door; while you control it, Endor Shield does not work.',
    lasting: { shield: [] },
    dark: {
      actions: [
        action({
          name: 'shield',
          good: 'cards',
          timing: { phase: 'deploy', turn: 'own' },
          when: ({ game }) => !game.state.lasting.some(({ name }) => name === 'shield'),
          *effect({ game, seat, card }) {
            last({ game, seat, card, target: '' }, 'shield', 'game');
            const found = yield* searchPile(game, seat, 'reserve', ({ id }) => id === 'endor-shield');
            if (found !== null) yield* deployFromReserve(game, seat, found);
            game.shuffle(seat, 'reserve');
          },
        }),
      ],
    },
    light: {
      modifiers: [
        never('may-move', ({ card, to }, my, game) => {
          if (to === null || to !== my.location || card.owner !== my.seat) return false;
          return game.locationOf(card)?.id !== 'endor-back-door';
        }),
      ],
    },
  },
};
