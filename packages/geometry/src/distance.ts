import type { Disc } from './disc.ts';
import { at } from './flat.ts';
import { GRID, snap } from './grid.ts';
import { found, nearestOnOutline, tryAll, walk } from './nearest.ts';
import { lineInPolygon } from './segment.ts';
import { separate } from './separation.ts';
import type { Figure, Region } from './shape.ts';

/** A line measured from (ax, ay) on one shape to (bx, by) on another. */
export interface Line {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

/** The shortest line between two figures. All numbers are on the grid. */
export interface Nearest extends Line {
  readonly distance: number;
  /**
   * False if other lines are as short: two edges face each other squarely (the lines from one end to the other of the
   * stretch they share differ by no more than the grid), or the figures share points. Of equal lines this is the middle.
   */
  readonly unique: boolean;
  /** The first and last of the equal lines between two facing edges; null if there is one line, or no distance. */
  readonly ends: readonly [Line, Line] | null;
}

/** Leaves the closest points of two regions in `found`; gives their distance, or -1 if they overlap. */
function apart(a: Region, b: Region): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const inner = a.inner + b.inner;
  if (dx * dx + dy * dy < inner * inner) return -1;
  if (!walk(a, b, false)) {
    if (!separate(a, b)) return -1;
    if (!walk(a, b, true)) tryAll(a.points, b.points);
  }
  const gx = found.bx - found.ax;
  const gy = found.by - found.ay;
  return Math.sqrt(gx * gx + gy * gy);
}

function line(ax: number, ay: number, bx: number, by: number): Line {
  return { ax: snap(ax), ay: snap(ay), bx: snap(bx), by: snap(by) };
}

function nearestLine(
  distance: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  unique: boolean,
  ends: readonly [Line, Line] | null,
): Nearest {
  return { distance: snap(distance), ax: snap(ax), ay: snap(ay), bx: snap(bx), by: snap(by), unique, ends };
}

/** The answer for figures that share the point (x, y). */
function shared(x: number, y: number): Nearest {
  return nearestLine(0, x, y, x, y, false, null);
}

/** Whether an outline holds the `a` point of `found`. */
function holdsFound(points: readonly number[]): boolean {
  const n = points.length;
  const x = found.ax;
  const y = found.ay;
  let px = at(points, n - 2);
  let py = at(points, n - 1);
  for (let i = 0; i < n; i += 2) {
    const qx = at(points, i);
    const qy = at(points, i + 1);
    if ((qx - px) * (y - py) < (qy - py) * (x - px)) return false;
    px = qx;
    py = qy;
  }
  return true;
}

/** Some point that two overlapping regions share. */
function sharedPoint(a: Region, b: Region): Nearest {
  // Mostly the point between the centres will do, nearer to the slimmer one.
  const f = a.inner > 0 ? a.inner / (a.inner + b.inner) : 0;
  found.ax = a.x + f * (b.x - a.x);
  found.ay = a.y + f * (b.y - a.y);
  if (holdsFound(a.points) && holdsFound(b.points)) return shared(found.ax, found.ay);
  const inside = b.kind === 'polygon' ? a : b;
  const other = b.kind === 'polygon' ? b : a;
  if (other.kind === 'polygon') {
    const points = inside.points;
    const n = points.length;
    for (let i = 0; i < n; i += 2) {
      const px = at(points, i);
      const py = at(points, i + 1);
      const ex = at(points, (i + 2) % n) - px;
      const ey = at(points, (i + 3) % n) - py;
      const part = lineInPolygon(other, px, py, ex, ey, 0, 1);
      if (part !== null) {
        const f = (part.enter + part.exit) / 2;
        return shared(px + f * ex, py + f * ey);
      }
    }
    // No edge of one runs through the other, so the other lies within it.
    return shared(other.x, other.y);
  }
  tryAll(a.points, b.points);
  return shared(found.ax, found.ay);
}

/** The direction of the line just found, and the stretch across it that one outline faces it with. */
const face = { ux: 0.5, uy: 0.5, low: 0.5, high: 0.5 };

/** Measures how far to either side of its end of the line an outline's vertices stand level with that end, to the grid. */
function measureFace(points: readonly number[], side: 1 | -1): void {
  const ux = face.ux * side;
  const uy = face.uy * side;
  const px = side === 1 ? found.ax : found.bx;
  const py = side === 1 ? found.ay : found.by;
  let low = 0;
  let high = 0;
  for (let k = 0; k < points.length; k += 2) {
    const x = at(points, k) - px;
    const y = at(points, k + 1) - py;
    if (ux * x + uy * y >= -GRID) {
      const across = ux * y - uy * x;
      if (across < low) low = across;
      if (across > high) high = across;
    }
  }
  face.low = low;
  face.high = high;
}

/** The equal lines between two edges that share the stretch from `low` to `high`. */
function equalLines(distance: number, low: number, high: number): Nearest {
  const { ax, ay, bx, by } = found;
  const { ux, uy } = face;
  const m = (low + high) / 2;
  return nearestLine(distance, ax - uy * m, ay + ux * m, bx - uy * m, by + ux * m, false, [
    line(ax - uy * low, ay + ux * low, bx - uy * low, by + ux * low),
    line(ax - uy * high, ay + ux * high, bx - uy * high, by + ux * high),
  ]);
}

function regionsNearest(a: Region, b: Region): Nearest {
  const distance = apart(a, b);
  if (distance < 0) return sharedPoint(a, b);
  if (distance === 0) return shared(found.ax, found.ay);
  face.ux = (found.bx - found.ax) / distance;
  face.uy = (found.by - found.ay) / distance;
  measureFace(a.points, 1);
  const { low: lowA, high: highA } = face;
  if (highA - lowA > GRID) {
    measureFace(b.points, -1);
    // Seen from `b` left and right are exchanged.
    const low = Math.max(lowA, -face.high);
    const high = Math.min(highA, -face.low);
    if (high - low > GRID) return equalLines(distance, low, high);
  }
  return {
    distance: snap(distance),
    ax: snap(found.ax),
    ay: snap(found.ay),
    bx: snap(found.bx),
    by: snap(found.by),
    unique: true,
    ends: null,
  };
}

/** The answer from a disc to the point (x, y), itself or the nearest of some shape. */
function fromDisc(d: Disc, x: number, y: number, radius: number): Nearest {
  const dx = x - d.x;
  const dy = y - d.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  const distance = length - d.radius - radius;
  if (distance <= 0) {
    // Along the line of centres, inside both.
    const f = length === 0 ? 0 : Math.min(d.radius, length) / length;
    return shared(d.x + f * dx, d.y + f * dy);
  }
  const ux = dx / length;
  const uy = dy / length;
  return nearestLine(distance, d.x + ux * d.radius, d.y + uy * d.radius, x - ux * radius, y - uy * radius, true, null);
}

/** The answer of a disc, seen from the other figure; a disc never has equal lines to keep. */
function turned(n: Nearest): Nearest {
  return nearestLine(n.distance, n.bx, n.by, n.ax, n.ay, n.unique, null);
}

/** The shortest line from one figure to another: its length, its ends, and whether others are as short. */
export function nearest(a: Figure, b: Figure): Nearest {
  if (a.kind === 'disc') {
    if (b.kind === 'disc') return fromDisc(a, b.x, b.y, b.radius);
    nearestOnOutline(b.points, a.x, a.y);
    return fromDisc(a, found.bx, found.by, 0);
  }
  return b.kind === 'disc' ? turned(nearest(b, a)) : regionsNearest(a, b);
}

/** The point of a figure nearest to (x, y), as the `b` end of a line from it. */
export function nearestToPoint(figure: Figure, x: number, y: number): Nearest {
  if (figure.kind === 'disc') {
    const n = fromDisc(figure, x, y, 0);
    return n.distance === 0 ? nearestLine(0, x, y, x, y, true, null) : turned(n);
  }
  const distance = Math.sqrt(nearestOnOutline(figure.points, x, y));
  return nearestLine(distance, x, y, found.bx, found.by, true, null);
}

/** Distance of a point from an outline, unsnapped, 0 inside. */
function outlineToPoint(points: readonly number[], x: number, y: number): number {
  return Math.sqrt(nearestOnOutline(points, x, y));
}

/** Distance between two figures without the grid; 0 if they touch or overlap. For code that snaps its own result. */
export function exactDistance(a: Figure, b: Figure): number {
  if (a.kind === 'disc') {
    if (b.kind !== 'disc') return Math.max(0, outlineToPoint(b.points, a.x, a.y) - a.radius);
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    return Math.max(0, Math.sqrt(dx * dx + dy * dy) - a.radius - b.radius);
  }
  if (b.kind === 'disc') return Math.max(0, outlineToPoint(a.points, b.x, b.y) - b.radius);
  return Math.max(0, apart(a, b));
}

/** Distance between two figures; 0 if they touch or overlap. */
export function distanceBetween(a: Figure, b: Figure): number {
  return snap(exactDistance(a, b));
}

/** Distance from a figure to (x, y); 0 on or in it. */
export function distanceToPoint(figure: Figure, x: number, y: number): number {
  if (figure.kind !== 'disc') return snap(outlineToPoint(figure.points, x, y));
  const dx = x - figure.x;
  const dy = y - figure.y;
  return snap(Math.max(0, Math.sqrt(dx * dx + dy * dy) - figure.radius));
}

/** Whether two figures are no further apart than `limit`; the same as comparing `distanceBetween`, mostly cheaper. */
export function withinDistance(a: Figure, b: Figure, limit: number): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const centres2 = dx * dx + dy * dy;
  const far = limit + GRID + (a.kind === 'disc' ? a.radius : a.outer) + (b.kind === 'disc' ? b.radius : b.outer);
  if (far < 0 || centres2 > far * far) return false;
  const near = limit - GRID + (a.kind === 'disc' ? a.radius : a.inner) + (b.kind === 'disc' ? b.radius : b.inner);
  if (limit >= GRID && near > 0 && centres2 < near * near) return true;
  return distanceBetween(a, b) <= limit;
}
