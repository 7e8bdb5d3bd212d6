import type { Language } from '@rangefinder/kernel';
import { BAND } from '../../src/battlefield/model.ts';
import { band } from '../../src/battlefield/range.ts';
import { WORDS } from '../words.ts';

/** Where the segments of the range ruler end. */
export const BANDS: readonly number[] = [1, 2, 3, 4, 5].map((range) => range * BAND);

/** What a distance is called: its range, and in millimetres. */
export function sayRange(distance: number, language: Language): string {
  return `${WORDS.range(band(distance))[language]} · ${WORDS.millimetres(Math.round(distance))[language]}`;
}
