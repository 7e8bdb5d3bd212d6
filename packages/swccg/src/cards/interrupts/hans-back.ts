import type { Texts } from '../words.ts';
import { fetches } from './words.ts';

export const HANS_BACK: Texts = {
  'hans-back': fetches('Han', 1, 3, 'han'),
};
