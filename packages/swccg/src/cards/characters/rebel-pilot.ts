import type { Texts } from '../words.ts';
import { pilots } from './words.ts';

export const REBEL_PILOT: Texts = {
  'rebel-pilot': { text: 'Adds 2 to power of what he pilots.', modifiers: [pilots(2)] },
};
