import type { RuleId, Seat } from '@rangefinder/kernel';
import { playerOf } from '@rangefinder/xwing';
import type { XTable } from '../table.ts';

/** Adds mission points; they are never lost again and have no limit (xw2.missions.score.5). */
export function score(t: XTable, seat: Seat, points: number, why: string, rule: RuleId): void {
  if (points === 0) return;
  playerOf(t.state, seat).score += points;
  t.emit({ type: 'score', rule, seat, points, why });
}
