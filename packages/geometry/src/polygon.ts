import { cos, sin, turned, turnTo } from './angle.ts';
import { at, flatList } from './flat.ts';
import { TOUCH } from './grid.ts';
import type { Point, Pose } from './pose.ts';

declare const convex: unique symbol;

/** A convex polygon with an area. Only the functions of this package make one, so its promises always hold. */
export interface ConvexPolygon {
  readonly [convex]: true;
  readonly kind: 'polygon';
  /** x0, y0, x1, y1, … anticlockwise; no vertex lies on the line between its neighbours. */
  readonly points: readonly number[];
  /** Centroid. */
  readonly x: number;
  readonly y: number;
  /** Radius of the circle about the centroid that holds the polygon. */
  readonly outer: number;
  /** Radius of the circle about the centroid that the polygon holds. */
  readonly inner: number;
}

/** Least and greatest coordinates. */
export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

function mint(points: readonly number[], x: number, y: number, outer: number, inner: number): ConvexPolygon {
  return { kind: 'polygon', points, x, y, outer, inner } as ConvexPolygon;
}

/** Twice the signed area, positive anticlockwise; about the first vertex, so that no precision goes to the offset. */
export function doubleArea(points: readonly number[]): number {
  const x0 = at(points, 0);
  const y0 = at(points, 1);
  let sum = 0;
  for (let i = 2; i + 3 < points.length; i += 2) {
    sum += (at(points, i) - x0) * (at(points, i + 3) - y0) - (at(points, i + 2) - x0) * (at(points, i + 1) - y0);
  }
  return sum;
}

/** Measures and wraps vertices already known to be convex, anticlockwise and of positive area. */
export function fromConvexPoints(points: readonly number[]): ConvexPolygon {
  const n = points.length;
  const x0 = at(points, 0);
  const y0 = at(points, 1);
  let sum = 0;
  let mx = 0;
  let my = 0;
  for (let i = 2; i + 3 < n; i += 2) {
    const ax = at(points, i) - x0;
    const ay = at(points, i + 1) - y0;
    const bx = at(points, i + 2) - x0;
    const by = at(points, i + 3) - y0;
    const cross = ax * by - bx * ay;
    sum += cross;
    mx += (ax + bx) * cross;
    my += (ay + by) * cross;
  }
  const x = x0 + mx / (3 * sum);
  const y = y0 + my / (3 * sum);
  let outer = 0;
  let inner = Number.POSITIVE_INFINITY;
  let px = at(points, n - 2);
  let py = at(points, n - 1);
  for (let i = 0; i < n; i += 2) {
    const qx = at(points, i);
    const qy = at(points, i + 1);
    const ex = qx - px;
    const ey = qy - py;
    outer = Math.max(outer, (qx - x) * (qx - x) + (qy - y) * (qy - y));
    inner = Math.min(inner, (ex * (y - py) - ey * (x - px)) / Math.sqrt(ex * ex + ey * ey));
    px = qx;
    py = qy;
  }
  return mint(points, x, y, Math.sqrt(outer), Math.max(0, inner));
}

/** How far the middle point lies to the right of the line from the first to the last (mm). */
function bulge(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number {
  const ex = cx - ax;
  const ey = cy - ay;
  const length = Math.sqrt(ex * ex + ey * ey);
  if (length === 0) return 0;
  return ((bx - ax) * ey - (by - ay) * ex) / length;
}

/** Leaves out vertices that repeat their neighbour or lie on the line between their neighbours. */
function withoutIdleVertices(points: readonly number[]): number[] {
  let kept = [...points];
  for (let again = true; again && kept.length >= 6; ) {
    again = false;
    const n = kept.length;
    for (let i = 0; i < n; i += 2) {
      const before = (i + n - 2) % n;
      const after = (i + 2) % n;
      const out = bulge(
        at(kept, before),
        at(kept, before + 1),
        at(kept, i),
        at(kept, i + 1),
        at(kept, after),
        at(kept, after + 1),
      );
      if (Math.abs(out) <= TOUCH) {
        kept = kept.filter((_, k) => k !== i && k !== i + 1);
        again = true;
        break;
      }
    }
  }
  const flat = flatList();
  for (const value of kept) flat.push(value + 0);
  return flat;
}

function finitePoints(points: readonly Point[]): number[] {
  const flat = flatList();
  points.forEach((p, i) => {
    if (!Number.isFinite(p.x) || !Number.isFinite(p.y)) {
      throw new Error(`Polygon vertex ${i} is (${p.x}, ${p.y}); both coordinates must be finite numbers.`);
    }
    flat.push(p.x, p.y);
  });
  return flat;
}

function reversed(points: readonly number[]): number[] {
  const flat = flatList();
  for (let i = points.length - 2; i >= 0; i -= 2) flat.push(at(points, i), at(points, i + 1));
  return flat;
}

/** Parses the vertices of a convex polygon, in either order round it; throws an Error that says what is wrong. */
export function convexPolygon(vertices: readonly Point[]): ConvexPolygon {
  if (vertices.length < 3) throw new Error(`A polygon needs at least 3 vertices; this one has ${vertices.length}.`);
  const given = finitePoints(vertices);
  const points = withoutIdleVertices(doubleArea(given) < 0 ? reversed(given) : given);
  const n = points.length;
  if (n < 6) throw new Error('Polygon has no area: all its vertices lie on one line.');
  for (let i = 0; i < n; i += 2) {
    const ax = at(points, i);
    const ay = at(points, i + 1);
    const bx = at(points, (i + 2) % n);
    const by = at(points, (i + 3) % n);
    for (let k = 0; k < n; k += 2) {
      if (bulge(ax, ay, at(points, k), at(points, k + 1), bx, by) > TOUCH) {
        const edge = `(${ax}, ${ay}) to (${bx}, ${by})`;
        throw new Error(`Polygon is not convex: vertex (${at(points, k)}, ${at(points, k + 1)}) lies outside ${edge}.`);
      }
    }
  }
  return fromConvexPoints(points);
}

/** A polygon of vertices that are convex and anticlockwise by the way they were found: a hull needs no second look at each pair. */
export function fromHull(vertices: readonly Point[]): ConvexPolygon {
  const points = withoutIdleVertices(finitePoints(vertices));
  if (points.length < 6) throw new Error('Polygon has no area: all its vertices lie on one line.');
  return fromConvexPoints(points);
}

/** A rectangle centred on the origin, `width` across and `length` ahead. */
export function rectangle(width: number, length: number): ConvexPolygon {
  const x = width / 2;
  const y = length / 2;
  if (!(x > TOUCH && y > TOUCH && x < Number.POSITIVE_INFINITY && y < Number.POSITIVE_INFINITY)) {
    throw new Error(`A rectangle of ${width} by ${length} has no area.`);
  }
  // Convex as it stands: nothing to check, and templates ask for one at every move.
  const points = flatList();
  points.push(-x, -y, x, -y, x, y, -x, y);
  return fromConvexPoints(points);
}

/** A polygon of equal sides centred on the origin, its first vertex straight ahead at `radius`. */
export function regularPolygon(sides: number, radius: number): ConvexPolygon {
  const vertices: Point[] = [];
  for (let i = 0; i < sides; i++) {
    const turn = (-360 * i) / sides;
    vertices.push({ x: radius * sin(turn), y: radius * cos(turn) });
  }
  return convexPolygon(vertices);
}

/** The polygon, given in the frame of a pose, moved to the table. */
export function placed(polygon: ConvexPolygon, pose: Pose): ConvexPolygon {
  turnTo(pose.heading);
  return turnedTo(polygon, pose, turned.sine, turned.cosine);
}

/** The same where sine and cosine of the heading are known: bodies have many shapes and one heading. */
export function turnedTo(polygon: ConvexPolygon, pose: Pose, s: number, c: number): ConvexPolygon {
  const px = pose.x;
  const py = pose.y;
  const points = polygon.points.slice();
  for (let i = 0; i < points.length; i += 2) {
    const x = at(points, i);
    const y = at(points, i + 1);
    points[i] = px + x * c + y * s;
    points[i + 1] = py - x * s + y * c;
  }
  const { x, y } = polygon;
  return mint(points, px + x * c + y * s, py - x * s + y * c, polygon.outer, polygon.inner);
}

/** Area in square millimetres. */
export function area(polygon: ConvexPolygon): number {
  return doubleArea(polygon.points) / 2;
}

/** The vertices, anticlockwise. */
export function vertices(polygon: ConvexPolygon): Point[] {
  const out: Point[] = [];
  for (let i = 0; i < polygon.points.length; i += 2)
    out.push({ x: at(polygon.points, i), y: at(polygon.points, i + 1) });
  return out;
}

/** The upright box round a polygon. */
export function boundingBox(polygon: ConvexPolygon): Box {
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  const points = polygon.points;
  for (let i = 0; i < points.length; i += 2) {
    minX = Math.min(minX, at(points, i));
    maxX = Math.max(maxX, at(points, i));
    minY = Math.min(minY, at(points, i + 1));
    maxY = Math.max(maxY, at(points, i + 1));
  }
  return { minX, minY, maxX, maxY };
}

/** The corner that lies furthest in a direction. */
export function furthestAlong({ points }: ConvexPolygon, dx: number, dy: number): Point {
  let most = Number.NEGATIVE_INFINITY;
  let x = 0;
  let y = 0;
  for (let i = 0; i < points.length; i += 2) {
    const px = at(points, i);
    const py = at(points, i + 1);
    const along = px * dx + py * dy;
    if (along <= most) continue;
    most = along;
    x = px;
    y = py;
  }
  return { x, y };
}
