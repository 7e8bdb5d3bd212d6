import { isAboard } from '../../rules/aboard.ts';
import { searchPile, takeFromReserve } from '../../rules/force.ts';
import { isDockingBay } from '../../rules/locations.ts';
import { isModel, isTie } from '../conditions.ts';
import { action, type Texts } from '../words.ts';
import { pilots } from './words.ts';

export const COMMANDER_BRANDEI: Texts = {
  'commander-brandei': {
    text: 'Adds 2 to power of what he pilots. Once in each of your control phases, aboard a Star Destroyer or at a docking bay, use 1 Force to take one TIE from your Reserve Deck into hand.',
    modifiers: [pilots(2)],
    actions: [
      action({
        name: 'take-tie',
        good: 'cards',
        timing: { phase: 'control', turn: 'own' },
        oncePerTurn: true,
        cost: 1,
        when: ({ game, my }) => {
          const location = my.self && game.locationOf(my.self);
          if (!my.self || !location) return false;
          return isDockingBay(location) || isAboard(game, my.self, (ship) => isModel(game, ship, 'star destroyer'));
        },
        *effect({ game, seat }) {
          // swccg.starship-squadron-examples.17: one TIE, never a squadron of three
          const card = yield* searchPile(
            game,
            seat,
            'reserve',
            (facts) => isTie(facts) && facts.type === 'starship' && facts.class === 'starfighter',
          );
          if (card === null) game.shuffle(seat, 'reserve');
          else takeFromReserve(game, seat, card);
        },
      }),
    ],
  },
};
