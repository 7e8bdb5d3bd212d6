import { ahead, type ConvexPolygon, clip, compose, type Nearest, overlaps } from '@rangefinder/geometry';
import { type Arc, type ArcLines, BASE_LENGTH, nearestInArcs } from '@rangefinder/xwing';
import { isRemotePilot } from '../card.ts';
import type { Device, Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/** The arc lines of second edition bases, and a bullseye as wide as the ruler (xw2.bullseye-arc.3). */
export const ARC_LINES: ArcLines = {
  frontAngle: { small: 81.24, medium: 82.8, large: 83.52 },
  bullseyeWidth: 14.79,
};

/** Arcs reach to range 3 (xw2.arc.1). */
export const ARC_REACH = 300;

/** Whether any part of a ship is in an arc of another, which ends at range 3 (xw2.arc.1, .2). */
export function inArc(t: XTable, of: Ship, arc: Arc, other: Ship): boolean {
  const nearest = measureInArcs(t, of, [arc], other);
  if (nearest !== null && nearest.distance <= ARC_REACH) return true;
  return arc === 'bullseye' && t.abilities.ask('counts-as-bullseye', { of, other }, false);
}

/** The shortest line from a ship to the part of another that is in its arcs (xw2.attack-range.1, xw2.range.4). */
export function measureInArcs(t: XTable, from: Ship, arcs: readonly Arc[], to: Ship): Nearest | null {
  return nearestInArcs(ARC_LINES, t.sizeOf(from), from.pose, t.base(from), arcs, t.base(to));
}

/** Whether any part of an obstacle or device is in an arc of a ship. */
export function isObjectInArc(t: XTable, of: Ship, arc: Arc, pieces: readonly ConvexPolygon[]): boolean {
  return pieces
    .flatMap((piece) => outsideBase(t, of, piece))
    .some((part) => {
      const nearest = nearestInArcs(ARC_LINES, t.sizeOf(of), of.pose, t.base(of), [arc], part);
      return nearest !== null && nearest.distance <= ARC_REACH;
    });
}

/** xw2.arc.3: the parts of a shape outside a ship's base; what lies under the base is in none of its arcs. */
export function outsideBase(t: XTable, ship: Ship, shape: ConvexPolygon): readonly ConvexPolygon[] {
  if (!overlaps(shape, t.base(ship))) return [shape];
  const half = BASE_LENGTH[t.sizeOf(ship)] / 2;
  const edges = [
    { x: 0, y: half, heading: 0 },
    { x: half, y: 0, heading: 90 },
    { x: 0, y: -half, heading: 180 },
    { x: -half, y: 0, heading: 270 },
  ];
  return edges.flatMap((edge) => {
    const part = clip(shape, [ahead(compose(ship.pose, edge))]);
    return part?.kind === 'polygon' ? [part] : [];
  });
}

/** xw2.full-arcs.4 to .7; nobody is behind a remote or in front of it (xw2.attacking-remotes.5). */
export function isBehind(t: XTable, a: Ship, b: Ship): boolean {
  return !isRemotePilot(b.pilot) && inArc(t, b, 'full-rear', a) && !inArc(t, b, 'full-front', a);
}

export function isInFront(t: XTable, a: Ship, b: Ship): boolean {
  return !isRemotePilot(b.pilot) && inArc(t, b, 'full-front', a) && !inArc(t, b, 'full-rear', a);
}

/** The shortest line from a ship to the part of a device that is in its arcs. */
export function measureToDevice(t: XTable, from: Ship, arcs: readonly Arc[], device: Device): Nearest | null {
  let best: Nearest | null = null;
  for (const piece of t.device(device).flatMap((shape) => outsideBase(t, from, shape))) {
    const line = nearestInArcs(ARC_LINES, t.sizeOf(from), from.pose, t.base(from), arcs, piece);
    if (line && (!best || line.distance < best.distance)) best = line;
  }
  return best;
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
