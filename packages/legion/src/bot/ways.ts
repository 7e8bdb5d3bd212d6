import { type ConvexPolygon, convexHull, type Point, segmentInShape } from '@rangefinder/geometry';
import type { PlacedPart } from '../battlefield/model.ts';
import { moveFor } from '../rules/moving.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { far } from './reach.ts';

/** A way through a piece that is shorter than this leads by its corner. */
const CORNER = 20;

const KNOWN = new WeakMap<readonly PlacedPart[], Map<string, readonly ConvexPolygon[]>>();

/** Terrain that a leader does not get over, each piece as one: who wants to the other side goes round it. */
export class Ways {
  /** Of the leader's base. */
  readonly radius: number;
  readonly #walls: readonly ConvexPolygon[];

  constructor(t: LTable, unit: Unit) {
    const [leader] = t.miniatures(unit);
    this.radius = leader?.base.radius ?? 0;
    const flies = leader === undefined || moveFor(t, unit, {}).bands > 0;
    this.#walls = flies ? [] : wallsFor(t.parts, leader.z + leader.height, leader.base.radius);
  }

  /** How far it is from one place to another, round whatever stands between them. */
  length(from: Point, to: Point): number {
    const straight = far(from, to);
    return this.#walls.reduce((sum, wall) => sum + detour(wall, from, to, straight), straight);
  }
}

function wallsFor(parts: readonly PlacedPart[], height: number, radius: number): readonly ConvexPolygon[] {
  const known = KNOWN.get(parts) ?? new Map<string, readonly ConvexPolygon[]>();
  KNOWN.set(parts, known);
  const name = `${height},${radius}`;
  let walls = known.get(name);
  if (walls === undefined) {
    const high = parts.filter(({ solid, bottom, top }) => solid && bottom < height && top > height);
    const pieces = [...new Set(high.map(({ piece }) => piece))];
    walls = pieces.map((one) =>
      convexHull(high.filter(({ piece }) => piece === one).flatMap((part) => rim(part, radius))),
    );
    known.set(name, walls);
  }
  return walls;
}

/** Points about a part, so far outside that a base gets by. */
function rim({ footprint }: PlacedPart, radius: number): readonly Point[] {
  if (footprint.kind === 'disc') return square(footprint, footprint.radius + radius);
  const { points } = footprint;
  return points.flatMap((x, i) => (i % 2 === 0 ? square({ x, y: points[i + 1] ?? 0 }, radius) : []));
}

function square({ x, y }: Point, half: number): readonly Point[] {
  return [-half, half].flatMap((dx) => [-half, half].map((dy) => ({ x: x + dx, y: y + dy })));
}

/** How much longer the way becomes by going round a wall; nothing for who starts or ends within it. */
function detour(wall: ConvexPolygon, from: Point, to: Point, straight: number): number {
  if (straight === 0) return 0;
  const [dx, dy] = [(to.x - from.x) / straight, (to.y - from.y) / straight];
  if (Math.abs(dx * (wall.y - from.y) - dy * (wall.x - from.x)) > wall.outer) return 0;
  const inside = segmentInShape(wall, from.x, from.y, to.x, to.y);
  if (inside === null || inside.enter <= 0 || inside.exit >= 1) return 0;
  if ((inside.exit - inside.enter) * straight < CORNER) return 0;
  const { points } = wall;
  const corners = points.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: points[i + 1] ?? 0 }] : []));
  const side = (sign: number) => {
    const there = corners.filter(({ x, y }) => sign * (dx * (y - from.y) - dy * (x - from.x)) > 0);
    return there.length === 0 ? straight : perimeter(convexHull([from, to, ...there])) - straight;
  };
  return Math.max(0, Math.min(side(1), side(-1)) - straight);
}

function perimeter({ points }: ConvexPolygon): number {
  let sum = 0;
  for (let i = 0; i < points.length; i += 2) {
    const [x = 0, y = 0] = [points[i], points[i + 1]];
    const next = (i + 2) % points.length;
    sum += far({ x, y }, { x: points[next] ?? 0, y: points[next + 1] ?? 0 });
  }
  return sum;
}
