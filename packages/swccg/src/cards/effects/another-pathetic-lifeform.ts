import type { Texts } from '../words.ts';
import { pathetic } from './wipe-them-out-all-of-them.ts';

export const ANOTHER_PATHETIC_LIFEFORM: Texts = {
  'another-pathetic-lifeform': pathetic,
};
