import type { Texts } from '../words.ts';

export const GOLD_5: Texts = {
  'gold-5': { text: 'Room for 1 astromech and 2 pilots or passengers.', capacity: { either: 2, astromechs: 1 } },
};
