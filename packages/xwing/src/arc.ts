import {
  ahead,
  type ConvexPolygon,
  clip,
  clipSector,
  clipStrip,
  type HalfPlane,
  type Nearest,
  nearest,
  type Pose,
  type Region,
} from '@rangefinder/geometry';
import type { BaseSize } from './base.ts';

/** The four arcs between the diagonal lines of a ship token. */
export const STANDARD_ARCS = ['front', 'right', 'rear', 'left'] as const;
export type StandardArc = (typeof STANDARD_ARCS)[number];

/** Every arc something can be in. */
export type Arc = StandardArc | 'bullseye' | 'full-front' | 'full-rear';

/** Where the arc lines run, how far, and how wide the bullseye is; the editions differ. */
export interface ArcLines {
  /** Full angle of the front and rear arcs, by base size. */
  readonly frontAngle: Readonly<Record<BaseSize, number>>;
  readonly bullseyeWidth: number;
  /** How far away something can be in an arc. */
  readonly reach: number;
}

const HEADING: Readonly<Record<StandardArc, number>> = { front: 0, right: 90, rear: 180, left: 270 };

/** The parts of a shape that lie in an arc of a ship; touching its border counts. Empty when none does. */
export function partsInArc(
  lines: ArcLines,
  size: BaseSize,
  pose: Pose,
  arc: Arc,
  shape: ConvexPolygon,
): readonly Region[] {
  switch (arc) {
    // Parted by the midline of the token, not by its arc lines.
    case 'full-front':
      return one(clip(shape, [ahead(pose)], 'contact'));
    case 'full-rear':
      return one(clip(shape, [behind(pose)], 'contact'));
    // A strip straight ahead, outside the base well within the front arc.
    case 'bullseye': {
      const strip = clipStrip(shape, pose, lines.bullseyeWidth, 'contact');
      if (strip === null || strip.kind !== 'polygon') return one(strip && inFront(strip, pose) ? strip : null);
      return one(clip(strip, [ahead(pose)], 'contact'));
    }
    default: {
      const front = lines.frontAngle[size] / 2;
      const half = arc === 'front' || arc === 'rear' ? front : 90 - front;
      return clipSector(shape, { x: pose.x, y: pose.y, heading: pose.heading + HEADING[arc] }, half, 'contact');
    }
  }
}

/** Whether any part of a shape is in an arc, however far away. */
export function isInArc(lines: ArcLines, size: BaseSize, pose: Pose, arc: Arc, shape: ConvexPolygon): boolean {
  return partsInArc(lines, size, pose, arc, shape).length > 0;
}

/** The shortest line from a base to the part of a shape in one of the arcs; null when nothing of it is in them. */
export function nearestInArcs(
  lines: ArcLines,
  size: BaseSize,
  pose: Pose,
  base: ConvexPolygon,
  arcs: readonly Arc[],
  shape: ConvexPolygon,
): Nearest | null {
  let best: Nearest | null = null;
  for (const arc of arcs) {
    for (const part of partsInArc(lines, size, pose, arc, shape)) {
      const line = nearest(base, part);
      if (best === null || line.distance < best.distance) best = line;
    }
  }
  return best;
}

function behind(pose: Pose): HalfPlane {
  const { nx, ny, offset } = ahead(pose);
  return { nx: -nx, ny: -ny, offset: -offset };
}

function inFront(region: Region, pose: Pose): boolean {
  const { nx, ny, offset } = ahead(pose);
  return nx * region.x + ny * region.y >= offset;
}

function one(region: Region | null): readonly Region[] {
  return region === null ? [] : [region];
}
