import type { Texts } from '../words.ts';
import { mindTrick } from './affect-mind.ts';

export const I_FIND_YOUR_LACK_OF_FAITH_DISTURBING: Texts = {
  'i-find-your-lack-of-faith-disturbing': mindTrick('dark'),
};
