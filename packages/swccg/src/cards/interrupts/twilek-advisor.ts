import type { Texts } from '../words.ts';
import { adviser } from './the-signal.ts';

export const TWILEK_ADVISOR: Texts = {
  'twilek-advisor': adviser,
};
