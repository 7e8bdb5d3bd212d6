import { leaveTable } from '../../rules/leaving.ts';
import type { LocationInPlay } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { action, type Texts } from '../words.ts';

/** What is at a location; an Effect on it is not (swccg.core-present.1, swccg.core-present.4). */
const inside = (game: CardTable, location: LocationInPlay) =>
  game.at(location).filter((card) => game.facts(card).type !== 'effect');

export const WERE_ALL_GONNA_BE_A_LOT_THINNER: Texts = {
  'were-all-gonna-be-a-lot-thinner': {
    text: 'All that is at the Trash Compactor is lost, except Effects.',
    play: [
      action({
        name: 'crush',
        good: 'harm',
        when: ({ game }) => {
          const compactor = game.findLocation('death-star-trash-compactor');
          return compactor !== undefined && inside(game, compactor).length > 0;
        },
        *effect({ game }) {
          const compactor = game.findLocation('death-star-trash-compactor');
          for (const card of compactor ? inside(game, compactor) : []) {
            if (game.find(card.id)) yield* leaveTable(game, card, 'lost', 'swccg.core-leaving.1');
          }
        },
      }),
    ],
  },
};
