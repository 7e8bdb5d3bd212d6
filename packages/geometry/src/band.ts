import { cos, normalizeHeading, sin } from './angle.ts';
import { clip, type HalfPlane } from './clip.ts';
import type { Disc } from './disc.ts';
import { exactDistance } from './distance.ts';
import { at } from './flat.ts';
import { snap, TOUCH } from './grid.ts';
import { nearestOnOutline } from './nearest.ts';
import type { Path } from './path.ts';
import { type ConvexPolygon, placed, rectangle } from './polygon.ts';
import { toWorld } from './pose.ts';
import { segment } from './segment.ts';
import type { Region, Shape } from './shape.ts';

/** A curved strip: the part of a ring between two headings seen from its centre. */
export interface ArcBand {
  readonly kind: 'band';
  readonly x: number;
  readonly y: number;
  readonly innerRadius: number;
  readonly outerRadius: number;
  /** Heading of the first straight end, seen from the centre. */
  readonly start: number;
  /** Degrees clockwise from there to the other end, at most 360. */
  readonly sweep: number;
  /** Unit vectors from the centre along the two ends. */
  readonly startX: number;
  readonly startY: number;
  readonly endX: number;
  readonly endY: number;
}

/** A curved strip about (x, y), clockwise from heading `start` by `sweep` degrees. */
export function arcBand(
  x: number,
  y: number,
  innerRadius: number,
  outerRadius: number,
  start: number,
  sweep: number,
): ArcBand {
  if (!(innerRadius >= 0 && outerRadius > innerRadius && sweep > 0 && sweep <= 360)) {
    throw new Error(
      `Arc band from radius ${innerRadius} to ${outerRadius} over ${sweep} degrees: ` +
        'radii must grow from 0 or more, and the sweep must be above 0 and at most 360.',
    );
  }
  const end = start + sweep;
  return {
    kind: 'band',
    x,
    y,
    innerRadius,
    outerRadius,
    start: normalizeHeading(start),
    sweep,
    startX: sin(start),
    startY: cos(start),
    endX: sin(end),
    endY: cos(end),
  };
}

/** The ground a strip of some width covers along a path: one rectangle or arc band for each piece. */
export function pathArea(p: Path, width: number): (ConvexPolygon | ArcBand)[] {
  return p.legs.map((leg) => {
    if (leg.radius === 0) {
      const middle = toWorld(leg, 0, leg.length / 2);
      return placed(rectangle(width, leg.length), { x: middle.x, y: middle.y, heading: leg.heading });
    }
    const centre = toWorld(leg, leg.radius, 0);
    const radius = Math.abs(leg.radius);
    // Turning right the strip runs clockwise from its start; turning left, clockwise from its end.
    const start = leg.turn > 0 ? leg.heading - 90 : leg.heading + 90 + leg.turn;
    const inner = Math.max(0, radius - width / 2);
    return arcBand(centre.x, centre.y, inner, radius + width / 2, start, Math.abs(leg.turn));
  });
}

/** Whether the direction (dx, dy) from the centre lies between the two ends. */
function between(band: ArcBand, dx: number, dy: number): boolean {
  if (band.sweep >= 360) return true;
  const afterStart = band.startY * dx - band.startX * dy >= 0;
  const beforeEnd = band.endX * dy - band.endY * dx >= 0;
  return band.sweep <= 180 ? afterStart && beforeEnd : afterStart || beforeEnd;
}

/** Distance of a point from one straight end. */
function toEnd(band: ArcBand, dx: number, dy: number, ux: number, uy: number): number {
  const along = Math.max(band.innerRadius, Math.min(band.outerRadius, ux * dx + uy * dy));
  const gx = dx - along * ux;
  const gy = dy - along * uy;
  return Math.sqrt(gx * gx + gy * gy);
}

function bandToPoint(band: ArcBand, x: number, y: number): number {
  const dx = x - band.x;
  const dy = y - band.y;
  if (between(band, dx, dy)) {
    const radius = Math.sqrt(dx * dx + dy * dy);
    return Math.max(0, band.innerRadius - radius, radius - band.outerRadius);
  }
  return Math.min(toEnd(band, dx, dy, band.startX, band.startY), toEnd(band, dx, dy, band.endX, band.endY));
}

/** Whether (x, y) lies in a band or on its border (to 1e-6 mm). */
export function bandContains(band: ArcBand, x: number, y: number): boolean {
  return bandToPoint(band, x, y) <= TOUCH;
}

/** Whether a convex piece between the two ends has points of the ring: its least and greatest radius tell. */
function pieceInRing(band: ArcBand, piece: Region | null): boolean {
  if (piece === null) return false;
  const reach = band.outerRadius - TOUCH;
  if (nearestOnOutline(piece.points, band.x, band.y) >= reach * reach) return false;
  const hole = band.innerRadius + TOUCH;
  for (let i = 0; i < piece.points.length; i += 2) {
    const dx = at(piece.points, i) - band.x;
    const dy = at(piece.points, i + 1) - band.y;
    if (dx * dx + dy * dy > hole * hole) return true;
  }
  return false;
}

/** The side of a line from the band's centre along (ux, uy): clockwise of it if `side` is 1, anticlockwise if -1. */
function beside(band: ArcBand, ux: number, uy: number, side: 1 | -1): HalfPlane {
  const nx = side * uy;
  const ny = -side * ux;
  return { nx, ny, offset: nx * band.x + ny * band.y };
}

function bandOverlapsPolygon(band: ArcBand, polygon: ConvexPolygon): boolean {
  const dx = polygon.x - band.x;
  const dy = polygon.y - band.y;
  const centres2 = dx * dx + dy * dy;
  const far = band.outerRadius + polygon.outer;
  if (centres2 >= far * far) return false;
  const hole = band.innerRadius - polygon.outer;
  if (hole > 0 && centres2 <= hole * hole) return false;
  const afterStart = beside(band, band.startX, band.startY, 1);
  const beforeEnd = beside(band, band.endX, band.endY, -1);
  if (band.sweep <= 180) return pieceInRing(band, clip(polygon, [afterStart, beforeEnd]));
  // Wider than half a ring: what lies after the start, and what lies before the end, together fill it.
  if (band.sweep < 360) {
    return pieceInRing(band, clip(polygon, [afterStart])) || pieceInRing(band, clip(polygon, [beforeEnd]));
  }
  return pieceInRing(band, polygon);
}

/** Whether a band and a shape share an area more than 1e-6 mm deep. Exact: the arc is not cut into straight pieces. */
export function bandOverlaps(band: ArcBand, shape: Shape): boolean {
  if (shape.kind === 'polygon') return bandOverlapsPolygon(band, shape);
  return bandToPoint(band, shape.x, shape.y) < shape.radius - TOUCH;
}

function bandToDisc(band: ArcBand, d: Disc): number {
  return Math.max(0, bandToPoint(band, d.x, d.y) - d.radius);
}

function bandToPolygon(band: ArcBand, polygon: ConvexPolygon): number {
  if (bandOverlapsPolygon(band, polygon)) return 0;
  const { x, y, innerRadius: r, outerRadius: R, startX, startY, endX, endY } = band;
  let least = Math.min(
    exactDistance(segment(x + r * startX, y + r * startY, x + R * startX, y + R * startY), polygon),
    exactDistance(segment(x + r * endX, y + r * endY, x + R * endX, y + R * endY), polygon),
  );
  // Besides the straight ends, the nearest point is a vertex or, outside the ring, the foot of an edge.
  const points = polygon.points;
  const n = points.length;
  let px = at(points, n - 2);
  let py = at(points, n - 1);
  for (let i = 0; i < n; i += 2) {
    const qx = at(points, i);
    const qy = at(points, i + 1);
    const ex = qx - px;
    const ey = qy - py;
    const f = (ex * (x - px) + ey * (y - py)) / (ex * ex + ey * ey);
    least = Math.min(least, bandToPoint(band, qx, qy));
    if (f > 0 && f < 1) least = Math.min(least, bandToPoint(band, px + f * ex, py + f * ey));
    px = qx;
    py = qy;
  }
  return least;
}

/** Distance from a band to a shape; 0 if they touch or overlap. */
export function bandDistance(band: ArcBand, shape: Shape): number {
  return snap(shape.kind === 'disc' ? bandToDisc(band, shape) : bandToPolygon(band, shape));
}
