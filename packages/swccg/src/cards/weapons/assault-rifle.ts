import type { Texts } from '../words.ts';
import { blaster } from './words.ts';

export const ASSAULT_RIFLE: Texts = {
  'assault-rifle': blaster(
    'Deploy for 3 on your warrior. Fires for 2 at a character or vehicle, also at an adjacent site, destiny +1.',
    3,
    2,
    1,
    true,
  ),
};
