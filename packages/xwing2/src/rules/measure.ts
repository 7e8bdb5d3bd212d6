import type { Nearest } from '@rangefinder/geometry';
import { type Arc, type ArcLines, isInArc, nearestInArcs } from '@rangefinder/xwing';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/** The arc lines of second edition bases, and a bullseye as wide as the ruler (xw2.bullseye-arc.3). */
export const ARC_LINES: ArcLines = {
  frontAngle: { small: 81.24, medium: 82.8, large: 83.52 },
  bullseyeWidth: 14.79,
};

/** Arcs reach to range 3 (xw2.arc.1). */
export const ARC_REACH = 300;

/** Whether a ship is in an arc of another, at range 0-3 (xw2.arc.1, .2). */
export function inArc(t: XTable, of: Ship, arc: Arc, other: Ship): boolean {
  if (!isInArc(ARC_LINES, t.sizeOf(of), of.pose, arc, t.base(other))) return false;
  return t.range(of, other) <= 3;
}

/** The shortest line from a ship to the part of another that is in its arcs (xw2.attack-range.1). */
export function measureInArcs(t: XTable, from: Ship, arcs: readonly Arc[], to: Ship): Nearest | null {
  return nearestInArcs(ARC_LINES, t.sizeOf(from), from.pose, t.base(from), arcs, t.base(to));
}

/** xw2.full-arcs.5 to .7 */
export function isBehind(t: XTable, a: Ship, b: Ship): boolean {
  return inArc(t, b, 'full-rear', a) && !inArc(t, b, 'full-front', a);
}

export function isInFront(t: XTable, a: Ship, b: Ship): boolean {
  return inArc(t, b, 'full-front', a) && !inArc(t, b, 'full-rear', a);
}
