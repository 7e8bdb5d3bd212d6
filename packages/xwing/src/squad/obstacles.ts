import { shown } from '@rangefinder/kernel/lists';
import { type Words, words } from '@rangefinder/kernel/words';
import type { SquadRules } from './rules.ts';

/** Whether a squad may bring an obstacle. */
export function bringable({ obstacles }: SquadRules, id: string): boolean {
  return obstacles.some((token) => token.id === id);
}

/** Three obstacles for a squad from elsewhere: those it names that are known, then the common ones. */
export function completedObstacles(rules: SquadRules, raw: unknown, remarks: Words[]): readonly string[] {
  const written = Array.isArray(raw) ? raw.filter((id) => id !== null && id !== '') : [];
  const known = written.slice(0, MOST).flatMap((id: unknown) => {
    const bare = typeof id === 'string' ? id.trim().replace(/^obs=/, '') : '';
    if (bringable(rules, bare)) return [bare];
    remarks.push(
      words(
        `There is no obstacle ${shown(id)} whose outline is known; a common one takes its place.`,
        `Il n'y a pas d'obstacle ${shown(id)} au contour connu ; un obstacle courant le remplace.`,
        `Nie ma przeszkody ${shown(id)} o znanym obrysie; zastępuje ją zwykła.`,
      ),
    );
    return [];
  });
  const common = rules.commonObstacles.filter((id) => !known.includes(id));
  return [...known, ...common].slice(0, Math.max(3, known.length));
}

/** More than any squad brings; the rest of a longer list is not looked at. */
const MOST = 10;
