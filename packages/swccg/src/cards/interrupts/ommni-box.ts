import type { Texts } from '../words.ts';
import { shuffles } from './the-bith-shuffle.ts';

export const OMMNI_BOX: Texts = {
  'ommni-box': shuffles,
};
