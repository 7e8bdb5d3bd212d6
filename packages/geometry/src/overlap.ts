import type { Disc } from './disc.ts';
import { exactDistance } from './distance.ts';
import { at } from './flat.ts';
import { TOUCH } from './grid.ts';
import { found, nearestOnOutline } from './nearest.ts';
import type { ConvexPolygon } from './polygon.ts';
import { separate } from './separation.ts';
import type { Shape } from './shape.ts';

/** The shortest move of the first shape that parts it from the second: `depth` mm along the unit vector (x, y). */
export interface Penetration {
  readonly depth: number;
  readonly x: number;
  readonly y: number;
}

function discOverlapsPolygon(d: Disc, p: ConvexPolygon): boolean {
  const dx = d.x - p.x;
  const dy = d.y - p.y;
  const apart2 = dx * dx + dy * dy;
  const outer = p.outer + d.radius;
  if (apart2 >= outer * outer) return false;
  if (apart2 < p.inner * p.inner) return true;
  const reach = d.radius - TOUCH;
  return reach > 0 && nearestOnOutline(p.points, d.x, d.y) < reach * reach;
}

/** Whether two shapes share an area more than 1e-6 mm deep; shapes that only touch do not overlap. */
export function overlaps(a: Shape, b: Shape): boolean {
  if (a.kind === 'polygon') return b.kind === 'polygon' ? !separate(a, b) : discOverlapsPolygon(b, a);
  if (b.kind === 'polygon') return discOverlapsPolygon(a, b);
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const reach = a.radius + b.radius - TOUCH;
  return reach > 0 && dx * dx + dy * dy < reach * reach;
}

/** Whether two shapes are no further apart than `tolerance` yet do not overlap. */
export function touches(a: Shape, b: Shape, tolerance: number): boolean {
  return !overlaps(a, b) && exactDistance(a, b) <= tolerance;
}

/** The shallowest edge so far: how deep, and its outward normal. */
const shallow = { depth: 0.5, x: 0.5, y: 0.5 };

/** Looks for an edge of `a` that `b` lies across less deeply than `shallow`; false if one parts them. */
function shallowestEdge(a: ConvexPolygon, b: ConvexPolygon, sign: number): boolean {
  const pa = a.points;
  const pb = b.points;
  const na = pa.length;
  const nb = pb.length;
  let px = at(pa, na - 2);
  let py = at(pa, na - 1);
  for (let i = 0; i < na; i += 2) {
    const qx = at(pa, i);
    const qy = at(pa, i + 1);
    const ex = qx - px;
    const ey = qy - py;
    const length = Math.sqrt(ex * ex + ey * ey);
    const nx = ey / length;
    const ny = -ex / length;
    px = qx;
    py = qy;
    const edge = nx * qx + ny * qy;
    // The inner circle of `b` is at least this deep, so its vertices need no look if that is too deep already.
    if (edge - (nx * b.x + ny * b.y) + b.inner >= shallow.depth) continue;
    let least = Number.POSITIVE_INFINITY;
    for (let k = 0; k < nb; k += 2) {
      const along = nx * at(pb, k) + ny * at(pb, k + 1);
      if (along < least) least = along;
    }
    const depth = edge - least;
    if (depth <= TOUCH) return false;
    if (depth < shallow.depth) {
      shallow.depth = depth;
      shallow.x = sign * nx;
      shallow.y = sign * ny;
    }
  }
  return true;
}

/** How deep `a` lies in `b`, with the way out in `shallow`; 0 if they do not overlap. */
function polygonsDepth(a: ConvexPolygon, b: ConvexPolygon): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const outer = a.outer + b.outer;
  if (dx * dx + dy * dy >= outer * outer) return 0;
  shallow.depth = Number.POSITIVE_INFINITY;
  // `a` leaves across its own edge backwards, and across an edge of `b` forwards.
  return shallowestEdge(a, b, -1) && shallowestEdge(b, a, 1) ? shallow.depth : 0;
}

/** Depth of (x, y) inside a polygon below its nearest edge, with that edge's normal in `shallow`. */
function depthInside(p: ConvexPolygon, x: number, y: number): void {
  const points = p.points;
  const n = points.length;
  shallow.depth = Number.POSITIVE_INFINITY;
  let px = at(points, n - 2);
  let py = at(points, n - 1);
  for (let i = 0; i < n; i += 2) {
    const qx = at(points, i);
    const qy = at(points, i + 1);
    const ex = qx - px;
    const ey = qy - py;
    const length = Math.sqrt(ex * ex + ey * ey);
    const depth = (ex * (y - py) - ey * (x - px)) / length;
    if (depth < shallow.depth) {
      shallow.depth = depth;
      shallow.x = ey / length;
      shallow.y = -ex / length;
    }
    px = qx;
    py = qy;
  }
}

function discPolygonDepth(d: Disc, p: ConvexPolygon): number {
  if (!discOverlapsPolygon(d, p)) return 0;
  depthInside(p, d.x, d.y);
  if (shallow.depth >= 0) return d.radius + shallow.depth;
  const length = Math.sqrt(nearestOnOutline(p.points, d.x, d.y));
  shallow.x = (d.x - found.bx) / length;
  shallow.y = (d.y - found.by) / length;
  return d.radius - length;
}

function discsDepth(a: Disc, b: Disc): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  const depth = a.radius + b.radius - length;
  if (depth <= TOUCH) return 0;
  // Concentric discs part equally well every way; +y is as good as any.
  shallow.x = length === 0 ? 0 : dx / length;
  shallow.y = length === 0 ? 1 : dy / length;
  return depth;
}

/** How far `a` would have to move to be parted from `b`; 0 if they do not overlap. Not snapped. */
export function penetrationDepth(a: Shape, b: Shape): number {
  if (a.kind === 'disc') return b.kind === 'disc' ? discsDepth(a, b) : discPolygonDepth(a, b);
  return b.kind === 'disc' ? discPolygonDepth(b, a) : polygonsDepth(a, b);
}

/** The shortest move that would part `a` from `b`, or null if they do not overlap. Not snapped. */
export function penetration(a: Shape, b: Shape): Penetration | null {
  const depth = penetrationDepth(a, b);
  if (depth === 0) return null;
  // Where a disc meets a polygon, the way out was found for the disc.
  const sign = a.kind === 'polygon' && b.kind === 'disc' ? -1 : 1;
  return { depth, x: sign * shallow.x + 0, y: sign * shallow.y + 0 };
}
