import type { Texts } from '../words.ts';

export const GOLD_1: Texts = {
  'gold-1': { text: 'Room for 2 pilots or passengers.', capacity: { either: 2 } },
};
