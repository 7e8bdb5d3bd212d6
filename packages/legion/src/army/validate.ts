import type { Problem, RuleId } from '@rangefinder/kernel';
import type { Army } from './army.ts';
import { armyPoints } from './points.ts';

/** Points, by mode (legion.army-points.4, legion.battlefield.3). */
export const LIMITS = { standard: 800, skirmish: 500 } as const;

/** Every reason why an army is illegal. */
export function armyProblems(army: Army, mode: keyof typeof LIMITS = 'standard'): readonly Problem[] {
  const problems: Problem[] = [];
  const wrong = (rule: RuleId, message: string) => void problems.push({ rule, message });
  const points = armyPoints(army);
  if (points > LIMITS[mode]) wrong('legion.army-points.4', `The army costs ${points} of ${LIMITS[mode]} points.`);
  return problems;
}
