import { opponentOf } from '../../state.ts';
import type { Texts } from '../words.ts';
import { addDestiny, addsDestiny, cancels, has } from './words.ts';

export const YOUR_POWERS_ARE_WEAK_OLD_MAN: Texts = {
  'your-powers-are-weak-old-man': {
    text: 'With Vader and Obi-Wan in one battle, add one battle destiny. Or cancel Jedi Presence, Old Ben, Jedi Lightsaber or Return Of A Jedi.',
    lasting: addsDestiny,
    play: [
      addDestiny('add', 1, (game, seat) => has(game, seat, 'vader') && has(game, opponentOf(seat), 'obi-wan')),
      ...cancels('Return Of A Jedi', 'Jedi Lightsaber', 'Jedi Presence', 'Old Ben'),
    ],
  },
};
