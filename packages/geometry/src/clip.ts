import { cos, sin } from './angle.ts';
import { at, flatList } from './flat.ts';
import { TOUCH } from './grid.ts';
import { type ConvexPolygon, doubleArea, fromConvexPoints } from './polygon.ts';
import type { Pose } from './pose.ts';
import { segment } from './segment.ts';
import type { Region } from './shape.ts';

/** The points p with n·p of at least `offset`, n being the unit vector (nx, ny). */
export interface HalfPlane {
  readonly nx: number;
  readonly ny: number;
  readonly offset: number;
}

/** Whether a clip keeps the line or point where a polygon only touches the region. */
export type Keep = 'area' | 'contact';

/** Vertices nearer than this (mm) are one vertex. */
const SAME = 1e-7;

function halfPlane(nx: number, ny: number, x: number, y: number): HalfPlane {
  return { nx, ny, offset: nx * x + ny * y };
}

/** Everything ahead of a pose. */
export function ahead(pose: Pose): HalfPlane {
  return halfPlane(sin(pose.heading), cos(pose.heading), pose.x, pose.y);
}

/** Everything to the right of a pose. */
export function toRight(pose: Pose): HalfPlane {
  return halfPlane(cos(pose.heading), -sin(pose.heading), pose.x, pose.y);
}

/** Everything to the left of a pose. */
export function toLeft(pose: Pose): HalfPlane {
  return halfPlane(-cos(pose.heading), sin(pose.heading), pose.x, pose.y);
}

function pushApart(list: number[], x: number, y: number): void {
  const n = list.length;
  if (n > 0 && Math.abs(at(list, n - 2) - x) <= SAME && Math.abs(at(list, n - 1) - y) <= SAME) return;
  list.push(x, y);
}

/** The vertices of what a half-plane leaves of an outline (perhaps a line or a point); null if nothing. */
function cut(points: readonly number[], plane: HalfPlane): readonly number[] | null {
  const { nx, ny, offset } = plane;
  const n = points.length;
  let most = Number.NEGATIVE_INFINITY;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < n; i += 2) {
    const depth = nx * at(points, i) + ny * at(points, i + 1) - offset;
    if (depth > most) most = depth;
    if (depth < least) least = depth;
  }
  if (least >= 0) return points;
  if (most < -TOUCH) return null;
  // Something that only touches is kept whole where it touches; an area is cut exactly.
  const border = most <= TOUCH ? -TOUCH : 0;
  const kept = flatList();
  let px = at(points, n - 2);
  let py = at(points, n - 1);
  let before = nx * px + ny * py - offset;
  for (let i = 0; i < n; i += 2) {
    const qx = at(points, i);
    const qy = at(points, i + 1);
    const here = nx * qx + ny * qy - offset;
    if (border === 0 && ((before < 0 && here > 0) || (before > 0 && here < 0))) {
      const f = before / (before - here);
      pushApart(kept, px + f * (qx - px), py + f * (qy - py));
    }
    if (here >= border) pushApart(kept, qx, qy);
    px = qx;
    py = qy;
    before = here;
  }
  while (
    kept.length > 2 &&
    Math.abs(at(kept, 0) - at(kept, kept.length - 2)) <= SAME &&
    Math.abs(at(kept, 1) - at(kept, kept.length - 1)) <= SAME
  ) {
    kept.pop();
    kept.pop();
  }
  return kept;
}

/** The two vertices furthest apart, as a line. */
function longestLine(points: readonly number[]): Region {
  let best = segment(at(points, 0), at(points, 1), at(points, 0), at(points, 1));
  for (let i = 0; i < points.length; i += 2) {
    for (let k = i + 2; k < points.length; k += 2) {
      const s = segment(at(points, i), at(points, i + 1), at(points, k), at(points, k + 1));
      if (s.outer > best.outer) best = s;
    }
  }
  return best;
}

/** No two points of an outline are further apart than this. */
function girth(points: readonly number[]): number {
  const x = at(points, 0);
  const y = at(points, 1);
  let most = 0;
  for (let i = 2; i < points.length; i += 2) {
    most = Math.max(most, Math.abs(at(points, i) - x) + Math.abs(at(points, i + 1) - y));
  }
  return 2 * most;
}

/** Whether an outline is nowhere thicker than TOUCH. */
function isFlat(points: readonly number[]): boolean {
  const n = points.length;
  if (n < 6) return true;
  // Nearly always the area alone tells: no strip as thin as that holds it.
  if (doubleArea(points) > 2 * TOUCH * girth(points)) return false;
  const line = longestLine(points);
  const ax = at(line.points, 0);
  const ay = at(line.points, 1);
  const ex = at(line.points, 2) - ax;
  const ey = at(line.points, 3) - ay;
  for (let i = 0; i < n; i += 2) {
    const off = ex * (at(points, i + 1) - ay) - ey * (at(points, i) - ax);
    if (Math.abs(off) > TOUCH * 2 * line.outer) return false;
  }
  return true;
}

/** What some half-planes all leave of a polygon; null if that has no area (or, if contact counts, no point). */
export function clip(polygon: ConvexPolygon, planes: readonly HalfPlane[], keep: Keep = 'area'): Region | null {
  let points = polygon.points;
  for (const plane of planes) {
    const left = cut(points, plane);
    if (left === null) return null;
    points = left;
  }
  if (points === polygon.points) return polygon;
  if (!isFlat(points)) return fromConvexPoints(points);
  return keep === 'contact' ? longestLine(points) : null;
}

/** What lies in a half-plane. */
export function clipHalfPlane(polygon: ConvexPolygon, plane: HalfPlane, keep: Keep = 'area'): Region | null {
  return clip(polygon, [plane], keep);
}

/** What lies between two lines parallel to a pose's heading, `width` apart and centred on it, ahead and behind alike. */
export function clipStrip(polygon: ConvexPolygon, pose: Pose, width: number, keep: Keep = 'area'): Region | null {
  const nx = cos(pose.heading);
  const ny = -sin(pose.heading);
  const middle = nx * pose.x + ny * pose.y;
  return clip(
    polygon,
    [
      { nx, ny, offset: middle - width / 2 },
      { nx: -nx, ny: -ny, offset: -middle - width / 2 },
    ],
    keep,
  );
}

/**
 * What lies in the sector with its apex at a pose, `halfAngle` degrees to either side of the heading.
 * At most one piece up to 90 degrees; beyond, the sector is not convex and is halved along its heading.
 */
export function clipSector(polygon: ConvexPolygon, apex: Pose, halfAngle: number, keep: Keep = 'area'): Region[] {
  if (halfAngle >= 180) return [polygon];
  const { x, y, heading } = apex;
  const rightOfLeftRay = toRight({ x, y, heading: heading - halfAngle });
  const leftOfRightRay = toLeft({ x, y, heading: heading + halfAngle });
  if (halfAngle <= 90) {
    const piece = clip(polygon, [rightOfLeftRay, leftOfRightRay], keep);
    return piece === null ? [] : [piece];
  }
  const pieces = [
    clip(polygon, [toLeft(apex), rightOfLeftRay], keep),
    clip(polygon, [toRight(apex), leftOfRightRay], keep),
  ];
  return pieces.filter((piece) => piece !== null);
}
