import type { Texts } from '../words.ts';
import { addDestiny, addsDestiny, cancels, has } from './words.ts';

export const DARK_COLLABORATION: Texts = {
  'dark-collaboration': {
    text: 'With Tarkin and Tagge, or Tarkin and Motti, in one battle, add two battle destinies. Or cancel Rebel Barrier or Restricted Deployment.',
    lasting: addsDestiny,
    play: [
      addDestiny('add', 2, (game, seat) => has(game, seat, 'tarkin') && has(game, seat, 'tagge', 'motti')),
      ...cancels('Restricted Deployment', 'Rebel Barrier'),
    ],
  },
};
