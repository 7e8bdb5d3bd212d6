import { activateForce, loseAsCost } from '../../rules/force.ts';
import { action, type Texts } from '../words.ts';

/** Loses Force to activate Force; what a card activates is not counted as generation (swccg.core-activate.6). */
const supply = (name: string, amount: number, to: 'used' | 'lost') =>
  action({
    name,
    good: 'force',
    to,
    when: ({ game, seat }) => game.player(seat).reserve.length > 0,
    // swccg.core-actions.3: a cost, so it is lost before anyone may respond
    *begin({ game, seat, aim }) {
      yield* loseAsCost(game, seat, 1);
      return aim;
    },
    *effect({ game, seat }) {
      activateForce(game, seat, amount, 'swccg.core-activate.6');
    },
  });

export const IMPERIAL_SUPPLY: Texts = {
  'imperial-supply': {
    text: 'Lose 1 Force, then activate 2 Force as a Used Interrupt or 4 Force as a Lost one.',
    play: [supply('two', 2, 'used'), supply('four', 4, 'lost')],
  },
};
