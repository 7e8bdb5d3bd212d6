import type { Texts } from '../words.ts';
import { fetches } from './words.ts';

export const RETURN_OF_A_JEDI: Texts = {
  'return-of-a-jedi': fetches('Obi-Wan', 1, 3, 'obi-wan'),
};
