import type { Texts } from '../words.ts';
import { barrier } from './rebel-barrier.ts';

export const IMPERIAL_BARRIER: Texts = {
  'imperial-barrier': barrier,
};
