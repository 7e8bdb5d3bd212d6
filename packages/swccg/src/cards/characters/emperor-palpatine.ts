import { isAboard } from '../../rules/aboard.ts';
import { searchPile, takeFromReserve } from '../../rules/force.ts';
import { isSite } from '../../rules/locations.ts';
import { occupies } from '../../rules/presence.ts';
import { opponentOf } from '../../state.ts';
import { action, never, type Texts } from '../words.ts';
import { immune } from './words.ts';

export const EMPEROR_PALPATINE: Texts = {
  'emperor-palpatine': {
    text: 'Never deploys or moves, not even aboard something, to a site your opponent occupies. Once a turn you may take Force Lightning from your Reserve Deck into hand. Immune to attrition.',
    deploysOnly: ({ location }, seat, game) =>
      location === null || !isSite(location) || !occupies(game, location, opponentOf(seat)),
    modifiers: [
      immune(99),
      never('may-move', (about, my, game) => {
        if (!my.self || about.to === null || !isSite(about.to)) return false;
        const along = about.card === my.self || isAboard(game, my.self, (ship) => ship === about.card);
        return along && occupies(game, about.to, opponentOf(my.seat));
      }),
    ],
    actions: [
      action({
        name: 'take-lightning',
        good: 'cards',
        oncePerTurn: true,
        *effect({ game, seat }) {
          const card = yield* searchPile(game, seat, 'reserve', ({ title }) => title === 'Force Lightning');
          if (card === null) game.shuffle(seat, 'reserve');
          else takeFromReserve(game, seat, card);
        },
      }),
    ],
  },
};
