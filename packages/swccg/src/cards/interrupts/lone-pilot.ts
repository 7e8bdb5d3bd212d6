import type { Texts } from '../words.ts';
import { lonePilot } from './full-throttle.ts';
import { addDestiny, addsDestiny, has } from './words.ts';

export const LONE_PILOT: Texts = {
  'lone-pilot': {
    text: 'Add one battle destiny for your pilot (or permanent pilot) who defends alone in space; two for Motti.',
    lasting: addsDestiny,
    play: [
      addDestiny(
        'add',
        ({ game, seat }) => (has(game, seat, 'motti') ? 2 : 1),
        (game, seat) => lonePilot(game, seat) !== undefined,
      ),
    ],
  },
};
