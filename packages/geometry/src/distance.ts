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

/** A place to write answers to: writing a new one costs as much as the search. Starts from fractions, as `flatList` does. */
export class Measurement implements Nearest {
  distance = 0.5;
  ax = 0.5;
  ay = 0.5;
  bx = 0.5;
  by = 0.5;
  unique = true;
  ends: readonly [Line, Line] | null = null;

  /** Writes an answer, put on the grid. */
  set(
    distance: number,
    ax: number,
    ay: number,
    bx: number,
    by: number,
    unique: boolean,
    ends: readonly [Line, Line] | null,
  ): this {
    this.distance = snap(distance);
    this.ax = snap(ax);
    this.ay = snap(ay);
    this.bx = snap(bx);
    this.by = snap(by);
    this.unique = unique;
    this.ends = ends;
    return this;
  }

  /** Writes the line in `found`, the only one. Numbers passed to a function may each be boxed; these are not. */
  setFound(): this {
    const { ax, ay, bx, by } = found;
    const gx = bx - ax;
    const gy = by - ay;
    this.distance = snap(Math.sqrt(gx * gx + gy * gy));
    this.ax = snap(ax);
    this.ay = snap(ay);
    this.bx = snap(bx);
    this.by = snap(by);
    this.unique = true;
    this.ends = null;
    return this;
  }

  /** Writes that the figures share the `a` point of `found`. */
  setShared(): this {
    this.distance = 0;
    this.ax = this.bx = snap(found.ax);
    this.ay = this.by = snap(found.ay);
    this.unique = false;
    this.ends = null;
    return this;
  }
}

/** Leaves the closest points of two regions in `found`, if they do not overlap. */
function apart(a: Region, b: Region): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const inner = a.inner + b.inner;
  if (dx * dx + dy * dy < inner * inner) return false;
  if (!walk(a, b, false)) {
    if (!separate(a, b)) return false;
    if (!walk(a, b, true)) tryAll(a.points, b.points);
  }
  return true;
}

/** The length of the line in `found`. */
function foundLength(): number {
  const gx = found.bx - found.ax;
  const gy = found.by - found.ay;
  return Math.sqrt(gx * gx + gy * gy);
}

function line(ax: number, ay: number, bx: number, by: number): Line {
  return { ax: snap(ax), ay: snap(ay), bx: snap(bx), by: snap(by) };
}

/** The answer for figures that share the point (x, y). */
function shared(into: Measurement, x: number, y: number): Measurement {
  return into.set(0, x, y, x, y, false, null);
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
function sharedPoint(into: Measurement, a: Region, b: Region): Measurement {
  // Mostly the point between the centres will do, nearer to the slimmer one.
  const inner = a.inner + b.inner;
  const f = a.inner > 0 ? a.inner / inner : 0;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  found.ax = a.x + f * dx;
  found.ay = a.y + f * dy;
  if (dx * dx + dy * dy < inner * inner || (holdsFound(a.points) && holdsFound(b.points))) return into.setShared();
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
        return shared(into, px + f * ex, py + f * ey);
      }
    }
    // No edge of one runs through the other, so the other lies within it.
    return shared(into, other.x, other.y);
  }
  tryAll(a.points, b.points);
  return into.setShared();
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
function equalLines(into: Measurement, distance: number, low: number, high: number): Measurement {
  const { ax, ay, bx, by } = found;
  const { ux, uy } = face;
  const m = (low + high) / 2;
  return into.set(distance, ax - uy * m, ay + ux * m, bx - uy * m, by + ux * m, false, [
    line(ax - uy * low, ay + ux * low, bx - uy * low, by + ux * low),
    line(ax - uy * high, ay + ux * high, bx - uy * high, by + ux * high),
  ]);
}

function measureRegions(into: Measurement, a: Region, b: Region): Measurement {
  if (!apart(a, b)) return sharedPoint(into, a, b);
  if (!found.squarely) return into.setFound();
  const distance = foundLength();
  if (distance === 0) return into.setShared();
  face.ux = (found.bx - found.ax) / distance;
  face.uy = (found.by - found.ay) / distance;
  measureFace(a.points, 1);
  const { low: lowA, high: highA } = face;
  if (highA - lowA > GRID) {
    measureFace(b.points, -1);
    // Seen from `b` left and right are exchanged.
    const low = Math.max(lowA, -face.high);
    const high = Math.min(highA, -face.low);
    if (high - low > GRID) return equalLines(into, distance, low, high);
  }
  return into.setFound();
}

/** The answer from a disc to the point (x, y), itself or the nearest of some shape. */
function fromDisc(into: Measurement, d: Disc, x: number, y: number, radius: number): Measurement {
  const dx = x - d.x;
  const dy = y - d.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  const distance = length - d.radius - radius;
  if (distance <= 0) {
    // Along the line of centres, inside both.
    const f = length === 0 ? 0 : Math.min(d.radius, length) / length;
    return shared(into, d.x + f * dx, d.y + f * dy);
  }
  const ux = dx / length;
  const uy = dy / length;
  return into.set(distance, d.x + ux * d.radius, d.y + uy * d.radius, x - ux * radius, y - uy * radius, true, null);
}

/** The answer of a disc, seen from the other figure; a disc never has equal lines to keep. */
function turned({ distance, ax, ay, bx, by, unique }: Nearest, into: Measurement): Measurement {
  return into.set(distance, bx, by, ax, ay, unique, null);
}

/** Writes the shortest line from one figure to another over what `into` held. */
export function measure(into: Measurement, a: Figure, b: Figure): Measurement {
  if (a.kind === 'disc') {
    if (b.kind === 'disc') return fromDisc(into, a, b.x, b.y, b.radius);
    nearestOnOutline(b.points, a.x, a.y);
    return fromDisc(into, a, found.bx, found.by, 0);
  }
  return b.kind === 'disc' ? turned(measure(into, b, a), into) : measureRegions(into, a, b);
}

/** The shortest line from one figure to another: its length, its ends, and whether others are as short. */
export function nearest(a: Figure, b: Figure): Nearest {
  return measure(new Measurement(), a, b);
}

/** The point of a figure nearest to (x, y), as the `b` end of a line from it. */
export function nearestToPoint(figure: Figure, x: number, y: number): Nearest {
  const into = new Measurement();
  if (figure.kind === 'disc') {
    const n = fromDisc(into, figure, x, y, 0);
    return n.distance === 0 ? into.set(0, x, y, x, y, true, null) : turned(n, into);
  }
  const distance = Math.sqrt(nearestOnOutline(figure.points, x, y));
  return into.set(distance, x, y, found.bx, found.by, true, null);
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
  return apart(a, b) ? foundLength() : 0;
}

/** Distance between two figures; 0 if they touch or overlap. */
export function distanceBetween(a: Figure, b: Figure): number {
  return snap(exactDistance(a, b));
}

/** Distance from a figure to the nearest of several; those that are further by their middles alone are not looked at. */
export function leastDistance(a: Figure, others: readonly Figure[]): number {
  const outer = a.kind === 'disc' ? a.radius : a.outer;
  let least = Number.POSITIVE_INFINITY;
  for (const b of others) {
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const far = least + outer + (b.kind === 'disc' ? b.radius : b.outer);
    if (dx * dx + dy * dy < far * far) least = Math.min(least, exactDistance(a, b));
  }
  return least === Number.POSITIVE_INFINITY ? least : snap(least);
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
