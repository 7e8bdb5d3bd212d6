import type { Texts } from '../words.ts';
import { fetches } from './words.ts';

export const LUKES_BACK: Texts = {
  'lukes-back': fetches('Luke', 1, 3, 'luke'),
};
