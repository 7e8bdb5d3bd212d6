import { type ConvexPolygon, convexPolygon, type Point, placed } from '../src/index.ts';

/** Numbers from 0 up to 1 that a seed decides (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A convex quadrilateral about 40 to 80 mm across: one vertex in each quarter of an ellipse's rim. */
export function randomQuad(random: () => number, x: number, y: number): ConvexPolygon {
  const rx = 20 + 20 * random();
  const ry = 20 + 20 * random();
  const rim: Point[] = [];
  for (let quarter = 0; quarter < 4; quarter++) {
    const angle = (quarter + 0.15 + 0.7 * random()) * (Math.PI / 2);
    rim.push({ x: rx * Math.SQRT2 * Math.cos(angle), y: ry * Math.SQRT2 * Math.sin(angle) });
  }
  return placed(convexPolygon(rim), { x, y, heading: 360 * random() });
}

/** A square base of 40, 60 or 80 mm. */
export function randomBase(random: () => number, x: number, y: number): ConvexPolygon {
  const half = 20 + 10 * Math.floor(3 * random());
  const corners = [
    { x: -half, y: -half },
    { x: half, y: -half },
    { x: half, y: half },
    { x: -half, y: half },
  ];
  return placed(convexPolygon(corners), { x, y, heading: 360 * random() });
}

export type Pair = readonly [ConvexPolygon, ConvexPolygon];

/** Pairs on a 914 mm board: a third anywhere, a third side by side, a third on top of each other. */
export function randomPairs(count: number, seed: number): Pair[] {
  const random = randomFrom(seed);
  const pairs: Pair[] = [];
  for (let i = 0; i < count; i++) {
    const x = 914 * random();
    const y = 914 * random();
    const one = i % 2 === 0 ? randomQuad : randomBase;
    const turn = 2 * Math.PI * random();
    const step = i % 3 === 1 ? 40 + 80 * random() : 40 * random();
    const bx = i % 3 === 0 ? 914 * random() : x + step * Math.cos(turn);
    const by = i % 3 === 0 ? 914 * random() : y + step * Math.sin(turn);
    pairs.push([one(random, x, y), one(random, bx, by)]);
  }
  return pairs;
}
