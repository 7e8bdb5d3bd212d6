import { TOUCH } from './grid.ts';
import { type Interval, lineInPolygon } from './segment.ts';
import type { Shape } from './shape.ts';

/** An upright solid: a footprint on the table, from height `bottom` up to `top` (mm). Over a disc it is a cylinder. */
export interface Prism {
  readonly footprint: Shape;
  readonly bottom: number;
  readonly top: number;
}

/** A point above the table, z up. */
export interface Point3 {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Part of the line from `a` along (dx, dy) within a circle; null if it only grazes it. */
function lineInCircle(
  x: number,
  y: number,
  radius: number,
  dx: number,
  dy: number,
  from: number,
  to: number,
): Interval | null {
  const square = dx * dx + dy * dy;
  if (square === 0) return x * x + y * y < (radius - TOUCH) * (radius - TOUCH) ? { enter: from, exit: to } : null;
  const cross = dx * y - dy * x;
  const miss2 = (cross * cross) / square;
  if (miss2 >= (radius - TOUCH) * (radius - TOUCH)) return null;
  const middle = -(dx * x + dy * y) / square;
  const half = Math.sqrt((radius * radius - miss2) / square);
  const enter = Math.max(from, middle - half);
  const exit = Math.min(to, middle + half);
  return enter < exit ? { enter, exit } : null;
}

function lineInPrism(prism: Prism, a: Point3, d: Point3, to: number): Interval | null {
  let enter = 0;
  let exit = to;
  if (d.z === 0) {
    if (a.z <= prism.bottom + TOUCH || a.z >= prism.top - TOUCH) return null;
  } else {
    const atBottom = (prism.bottom - a.z) / d.z;
    const atTop = (prism.top - a.z) / d.z;
    enter = Math.max(enter, Math.min(atBottom, atTop));
    exit = Math.min(exit, Math.max(atBottom, atTop));
    if (enter >= exit) return null;
  }
  const base = prism.footprint;
  return base.kind === 'disc'
    ? lineInCircle(a.x - base.x, a.y - base.y, base.radius, d.x, d.y, enter, exit)
    : lineInPolygon(base, a.x, a.y, d.x, d.y, enter, exit);
}

/** The part of the segment from (ax, ay) to (bx, by), as fractions of it, inside a shape; null if it only grazes or misses it. */
export function segmentInShape(shape: Shape, ax: number, ay: number, bx: number, by: number): Interval | null {
  return shape.kind === 'disc'
    ? lineInCircle(ax - shape.x, ay - shape.y, shape.radius, bx - ax, by - ay, 0, 1)
    : lineInPolygon(shape, ax, ay, bx - ax, by - ay, 0, 1);
}

/** The part of the segment from `a` to `b`, as fractions of it, inside a prism; null if it only grazes or misses it. */
export function segmentInPrism(prism: Prism, a: Point3, b: Point3): Interval | null {
  return lineInPrism(prism, a, { x: b.x - a.x, y: b.y - a.y, z: b.z - a.z }, 1);
}

/** The part of a ray, as multiples of its direction, inside a prism; null if it only grazes or misses it. */
export function rayInPrism(prism: Prism, from: Point3, direction: Point3): Interval | null {
  return lineInPrism(prism, from, direction, Number.POSITIVE_INFINITY);
}
