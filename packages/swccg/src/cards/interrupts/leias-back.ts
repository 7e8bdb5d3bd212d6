import type { Texts } from '../words.ts';
import { fetches } from './words.ts';

export const LEIAS_BACK: Texts = {
  'leias-back': fetches('Leia', 1, 3, 'leia'),
};
