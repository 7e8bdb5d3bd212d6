import { type Arc, type ArcLines, isShapeInArc } from '@rangefinder/xwing';
import type { PrintedArc } from '../card.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/** The arc lines of first edition tokens; arcs reach across the whole play area (xw1.firing-arc.1, .2). */
export const ARC_LINES: ArcLines = {
  frontAngle: { small: 80.9, medium: 80.9, large: 84.05 },
  bullseyeWidth: 15.76, // xw1.bullseye-arc.1
  reach: Number.POSITIVE_INFINITY,
};

/** Whether any part of a ship is in an arc of another (xw1.firing-arc.3). */
export function inArc(t: XTable, of: Ship, arc: Arc, other: Ship): boolean {
  return isShapeInArc(t, of, arc, t.base(other));
}

/** The arcs that a printed one stands for on this ship; a turret has none besides those it is printed with. */
export function arcsOf(ship: Pick<Ship, 'turret'>, printed: PrintedArc): readonly Arc[] {
  switch (printed) {
    case 'front':
      return ['front'];
    case 'auxiliary-rear':
      return ['rear'];
    case 'auxiliary-180':
      return ['full-front'];
    case 'mobile':
      return ship.turret;
    default:
      return [];
  }
}

/** Every firing arc of a ship: the primary one, auxiliary ones, a mobile one (see the rulings). */
export function firingArcs(t: XTable, ship: Ship): readonly Arc[] {
  const arcs: Arc[] = [];
  for (const printed of t.pilot(ship).type.arcs) arcs.push(...arcsOf(ship, printed));
  return t.abilities.ask('extra-arcs', ship, arcs);
}

/** Whether a ship is inside another's firing arc. */
export function inFiringArc(t: XTable, of: Ship, other: Ship): boolean {
  return of !== other && firingArcs(t, of).some((arc) => inArc(t, of, arc, other));
}

/** Whether a ship is inside another's primary firing arc. */
export function inPrimaryArc(t: XTable, of: Ship, other: Ship): boolean {
  return of !== other && inArc(t, of, 'front', other);
}

/** Whether a ship is inside an auxiliary firing arc of another, and not in its primary one. */
export function inAuxiliaryArc(t: XTable, of: Ship, other: Ship): boolean {
  if (inPrimaryArc(t, of, other)) return false;
  const auxiliary = t.pilot(of).type.arcs.filter((arc) => arc === 'auxiliary-rear' || arc === 'auxiliary-180');
  return auxiliary.flatMap((arc) => arcsOf(of, arc)).some((arc) => inArc(t, of, arc, other));
}

/** Whether a ship is inside the mobile firing arc of another. */
export function inMobileArc(t: XTable, of: Ship, other: Ship): boolean {
  return of.turret.some((arc) => inArc(t, of, arc, other));
}

/** Whether a ship is inside the bullseye firing arc of another that has one. */
export function inBullseyeArc(t: XTable, of: Ship, other: Ship): boolean {
  return t.pilot(of).type.arcs.includes('bullseye') && inArc(t, of, 'bullseye', other);
}
