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

/** Whether a gap ends in the segments up to a range: at range 1, or at range 1 to 2 (legion.at-range.1, legion.range.17). */
export function isUpToRange(gap: number, range: number): boolean {
  return gap <= range * BAND + SLACK;
}

/** Whether a gap ends beyond the last segment of a range (legion.beyond-range.1). */
export function isBeyondRange(gap: number, range: number): boolean {
  return gap > range * BAND + SLACK;
}

/** Whether the whole of a base lies in the segments up to a range of another one (legion.within-range.1, .2). */
export function isWithinRange(from: Shape, base: Shape, range: number): boolean {
  const most = range * BAND + SLACK;
  if (base.kind === 'disc') return distanceToPoint(from, base.x, base.y) + base.radius <= most;
  return vertices(base).every(({ x, y }) => distanceToPoint(from, x, y) <= most);
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
