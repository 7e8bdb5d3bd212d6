import type { Texts } from '../words.ts';
import { vehicleDroid } from './r4-e1.ts';

export const R4_M9: Texts = {
  'r4-m9': vehicleDroid,
};
