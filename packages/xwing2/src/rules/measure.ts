import type { ConvexPolygon, Nearest } from '@rangefinder/geometry';
import { type Arc, type ArcLines, isShapeInArc, measureToPieces, nearestInArcs, outsideBase } from '@rangefinder/xwing';
import { isRemotePilot } from '../card.ts';
import type { Device, Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/** The arc lines of second edition bases (xw2.arc.1), and a bullseye as wide as the ruler (xw2.bullseye-arc.3). */
export const ARC_LINES: ArcLines = {
  frontAngle: { small: 81.24, medium: 82.8, large: 83.52 },
  bullseyeWidth: 14.79,
  reach: 300,
};

/** Whether any part of a ship is in an arc of another, which ends at range 3 (xw2.arc.1, .2). */
export function inArc(t: XTable, of: Ship, arc: Arc, other: Ship): boolean {
  if (isShapeInArc(t, of, arc, t.base(other))) return true;
  return arc === 'bullseye' && t.abilities.ask('counts-as-bullseye', { of, other }, false);
}

/** xw2.full-arcs.4 to .7; nobody is behind a remote or in front of it (xw2.attacking-remotes.5). */
export function isBehind(t: XTable, a: Ship, b: Ship): boolean {
  return !isRemotePilot(b.pilot) && inArc(t, b, 'full-rear', a) && !inArc(t, b, 'full-front', a);
}

export function isInFront(t: XTable, a: Ship, b: Ship): boolean {
  return !isRemotePilot(b.pilot) && inArc(t, b, 'full-front', a) && !inArc(t, b, 'full-rear', a);
}

/** The parts of a device that can be in arcs of a ship. */
export function partsInSight(t: XTable, ship: Ship, device: Device): readonly ConvexPolygon[] {
  return t.device(device).flatMap((shape) => outsideBase(t, ship, shape));
}

/** The shortest line from a ship to the part of a device that is in its arcs. */
export function measureToDevice(t: XTable, from: Ship, arcs: readonly Arc[], device: Device): Nearest | null {
  return measureToPieces(t, from, arcs, partsInSight(t, from, device));
}

/** The shortest line from a remote with printed arcs to what of a shape is in them (xw2.attacking-remotes.4). */
export function measureFromRemote(
  t: XTable,
  device: Device,
  arcs: readonly Arc[],
  shape: ConvexPolygon,
): Nearest | null {
  let best: Nearest | null = null;
  for (const piece of t.device(device)) {
    const line = nearestInArcs(ARC_LINES, 'small', device.pose, piece, arcs, shape);
    if (line && (!best || line.distance < best.distance)) best = line;
  }
  return best;
}
