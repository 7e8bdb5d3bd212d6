import type { Texts } from '../words.ts';

export const BLACK_2: Texts = {
  'black-2': { text: 'Room for 1 pilot.', capacity: { pilots: 1 } },
};
