import { pickOne } from '../../ask.ts';
import { loseForce } from '../../rules/force.ts';
import { opponentOf } from '../../state.ts';
import { action, type Texts } from '../words.ts';

export const FEAR: Texts = {
  fear: {
    text: 'Your opponent loses 2 Force from hand or 1 Force from the top of the Reserve Deck.',
    play: [
      action({
        name: 'frighten',
        good: 'harm',
        *effect({ game, seat }) {
          const opponent = opponentOf(seat);
          const rule = 'swccg.core-force-loss.4';
          const options = [{ key: 'hand' as const }, { key: 'reserve' as const }].filter(
            ({ key }) => game.player(opponent)[key].length > 0,
          );
          if (options.length === 0) return;
          const { key } = yield* pickOne({ seat: opponent, rule, topic: 'lose-from', options });
          yield* loseForce(game, opponent, key === 'hand' ? 2 : 1, rule, key);
        },
      }),
    ],
  },
};
