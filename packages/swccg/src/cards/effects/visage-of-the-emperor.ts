import { selfOf } from '../../rules/actions.ts';
import { loseForce } from '../../rules/force.ts';
import { leaveTable } from '../../rules/leaving.ts';
import { controls } from '../../rules/presence.ts';
import { opponentOf } from '../../state.ts';
import { automatic, type Texts } from '../words.ts';

export const VISAGE_OF_THE_EMPEROR: Texts = {
  'visage-of-the-emperor': {
    text: "Lose 2 Force to deploy on the Executor's Holotheatre or the Death Star's Conference Room. At the end of every turn each player loses 1 Force. Cancelled when your opponent controls its site. Immune to Alter.",
    losesForce: 2,
    immuneTo: ['Alter'],
    deploysOn: ({ on, location }) =>
      on === null && ['executor-holotheatre', 'death-star-conference-room'].includes(location?.id ?? '') ? 0 : null,
    automatic: [
      automatic('start-of-step', {
        when: ({ moment }) => moment.step === 'end-of-turn',
        *effect({ game, moment }) {
          for (const seat of [moment.seat, opponentOf(moment.seat)])
            yield* loseForce(game, seat, 1, 'swccg.core-force-loss.1');
        },
      }),
      automatic('board', {
        when: ({ game, seat, my }) => {
          const site = my.self && game.locationOf(my.self);
          return site ? controls(game, site, opponentOf(seat)) : false;
        },
        *effect({ game, my }) {
          yield* leaveTable(game, selfOf(my), 'lost', 'swccg.core-effects.7');
        },
      }),
    ],
  },
};
