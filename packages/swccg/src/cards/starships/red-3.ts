import type { Texts } from '../words.ts';

export const RED_3: Texts = {
  'red-3': { text: 'Room for 1 pilot and 1 astromech.', capacity: { pilots: 1, astromechs: 1 } },
};
