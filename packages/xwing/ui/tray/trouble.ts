import type { Language } from '@rangefinder/kernel';
import type { Ghost } from '../board/ghost.ts';
import type { Trouble } from '../dial/Dial.tsx';
import { metOnTheWay } from '../preview/ManeuverPreview.tsx';
import { WORDS } from '../words.ts';

/** Why one may not want a maneuver: the worst reason. `instead` says what is flown in its place, `names` what things are called. */
export function troubleOf(
  ghost: Ghost | undefined,
  instead: (ghost: Ghost) => string | null,
  names: (ids: readonly string[]) => string,
  language: Language,
): Trouble | null {
  if (!ghost) return null;
  const replaced = instead(ghost);
  if (replaced !== null) return { kind: 'ban', words: replaced };
  if (ghost.flees) return { kind: 'ban', words: WORDS.leaves[language] };
  const met = metOnTheWay(ghost, names, language);
  if (met.length === 0) return null;
  return { kind: ghost.bumps.length > 0 ? 'bump' : 'cross', words: met.join('. ') };
}
