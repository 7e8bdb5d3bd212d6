import { at, flatList } from './flat.ts';
import { convexHull } from './hull.ts';
import { penetrationDepth } from './overlap.ts';
import { type ConvexPolygon, vertices } from './polygon.ts';
import { lineInPolygon } from './segment.ts';
import { outerRadius, type Shape } from './shape.ts';
import { containsPoint } from './within.ts';

/** The ground that a disc covers on a straight way, its borders included. */
export interface DiscSweep {
  readonly kind: 'disc';
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
  readonly radius: number;
}

/** The ground that a polygon covers on a straight way without turning: the hull of where it starts and ends. */
export interface PolygonSweep {
  readonly kind: 'polygon';
  readonly hull: ConvexPolygon;
}

/** What something convex covers on a straight way. */
export type Sweep = DiscSweep | PolygonSweep;

/** What a disc covers on the way from (ax, ay) to (bx, by). */
export function sweptDisc(ax: number, ay: number, bx: number, by: number, radius: number): DiscSweep {
  return { kind: 'disc', ax, ay, bx, by, radius };
}

/** What a polygon, where it starts, covers while it is shifted by (dx, dy). */
export function sweptPolygon(start: ConvexPolygon, dx: number, dy: number): PolygonSweep {
  if (dx === 0 && dy === 0) return { kind: 'polygon', hull: start };
  const corners = vertices(start);
  return { kind: 'polygon', hull: convexHull([...corners, ...corners.map(({ x, y }) => ({ x: x + dx, y: y + dy }))]) };
}

/** What a shape, where it starts, covers while it is shifted by (dx, dy). */
export function swept(start: Shape, dx: number, dy: number): Sweep {
  if (start.kind === 'disc') return sweptDisc(start.x, start.y, start.x + dx, start.y + dy, start.radius);
  return sweptPolygon(start, dx, dy);
}

/** The square of the distance of a point from the segment that starts at (ax, ay) and goes by (dx, dy). */
export function squareToSegment(px: number, py: number, ax: number, ay: number, dx: number, dy: number): number {
  const wx = px - ax;
  const wy = py - ay;
  const along = wx * dx + wy * dy;
  if (along <= 0) return wx * wx + wy * wy;
  const square = dx * dx + dy * dy;
  if (along >= square) return (wx - dx) * (wx - dx) + (wy - dy) * (wy - dy);
  const across = wx * dy - wy * dx;
  return (across * across) / square;
}

/** Whether some point of a segment comes nearer to a polygon than `reach`. */
function nearsPolygon(polygon: ConvexPolygon, ax: number, ay: number, dx: number, dy: number, reach: number): boolean {
  const points = polygon.points;
  const n = points.length;
  const reach2 = reach * reach;
  const bx = ax + dx;
  const by = ay + dy;
  let px = at(points, n - 2);
  let py = at(points, n - 1);
  for (let i = 0; i < n; i += 2) {
    const qx = at(points, i);
    const qy = at(points, i + 1);
    if (squareToSegment(qx, qy, ax, ay, dx, dy) < reach2) return true;
    if (squareToSegment(ax, ay, px, py, qx - px, qy - py) < reach2) return true;
    if (squareToSegment(bx, by, px, py, qx - px, qy - py) < reach2) return true;
    px = qx;
    py = qy;
  }
  // No border is that near: the segment is either far outside, or inside, or runs straight through.
  return containsPoint(polygon, ax, ay) || lineInPolygon(polygon, ax, ay, dx, dy, 0, 1) !== null;
}

/** Whether a disc on its way lies in a shape more than `depth` deep anywhere. */
function discSweepMeets({ ax, ay, bx, by, radius }: DiscSweep, shape: Shape, depth: number): boolean {
  const dx = bx - ax;
  const dy = by - ay;
  const centre2 = squareToSegment(shape.x, shape.y, ax, ay, dx, dy);
  const far = outerRadius(shape) + radius - depth;
  if (far <= 0 || centre2 >= far * far) return false;
  return shape.kind === 'disc' || nearsPolygon(shape, ax, ay, dx, dy, radius - depth);
}

/** Whether something on its way lies in a shape more than `depth` deep anywhere. */
export function sweepMeets(sweep: Sweep, shape: Shape, depth: number): boolean {
  if (sweep.kind === 'disc') return discSweepMeets(sweep, shape, depth);
  return penetrationDepth(sweep.hull, shape) > depth;
}

/** Where a line, from its start (parameter 0) to its end (1), enters and leaves the inside of a shape: none, or two numbers. */
export function insideOf(shape: Shape, ax: number, ay: number, bx: number, by: number): readonly number[] {
  const dx = bx - ax;
  const dy = by - ay;
  const cuts = flatList();
  if (shape.kind === 'polygon') {
    const inside = lineInPolygon(shape, ax, ay, dx, dy, 0, 1);
    if (inside !== null) cuts.push(inside.enter, inside.exit);
    return cuts;
  }
  const wx = shape.x - ax;
  const wy = shape.y - ay;
  const square = dx * dx + dy * dy;
  const across = wx * dy - wy * dx;
  const half2 = shape.radius * shape.radius * square - across * across;
  if (square === 0 || half2 <= 0) return cuts;
  const half = Math.sqrt(half2);
  const along = wx * dx + wy * dy;
  const enter = Math.max(0, (along - half) / square);
  const exit = Math.min(1, (along + half) / square);
  if (enter < exit) cuts.push(enter, exit);
  return cuts;
}
