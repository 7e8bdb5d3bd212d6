import type { Language } from '@rangefinder/kernel';
import { atLeast } from '../../src/index.ts';
import { decimal, percent, WORDS } from '../words.ts';
import type { AimedShot } from './AttackPreview.tsx';

/** What a shot would do, in a few words: its range, the damage to expect, how likely it destroys. */
export function shotEffect({ range, odds, left }: AimedShot, language: Language): string {
  const kills = atLeast(odds, left);
  return [
    WORDS.range(range)[language],
    WORDS.about(decimal(odds.mean, language))[language],
    ...(kills >= 0.005 ? [WORDS.destroys(percent(kills, language))[language]] : []),
  ].join(' · ');
}
