import type { Texts } from '../words.ts';
import { blaster } from './words.ts';

export const IMPERIAL_BLASTER: Texts = {
  'imperial-blaster': blaster('Deploy for 1 on your warrior. Fires for 1 at a character or vehicle.', 1, 1, 0),
};
