import type { Texts } from '../words.ts';
import { addDestiny, addsDestiny, cancels, has } from './words.ts';

export const SKYWALKERS: Texts = {
  skywalkers: {
    text: 'With Luke and Leia in one battle, add two battle destinies. Or cancel Imperial Barrier, Wrong Turn or Retract The Bridge.',
    lasting: addsDestiny,
    play: [
      addDestiny('add', 2, (game, seat) => has(game, seat, 'luke') && has(game, seat, 'leia')),
      ...cancels('Imperial Barrier', 'Wrong Turn', 'Retract The Bridge'),
    ],
  },
};
