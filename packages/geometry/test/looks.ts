import type { Point3, Prism, Shape } from '../src/index.ts';
import { containsPoint, convexHull, disc, overlaps, placedShape, rayInPrism, rectangle } from '../src/index.ts';

/** A look at a body past others, none of which overlaps it or holds the eye. */
export interface Look {
  readonly eye: Point3;
  readonly target: Prism;
  readonly others: readonly Prism[];
}

export function overlapInSpace(a: Prism, b: Prism): boolean {
  return a.bottom < b.top && b.bottom < a.top && overlaps(a.footprint, b.footprint);
}

function holds({ footprint, bottom, top }: Prism, { x, y, z }: Point3): boolean {
  return z > bottom && z < top && containsPoint(footprint, x, y);
}

function oblong(width: number, length: number): Shape {
  const r = width / 2;
  const end = length / 2 - r;
  const points = [];
  for (let i = 0; i < 24; i++) {
    const s = (i - 12) / 12;
    const x = r * s;
    const y = end + Math.sqrt(r * r - x * x);
    points.push({ x, y }, { x, y: -y });
  }
  return convexHull(points);
}

/** A random look: walls, slabs, blocks and towers at all heights, between and about the eye and the target. */
export function randomLook(random: () => number, options: { over?: boolean; oblong?: boolean } = {}): Look {
  const from = (low: number, high: number) => low + (high - low) * random();
  const anywhere = () => ({ x: from(0, 400), y: from(0, 400), heading: from(0, 360) });
  const level = () => [0, 0, 0, 45, 60, 110][Math.floor(6 * random())] ?? 0;
  const feet = level();
  const shape = options.oblong
    ? placedShape(oblong(100, 175), anywhere())
    : disc(from(0, 400), from(0, 400), from(10, 60));
  const target: Prism = { footprint: shape, bottom: feet, top: feet + from(20, 110) };
  const eye = options.over
    ? {
        x: shape.x + from(-8, 8),
        y: shape.y + from(-8, 8),
        z: random() < 0.7 ? target.top + from(5, 120) : feet - from(1, feet + 40),
      }
    : { x: from(0, 400), y: from(0, 400), z: level() + from(20, 100) };
  const about = () => ({ x: shape.x + from(-80, 80), y: shape.y + from(-80, 80), heading: from(0, 360) });
  const place = options.over ? about : anywhere;
  const count = 1 + Math.floor(8 * random());
  const others: Prism[] = [];
  while (others.length < count) {
    const kind = random();
    const bottom = random() < 0.6 ? 0 : from(0, 120);
    const footprint: Shape =
      kind < 0.2
        ? placedShape(disc(0, 0, from(4, 60)), place())
        : placedShape(
            kind < 0.6 ? rectangle(from(60, 300), from(3, 12)) : rectangle(from(20, 200), from(20, 200)),
            place(),
          );
    const body: Prism = { footprint, bottom, top: bottom + (kind > 0.8 ? from(2, 6) : from(10, 120)) };
    if (!overlapInSpace(body, target) && !holds(body, eye)) others.push(body);
    else if (random() < 0.05) break;
  }
  return { eye, target, others };
}

/** Whether a ray meets the target, and if so whether it meets it first; undefined if it misses it. */
export function meetsFirst({ eye, target, others }: Look, direction: Point3): boolean | undefined {
  const hit = rayInPrism(target, eye, direction);
  if (hit === null) return undefined;
  return others.every((other) => (rayInPrism(other, eye, direction)?.enter ?? Number.POSITIVE_INFINITY) >= hit.enter);
}
