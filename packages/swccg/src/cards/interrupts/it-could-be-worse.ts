import { useForce } from '../../rules/force.ts';
import { response, type Texts } from '../words.ts';

export const IT_COULD_BE_WORSE: Texts = {
  'it-could-be-worse': {
    text: 'When you are about to lose Force, use any amount of Force to lose that much less.',
    play: [
      response('force-loss', {
        name: 'reduce',
        good: 'save',
        when: ({ seat, moment, game }) => moment.seat === seat && game.player(seat).force.length > 0,
        targets: ({ game, seat, moment }) =>
          Array.from({ length: Math.min(moment.amount, game.player(seat).force.length) }, (_, i) => ({
            key: String(i + 1),
            aim: { ids: [], amount: i + 1 },
          })),
        // swccg.core-actions.3: however much it is, it is paid before anyone may respond
        *begin({ game, seat, aim }) {
          useForce(game, seat, aim.amount ?? 0);
          return aim;
        },
        *effect({ moment, aim }) {
          moment.amount -= aim.amount ?? 0;
        },
      }),
    ],
  },
};
