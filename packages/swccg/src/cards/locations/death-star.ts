import type { Texts } from '../words.ts';

export const DEATH_STAR: Texts = {
  'death-star': {
    text: 'A mobile system of hyperspeed 1; deploys at parsec 0. As a starting location, the Light Side takes the first turn.',
    firstTurn: 'light',
  },
};
