import type { CardFacts } from '../../facts.ts';
import { searchPile, takeFromReserve } from '../../rules/force.ts';
import { action, response, type Texts } from '../words.ts';

export const DAGOBAH_TRAINING_AREA: Texts = {
  'dagobah-training-area': {
    text: 'Light: once a turn, in your opponent’s turns too, you may search your Reserve Deck for a Jedi Test and take it into hand. Dark: for 1 Force you may cancel a Force drain here.',
    light: {
      actions: [
        action({
          name: 'take-test',
          good: 'cards',
          oncePerTurn: true,
          *effect({ game, seat }) {
            const isTest = (facts: CardFacts) => facts.type === 'effect' && facts.kind === 'jedi-test';
            const card = yield* searchPile(game, seat, 'reserve', isTest);
            if (card === null) game.shuffle(seat, 'reserve');
            else takeFromReserve(game, seat, card);
          },
        }),
      ],
    },
    dark: {
      actions: [
        response('drain', {
          name: 'cancel-drain',
          good: 'cancel',
          cost: 1,
          when: ({ my, moment }) => moment.location === my.location,
          *effect({ moment }) {
            moment.cancelled = true;
          },
        }),
      ],
    },
  },
};
