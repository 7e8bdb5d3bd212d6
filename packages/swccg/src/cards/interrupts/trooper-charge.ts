import { last } from '../../rules/actions.ts';
import { hit } from '../../rules/weapon-firing.ts';
import type { CardInPlay } from '../../state.ts';
import type { CardTable } from '../../table.ts';
import { hasKeyword, inBattle, itsTarget } from '../conditions.ts';
import { action, add, type Texts } from '../words.ts';

const isTrooper = (game: CardTable, card: CardInPlay) => hasKeyword(game.facts(card), 'trooper', 'stormtrooper');

export const TROOPER_CHARGE: Texts = {
  'trooper-charge': {
    text: 'Your trooper in battle is power +2, a Death Star trooper of any kind +3. It is forfeited or lost before the battle is over.',
    lasting: {
      charge: [
        add('power', ({ card }, _my, game) => (hasKeyword(game.facts(card), 'death star trooper') ? 3 : 2), itsTarget),
      ],
    },
    play: [
      action({
        name: 'charge',
        good: 'power',
        timing: { battle: true },
        targets: ({ game, seat }) => inBattle(game, seat, (card) => isTrooper(game, card)).map(({ id }) => id),
        *effect(acting) {
          last(acting, 'charge', 'battle');
          // Like a hit card it fights on, may be forfeited, and is lost at the end of the battle
          hit(acting.game, acting.game.card(acting.target));
        },
      }),
    ],
  },
};
