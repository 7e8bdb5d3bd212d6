import type { Texts } from '../words.ts';

export const BLACK_3: Texts = {
  'black-3': { text: 'Room for 1 pilot.', capacity: { pilots: 1 } },
};
