import type { Language } from '@rangefinder/kernel';
import type { Words } from '@rangefinder/kernel/words';

/** What every part of the builder is given: the language, and words said in it. */
export interface Saying {
  readonly language: Language;
  readonly say: (said: Words) => string;
}
