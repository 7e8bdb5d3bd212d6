import { distanceBetween, type Point, type Shape, segment, vertices } from '@rangefinder/geometry';
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
    for (const [a, b] of edges(zone)) {
      const gap = shape.kind === 'disc' ? Math.max(0, far(shape, a, b) - shape.radius) : gapToEdge(shape, a, b);
      least = Math.min(least, gap);
    }
  }
  return least;
}

function gapToEdge(shape: Shape, a: Point, b: Point): number {
  return distanceBetween(shape, segment(a.x, a.y, b.x, b.y));
}

/** Whether a base lies wholly within one of the zones, their borders included (legion.deployment.8). */
export function isInZone(zones: readonly Zone[], base: Shape): boolean {
  return zones.some((zone) => liesIn(zone, base));
}

/** Zones may have inner corners: what lies in one is on the right side of it, and no line or corner of it lies over the base. */
function liesIn(zone: Zone, base: Shape): boolean {
  if (base.kind === 'disc') return holds(zone, base) && isClearOf(zone, base, base.radius - SLACK);
  const corners = vertices(base);
  const isWithin = (corner: Point) => holds(zone, corner) || edges(zone).some(([a, b]) => far(corner, a, b) <= SLACK);
  return corners.every(isWithin) && !zone.some((inner) => holds(corners, inner) && isClearOf(corners, inner, SLACK));
}

/** Whether a point is at least so far from every line of a zone. */
function isClearOf(zone: Zone, at: Point, least: number): boolean {
  for (const [a, b] of edges(zone)) if (far(at, a, b) < least) return false;
  return true;
}

const SLACK = 0.001;

function edges(zone: Zone): readonly (readonly [Point, Point])[] {
  let known = edgesOf.get(zone);
  if (known === undefined) {
    known = zone.map((corner, i) => [corner, zone[(i + 1) % zone.length] ?? corner] as const);
    edgesOf.set(zone, known);
  }
  return known;
}

/** Asked for every place where a base might be deployed. */
const edgesOf = new WeakMap<Zone, readonly (readonly [Point, Point])[]>();

/** Whether a point is inside an outline, by the lines it meets to its right. */
export function holds(zone: Zone, { x, y }: Point): boolean {
  let inside = false;
  for (const [a, b] of edges(zone)) {
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
  }
  return inside;
}

/** How far a point lies from a line between two others. */
function far({ x, y }: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const along = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy)));
  const gx = x - a.x - along * dx;
  const gy = y - a.y - along * dy;
  return Math.sqrt(gx * gx + gy * gy);
}
