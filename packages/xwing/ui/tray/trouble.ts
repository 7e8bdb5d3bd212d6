import type { Language } from '@rangefinder/kernel';
import type { Ghost } from '../board/ghost.ts';
import type { Trouble } from '../dial/Dial.tsx';
import { WORDS } from '../words.ts';

/** Why one may not want a maneuver: the worst reason. `instead` says what is flown in its place. */
export function troubleOf(
  ghost: Ghost | undefined,
  instead: (ghost: Ghost) => string | null,
  language: Language,
): Trouble | null {
  if (!ghost) return null;
  const replaced = instead(ghost);
  if (replaced !== null) return { kind: 'ban', words: replaced };
  if (ghost.flees) return { kind: 'ban', words: WORDS.leaves[language] };
  if (ghost.bumps.length > 0) return { kind: 'bump', words: WORDS.bumps('')[language].trim() };
  return ghost.crosses.length > 0 ? { kind: 'cross', words: WORDS.crosses('')[language].trim() } : null;
}
