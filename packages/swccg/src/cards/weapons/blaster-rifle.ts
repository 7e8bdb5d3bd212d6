import type { Texts } from '../words.ts';
import { blaster } from './words.ts';

export const BLASTER_RIFLE: Texts = {
  'blaster-rifle-light': blaster(
    'Deploy for 2 on your warrior. Fires for 2 at a character or vehicle, destiny +1.',
    2,
    2,
    1,
  ),
  'blaster-rifle-dark': blaster(
    'Deploy for 2 on your warrior. Fires for 2 at a character or vehicle, destiny +1.',
    2,
    2,
    1,
  ),
};
