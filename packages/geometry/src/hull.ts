import { type ConvexPolygon, fromHull } from './polygon.ts';
import type { Point } from './pose.ts';

function turnsLeft(a: Point, b: Point, c: Point): boolean {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;
}

/** One side of the hull, from the first point to the last, by Andrew's monotone chain. */
function chain(sorted: readonly Point[]): Point[] {
  const side: Point[] = [];
  for (const p of sorted) {
    for (;;) {
      const last = side[side.length - 1];
      const before = side[side.length - 2];
      if (last === undefined || before === undefined || turnsLeft(before, last, p)) break;
      side.pop();
    }
    side.push(p);
  }
  side.pop();
  return side;
}

/** The smallest convex polygon round some points; throws if they all lie on one line. */
export function convexHull(points: readonly Point[]): ConvexPolygon {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const hull = [...chain(sorted), ...chain(sorted.toReversed())];
  if (hull.length < 3) throw new Error('A hull needs at least 3 points that do not lie on one line.');
  return fromHull(hull);
}
