import { add, type Texts } from '../words.ts';
import { weaponsHere } from './tatooine-lars-moisture-farm.ts';
import { drainHere } from './words.ts';

export const DEATH_STAR_DETENTION_BLOCK_CORRIDOR: Texts = {
  'death-star-detention-block-corridor': {
    text: 'Dark: weapon destinies you draw here are +1. Light: Force drain +1 here while you control it.',
    dark: { modifiers: [add('weapon-destiny', 1, weaponsHere)] },
    light: { modifiers: [drainHere(1)] },
  },
};
