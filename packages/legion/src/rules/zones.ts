import {
  containsPoint,
  distanceBetween,
  outerRadius,
  type Point,
  type Segment,
  type Shape,
  segment,
  vertices,
} from '@rangefinder/geometry';
import type { Seat } from '@rangefinder/kernel';
import { BAND } from '../battlefield/model.ts';
import type { Zone } from '../card.ts';
import type { LTable } from '../table.ts';

/** The deployment zones of a seat, as its deployment card draws them (legion.deployment.2, .3). */
export function zonesOf(t: LTable, seat: Seat): readonly Zone[] {
  const { deployment, width, depth, players, blue, mode } = t.state;
  const zones = deployment === '' ? null : t.cards.battle(deployment).zones;
  const turned = players[blue === 0 ? 0 : 1].edge === 'far';
  if (zones) {
    const own = zones[seat === blue ? 'blue' : 'red'];
    return turned ? own.map((zone) => zone.map(({ x, y }) => ({ x: width - x, y: depth - y }))) : own;
  }
  // Without a card: within range 2 of their own edge for grand armies (legion.grand-army.11, legion.range.18, .19, legion.within-range.2),
  // a band and a half for others.
  const deep = (mode === 'grand-army' ? 2 : 1.5) * BAND;
  const near = players[seat === 0 ? 0 : 1].edge === 'near';
  const [low, high] = near ? [0, deep] : [depth - deep, depth];
  return [
    [
      { x: 0, y: low },
      { x: width, y: low },
      { x: width, y: high },
      { x: 0, y: high },
    ],
  ];
}

/** How far a shape is from the nearest of some zones; 0 where it lies over one. */
export function gapToZones(zones: readonly Zone[], shape: Shape): number {
  let least = Number.POSITIVE_INFINITY;
  for (const zone of zones) {
    if (holds(zone, shape)) return 0;
    for (const edge of edges(zone)) {
      const nearest = Math.max(0, far(shape, edge) - outerRadius(shape));
      if (nearest < least) least = shape.kind === 'disc' ? nearest : Math.min(least, distanceBetween(shape, edge.line));
    }
  }
  return least;
}

/** Whether the whole of a base is so near to some zones (legion.within-range.1). */
export function isWithinOf(zones: readonly Zone[], base: Shape, reach: number): boolean {
  const isNear = (x: number, y: number, radius: number) =>
    gapToZones(zones, { kind: 'disc', x, y, radius: 0 }) + radius <= reach + SLACK;
  return base.kind === 'disc'
    ? isNear(base.x, base.y, base.radius)
    : vertices(base).every(({ x, y }) => isNear(x, y, 0));
}

/** Whether a base lies wholly within one of the zones, their borders included (legion.deployment.8). */
export function isInZone(zones: readonly Zone[], base: Shape): boolean {
  return zones.some((zone) => liesIn(zone, base));
}

/** Zones may have inner corners: what lies in one is on the right side of it, and no line or corner of it lies over the base. */
function liesIn(zone: Zone, base: Shape): boolean {
  if (base.kind === 'disc') return holds(zone, base) && isClearOf(zone, base, base.radius - SLACK);
  const corners = vertices(base);
  const isWithin = (corner: Point) => holds(zone, corner) || edges(zone).some((edge) => far(corner, edge) <= SLACK);
  const isOver = (inner: Point) => containsPoint(base, inner.x, inner.y) && isClearOf(corners, inner, SLACK);
  return corners.every(isWithin) && !zone.some(isOver);
}

/** Whether a point is at least so far from every line of a zone. */
function isClearOf(zone: Zone, at: Point, least: number): boolean {
  for (const edge of edges(zone)) if (far(at, edge) < least) return false;
  return true;
}

const SLACK = 0.001;

/** A line of a zone, from one corner to the next. */
interface Edge {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
  readonly line: Segment;
}

function edges(zone: Zone): readonly Edge[] {
  let known = edgesOf.get(zone);
  if (known === undefined) {
    known = zone.map(({ x, y }, i) => {
      const next = zone[(i + 1) % zone.length] ?? { x, y };
      return { ax: x, ay: y, bx: next.x, by: next.y, line: segment(x, y, next.x, next.y) };
    });
    edgesOf.set(zone, known);
  }
  return known;
}

/** Asked for every place where a base might be deployed. */
const edgesOf = new WeakMap<Zone, readonly Edge[]>();

/** Whether a point is inside an outline, by the lines it meets to its right. */
export function holds(zone: Zone, { x, y }: Point): boolean {
  let inside = false;
  for (const { ax, ay, bx, by } of edges(zone)) {
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  }
  return inside;
}

/** How far a point lies from a line of a zone. */
function far({ x, y }: Point, { ax, ay, bx, by }: Edge): number {
  const dx = bx - ax;
  const dy = by - ay;
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  const gx = x - ax - along * dx;
  const gy = y - ay - along * dy;
  return Math.sqrt(gx * gx + gy * gy);
}
