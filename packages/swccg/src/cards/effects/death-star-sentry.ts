import type { Texts } from '../words.ts';
import { sentry } from './yavin-sentry.ts';

export const DEATH_STAR_SENTRY: Texts = {
  'death-star-sentry': sentry('Death Star', 'death-star'),
};
