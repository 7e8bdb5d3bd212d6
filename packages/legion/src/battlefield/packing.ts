import { type Pose, placedShape, snapPose } from '@rangefinder/geometry';
import { footprintOf } from './bases.ts';
import { type Circle, checkSpot } from './cohesion.ts';
import { lieOver } from './ending.ts';
import { COHESION } from './model.ts';
import { touchingTwo } from './touching.ts';
import type { Level } from './walk.ts';

/** A legal place. */
export interface Place {
  readonly pose: Pose;
  readonly level: Level;
}

/** Legal places about a leader: those that touch two things, and a grid of some pitch (mm). */
function placesAbout(circle: Circle, pitch: number): Place[] {
  const { leader, v } = circle;
  const most = COHESION + leader.base.radius + v.mover.base.radius;
  const staying = circle.terms.staying.map(footprintOf);
  const poses = touchingTwo(circle, staying);
  const steps = Math.floor(most / pitch);
  for (let i = -steps; i <= steps; i++) {
    for (let k = -steps; k <= steps; k++) {
      const { x, y, heading } = leader.pose;
      if (i * i + k * k <= steps * steps) poses.push(snapPose({ x: x + i * pitch, y: y + k * pitch, heading }));
    }
  }
  const places: Place[] = [];
  const seen = new Set<string>();
  for (const pose of poses) {
    const key = `${pose.x} ${pose.y}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const base = placedShape(v.mover.base.shape, pose);
    if (staying.some((other) => lieOver(base, other))) continue;
    const level = checkSpot(circle, pose);
    if (!('code' in level)) places.push({ pose, level });
  }
  return places;
}

const apart2 = ({ pose: a }: Place, { pose: b }: Place) => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);

/** Takes places in an order, none over another, until there are enough; null if they run out. */
function takeInOrder(order: readonly Place[], count: number, least2: number): Place[] | null {
  const taken: Place[] = [];
  for (const place of order) {
    if (taken.length === count) break;
    if (taken.every((other) => apart2(place, other) >= least2)) taken.push(place);
  }
  return taken.length === count ? taken : null;
}

/**
 * Takes the place that forbids the fewest of those left, again and again: what fits tightest to what is there already. Counts are
 * kept up to date as places go, because counting anew for every base would cost more than finding the places.
 */
function takeLeastConflicts(places: readonly Place[], count: number, least2: number): Place[] | null {
  const forbids = places.map((place) => places.filter((other) => apart2(place, other) < least2).length);
  const gone = places.map(() => false);
  const taken: Place[] = [];
  while (taken.length < count) {
    let best = -1;
    for (let i = 0; i < places.length; i++) {
      if (gone[i] !== true && (best < 0 || (forbids[i] ?? 0) < (forbids[best] ?? 0))) best = i;
    }
    const place = places[best];
    if (place === undefined) return null;
    taken.push(place);
    for (const [i, other] of places.entries()) {
      if (gone[i] === true || apart2(place, other) >= least2) continue;
      gone[i] = true;
      for (let k = 0; k < places.length; k++) {
        const third = places[k];
        if (gone[k] !== true && third !== undefined && apart2(other, third) < least2)
          forbids[k] = (forbids[k] ?? 0) - 1;
      }
    }
  }
  return taken;
}

/** Orders that fill a place from one side: of several gaps a fixed one suits some. */
const ORDERS: readonly ((pose: Pose) => number)[] = [
  ({ x }) => x,
  ({ x }) => -x,
  ({ y }) => y,
  ({ y }) => -y,
  ({ x, y }) => x + y,
  ({ x, y }) => x - y,
  ({ x, y }) => y - x,
  ({ x, y }) => -x - y,
];

/** Places for some bases alike about a leader, packed as tightly as a search on a pitch of some millimetres finds; or null. */
export function packAbout(circle: Circle, count: number, pitch: number): readonly Place[] | null {
  const places = placesAbout(circle, pitch);
  if (places.length < count) return null;
  const { radius } = circle.v.mover.base;
  const least2 = (2 * radius - 0.0005) * (2 * radius - 0.0005);
  const packed = takeLeastConflicts(places, count, least2);
  if (packed !== null) return packed;
  for (const order of ORDERS) {
    const sorted = [...places].sort((a, b) => order(a.pose) - order(b.pose));
    const taken = takeInOrder(sorted, count, least2);
    if (taken !== null) return taken;
  }
  return null;
}
