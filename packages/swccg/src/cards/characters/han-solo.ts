import { piloting } from '../conditions.ts';
import { add, response, type Texts } from '../words.ts';
import { destinyIn, pilots } from './words.ts';

export const HAN_SOLO: Texts = {
  'han-solo': {
    text: 'Adds 2 to power of what he pilots. In battle, once a turn, you may use 1 Force to cancel a destiny you just drew and draw again. Flying the Falcon: maneuver +2, and one battle destiny if not able to draw otherwise.',
    modifiers: [pilots(2), add('maneuver', 2, piloting('millennium-falcon')), destinyIn('millennium-falcon')],
    actions: [
      response('destiny', {
        name: 'redraw',
        good: 'redraw',
        cost: 1,
        oncePerTurn: true,
        when: ({ game, seat, my, moment }) =>
          moment.seat === seat &&
          !moment.cancelled &&
          my.self !== null &&
          (game.state.battle?.participants.includes(my.self.id) ?? false),
        *effect({ moment }) {
          moment.cancelled = true;
          moment.redraw = true;
        },
      }),
    ],
  },
};
