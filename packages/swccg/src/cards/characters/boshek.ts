import type { Texts } from '../words.ts';
import { immune, pilots } from './words.ts';

export const BOSHEK: Texts = {
  boshek: { text: 'Adds 3 to power of what he pilots. Immune to attrition < 3.', modifiers: [pilots(3), immune(3)] },
};
