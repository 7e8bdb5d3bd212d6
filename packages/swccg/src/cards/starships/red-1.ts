import type { Texts } from '../words.ts';

export const RED_1: Texts = {
  'red-1': { text: 'Room for 1 pilot.', capacity: { pilots: 1 } },
};
