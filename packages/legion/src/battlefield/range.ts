import {
  distanceBetween,
  distanceToPoint,
  lengthOf,
  type Shape,
  snap,
  vertices,
  withinDistance,
} from '@rangefinder/geometry';
import { footprintOf } from './bases.ts';
import { BAND, BASE_HEIGHT, CONTACT, type Miniature, type PlacedPart, SLACK } from './model.ts';

/** Distance between two bases seen from above, whatever their heights (legion.range.8). */
export function gap(a: Miniature, b: Miniature): number {
  const [one, other] = [a.base.shape, b.base.shape];
  if (one.kind === 'disc' && other.kind === 'disc') {
    const apart = lengthOf(b.pose.x - a.pose.x, b.pose.y - a.pose.y) - one.radius - other.radius;
    return snap(Math.max(0, apart));
  }
  return distanceBetween(footprintOf(a), footprintOf(b));
}

/**
 * The segment of the ruler that a distance ends in; what touches a line is in the lower one (legion.range.6).
 * legion.at-range.2
 */
export function band(distance: number): number {
  return Math.max(1, Math.ceil((distance - SLACK) / BAND));
}

/** The range between two miniatures (legion.range.5). */
export function rangeBetween(a: Miniature, b: Miniature): number {
  return band(gap(a, b));
}

/** The least gap between a miniature and any of some others; infinite if there are none. */
export function leastGap(from: Miniature, to: readonly Miniature[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const mini of to) least = Math.min(least, gap(from, mini));
  return least;
}

/** The range of an attack: from the attacking leader to the closest miniature of the defender (legion.range.14). */
export function attackRange(leader: Miniature, defenders: readonly Miniature[]): number {
  return band(leastGap(leader, defenders));
}

/** The range between units for all but attacks: of their closest pair (legion.range.13). */
export function unitRange(ours: readonly Miniature[], theirs: readonly Miniature[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const mini of ours) least = Math.min(least, leastGap(mini, theirs));
  return band(least);
}

/** How far the furthest point of a base lies from the base that measures. */
export function furthestGap(measurer: Miniature, other: Miniature): number {
  return furthestFrom(footprintOf(measurer), footprintOf(other));
}

function furthestFrom(from: Shape, shape: Shape): number {
  // The way to the middle of a disc goes straight on to its furthest point; a polygon's is a corner.
  if (shape.kind === 'disc') {
    if (from.kind === 'polygon') return distanceToPoint(from, shape.x, shape.y) + shape.radius;
    const dx = shape.x - from.x;
    const dy = shape.y - from.y;
    return Math.max(0, Math.sqrt(dx * dx + dy * dy) + shape.radius - from.radius);
  }
  let most = 0;
  for (const { x, y } of vertices(shape)) most = Math.max(most, distanceToPoint(from, x, y));
  return most;
}

/**
 * Whether the base of another lies partly in the segments from one range to another (legion.at-range.1).
 * legion.range.17
 */
export function atRange(measurer: Miniature, other: Miniature, from: number, to: number): boolean {
  const range = rangeBetween(measurer, other);
  return from <= range && range <= to;
}

/** Whether the whole base of another lies in the segments from one range to another (legion.within-range.1, .2). */
export function withinRange(measurer: Miniature, other: Miniature, from: number, to: number): boolean {
  return gap(measurer, other) >= (from - 1) * BAND - SLACK && furthestGap(measurer, other) <= to * BAND + SLACK;
}

/** Whether no part of the base of another lies up to the end of a range (legion.beyond-range.1). */
export function beyondRange(measurer: Miniature, other: Miniature, range: number): boolean {
  return gap(measurer, other) > range * BAND + SLACK;
}

/**
 * Height in segments of the ruler, from where one stands to a surface above or below; 0 on the same level (legion.height.3, .4).
 * legion.height.1
 */
export function heightBand(from: number, to: number): number {
  return Math.max(0, Math.ceil((Math.abs(to - from) - SLACK) / BAND));
}

/** Whether bases at two heights are level enough to touch: the gap between them is less than a base is thick (legion.base-contact.9). */
export function areLevel(a: number, b: number): boolean {
  return Math.abs(a - b) - BASE_HEIGHT < BASE_HEIGHT;
}

/** Whether two bases touch, or would but for a step less than a base is thick between them (legion.base-contact.2, .7 to .10). */
export function touches(a: Miniature, b: Miniature): boolean {
  // Nearly all pairs are far apart, and nothing is faster than seeing that.
  const reach = (a.base.length + b.base.length) / 2 + CONTACT;
  if (Math.abs(a.pose.x - b.pose.x) > reach || Math.abs(a.pose.y - b.pose.y) > reach) return false;
  return Math.abs(a.z - b.z) - BASE_HEIGHT < BASE_HEIGHT && withinDistance(footprintOf(a), footprintOf(b), CONTACT);
}

/** Whether a base touches a part of terrain: stands against it, on it, or in it (legion.base-contact.3). */
export function touchesPart(mini: Miniature, part: PlacedPart): boolean {
  if (part.bottom > mini.z + BASE_HEIGHT + CONTACT || part.top < mini.z - CONTACT) return false;
  return withinDistance(footprintOf(mini), part.footprint, CONTACT);
}
