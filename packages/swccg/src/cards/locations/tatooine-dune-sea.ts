import type { Texts } from '../words.ts';
import { abilitySixHere } from './words.ts';

export const TATOOINE_DUNE_SEA: Texts = {
  'tatooine-dune-sea': {
    text: 'Dark: you need total ability of 6 or more to draw battle destiny here.',
    dark: { modifiers: [abilitySixHere] },
  },
};
