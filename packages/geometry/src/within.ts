import type { Disc } from './disc.ts';
import { at } from './flat.ts';
import { TOUCH } from './grid.ts';
import type { ConvexPolygon } from './polygon.ts';
import type { Shape } from './shape.ts';

/** Whether a disc of radius `margin` about (x, y) lies in a polygon. */
function polygonHolds(p: ConvexPolygon, x: number, y: number, margin: number): boolean {
  const points = p.points;
  const n = points.length;
  const least = margin - TOUCH;
  let px = at(points, n - 2);
  let py = at(points, n - 1);
  for (let i = 0; i < n; i += 2) {
    const qx = at(points, i);
    const qy = at(points, i + 1);
    const ex = qx - px;
    const ey = qy - py;
    if (ex * (y - py) - ey * (x - px) < least * Math.sqrt(ex * ex + ey * ey)) return false;
    px = qx;
    py = qy;
  }
  return true;
}

function discHolds(d: Disc, x: number, y: number, margin: number): boolean {
  const dx = x - d.x;
  const dy = y - d.y;
  const reach = d.radius - margin + TOUCH;
  return reach >= 0 && dx * dx + dy * dy <= reach * reach;
}

/** Whether (x, y) lies in a shape or on its border (to 1e-6 mm). */
export function containsPoint(shape: Shape, x: number, y: number): boolean {
  return shape.kind === 'disc' ? discHolds(shape, x, y, 0) : polygonHolds(shape, x, y, 0);
}

/** Whether a shape lies wholly within another, borders included (to 1e-6 mm). */
export function isWithin(shape: Shape, outer: Shape): boolean {
  if (shape.kind === 'disc') {
    return outer.kind === 'disc'
      ? discHolds(outer, shape.x, shape.y, shape.radius)
      : polygonHolds(outer, shape.x, shape.y, shape.radius);
  }
  const points = shape.points;
  for (let i = 0; i < points.length; i += 2) {
    if (!containsPoint(outer, at(points, i), at(points, i + 1))) return false;
  }
  return true;
}
