import type { Texts } from '../words.ts';
import { nightfall } from './nightfall.ts';

export const SUNSDOWN: Texts = {
  sunsdown: nightfall,
};
