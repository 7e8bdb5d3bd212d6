import { last } from '../../rules/actions.ts';
import { isSite } from '../../rules/locations.ts';
import { maneuver } from '../../rules/values.ts';
import { response, type Texts } from '../words.ts';
import { addsDestiny } from './words.ts';

export const OUT_OF_NOWHERE: Texts = {
  'out-of-nowhere': {
    text: 'When your opponent begins a battle in space where your starship has maneuver above 3, add one battle destiny for 1 Force.',
    lasting: addsDestiny,
    play: [
      response('battle', {
        name: 'add',
        good: 'destiny',
        cost: 1,
        when: ({ game, seat, moment }) =>
          moment.seat !== seat &&
          !isSite(moment.location) &&
          game
            .at(moment.location)
            .some((card) => card.owner === seat && game.facts(card).type === 'starship' && maneuver(game, card) > 3),
        *effect(acting) {
          last({ ...acting, target: '' }, 'destiny', 'battle', 1);
        },
      }),
    ],
  },
};
