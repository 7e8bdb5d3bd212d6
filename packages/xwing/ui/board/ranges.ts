import type { Language } from '@rangefinder/kernel';
import { CONTACT, rangeBand } from '../../src/index.ts';
import { decimal, WORDS } from '../words.ts';

/** Where the bands of the range ruler end, in millimetres. */
export const BANDS: readonly number[] = [100, 200, 300];

/** What a distance is called: contact, its band, or beyond the ruler; and in millimetres. */
export function sayRange(distance: number, language: Language): string {
  const band = distance <= CONTACT ? 0 : rangeBand(distance);
  const range = band > BANDS.length ? WORDS.beyond[language] : WORDS.range(band)[language];
  return `${range} · ${WORDS.millimetres(decimal(distance, language))[language]}`;
}
