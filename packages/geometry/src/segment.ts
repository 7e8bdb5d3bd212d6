import { at, flatList } from './flat.ts';
import { TOUCH } from './grid.ts';
import type { ConvexPolygon } from './polygon.ts';

/** A straight line between two points, with the same measures as a polygon so that both can share one code. */
export interface Segment {
  readonly kind: 'segment';
  /** x0, y0, x1, y1. */
  readonly points: readonly number[];
  /** Middle. */
  readonly x: number;
  readonly y: number;
  readonly outer: number;
  readonly inner: 0;
}

/** Part of a line from parameter `enter` to `exit`. */
export interface Interval {
  readonly enter: number;
  readonly exit: number;
}

/** The segment from (ax, ay) to (bx, by). */
export function segment(ax: number, ay: number, bx: number, by: number): Segment {
  const points = flatList();
  points.push(ax, ay, bx, by);
  const dx = bx - ax;
  const dy = by - ay;
  const outer = Math.sqrt(dx * dx + dy * dy) / 2;
  return { kind: 'segment', points, x: (ax + bx) / 2, y: (ay + by) / 2, outer, inner: 0 };
}

/**
 * The part of the line from (ax, ay) along (dx, dy), between parameters `from` and `to`, that lies in the interior of a
 * polygon; null if there is none. Running along an edge, or through a corner, is not inside (to 1e-6 mm).
 */
export function lineInPolygon(
  polygon: ConvexPolygon,
  ax: number,
  ay: number,
  dx: number,
  dy: number,
  from: number,
  to: number,
): Interval | null {
  const points = polygon.points;
  const n = points.length;
  let enter = from;
  let exit = to;
  let px = at(points, n - 2);
  let py = at(points, n - 1);
  for (let i = 0; i < n; i += 2) {
    const qx = at(points, i);
    const qy = at(points, i + 1);
    const ex = qx - px;
    const ey = qy - py;
    // How far inside this edge the line starts, and how fast it goes further inside; both times the edge's length.
    const depth = ex * (ay - py) - ey * (ax - px);
    const gain = ex * dy - ey * dx;
    const margin = TOUCH * Math.sqrt(ex * ex + ey * ey);
    // A parallel line stays as deep as it starts; asked first, because 0 times an endless ray is no number.
    if (gain === 0 ? depth <= margin : depth + gain * enter <= margin && depth + gain * exit <= margin) return null;
    if (gain > 0) enter = Math.max(enter, -depth / gain);
    else if (gain < 0) exit = Math.min(exit, -depth / gain);
    if (enter >= exit) return null;
    px = qx;
    py = qy;
  }
  return { enter, exit };
}

/** The part of a segment, as fractions of it, in the interior of a polygon; null if it does not cross the interior. */
export function segmentInPolygon(polygon: ConvexPolygon, s: Segment): Interval | null {
  const ax = at(s.points, 0);
  const ay = at(s.points, 1);
  return lineInPolygon(polygon, ax, ay, at(s.points, 2) - ax, at(s.points, 3) - ay, 0, 1);
}

/** Whether a segment passes through the interior of a polygon. */
export function crosses(polygon: ConvexPolygon, s: Segment): boolean {
  const dx = polygon.x - s.x;
  const dy = polygon.y - s.y;
  const reach = polygon.outer + s.outer;
  if (dx * dx + dy * dy >= reach * reach) return false;
  // How far the polygon's middle lies to the side of the line, times the line's length.
  const aside = dx * (at(s.points, 3) - at(s.points, 1)) - dy * (at(s.points, 2) - at(s.points, 0));
  if (Math.abs(aside) > 2 * s.outer * polygon.outer) return false;
  return segmentInPolygon(polygon, s) !== null;
}

/** Whether two segments share a point, ends included. */
export function segmentsMeet(a: Segment, b: Segment): boolean {
  const ax = at(a.points, 0);
  const ay = at(a.points, 1);
  const bx = at(b.points, 0);
  const by = at(b.points, 1);
  const ux = at(a.points, 2) - ax;
  const uy = at(a.points, 3) - ay;
  const vx = at(b.points, 2) - bx;
  const vy = at(b.points, 3) - by;
  const wx = bx - ax;
  const wy = by - ay;
  const b0 = ux * wy - uy * wx;
  const b1 = b0 + ux * vy - uy * vx;
  const a0 = wx * vy - wy * vx;
  const a1 = a0 - (ux * vy - uy * vx);
  if ((b0 > 0 && b1 > 0) || (b0 < 0 && b1 < 0) || (a0 > 0 && a1 > 0) || (a0 < 0 && a1 < 0)) return false;
  // Parallel on one line: they meet if their boxes do.
  const gapX = Math.abs(a.x - b.x) - (Math.abs(ux) + Math.abs(vx)) / 2;
  const gapY = Math.abs(a.y - b.y) - (Math.abs(uy) + Math.abs(vy)) / 2;
  return gapX <= 0 && gapY <= 0;
}
