import { exactDistance, withinDistance } from './distance.ts';
import { GRID } from './grid.ts';
import type { Motion } from './motion.ts';
import { penetrationDepth } from './overlap.ts';
import type { Pose } from './pose.ts';
import { type Body, outerRadius, placedBody, reachOf, type Shape } from './shape.ts';

/** Where a moving body stopped. */
export interface Stop {
  readonly s: number;
  /** On the grid; where `free`, the body placed here truly overlaps no obstacle. */
  readonly pose: Pose;
  readonly free: boolean;
  /** Indices of the obstacles the body is in contact with here, to the tolerance. */
  readonly touched: readonly number[];
}

/** The least step of the parameter, in mm of the body's fastest point: how near to contact a stop is. */
const STEP = 0.004;
const CONTACT = 0.1;
/** A pose on the grid may be this far from the true one at any point of the body (mm), twice for two poses. */
const SNAPPED = 4 * GRID;

/** An obstacle and a circle that holds it, so that one far away costs one comparison. */
interface Circled {
  readonly pieces: Body;
  readonly x: number;
  readonly y: number;
  readonly reach: number;
}

function circled(pieces: Body): Circled {
  const [first] = pieces;
  const x = first?.x ?? 0;
  const y = first?.y ?? 0;
  let reach = 0;
  for (const piece of pieces) {
    const dx = piece.x - x;
    const dy = piece.y - y;
    reach = Math.max(reach, Math.sqrt(dx * dx + dy * dy) + outerRadius(piece));
  }
  return { pieces, x, y, reach };
}

function allCircled(obstacles: readonly Body[]): Circled[] {
  const around: Circled[] = [];
  for (const obstacle of obstacles) around.push(circled(obstacle));
  return around;
}

/** Whether a body at a pose may come within `limit` of an obstacle, by their circles. */
function mayReach(pose: Pose, reach: number, obstacle: Circled, limit: number): boolean {
  const dx = obstacle.x - pose.x;
  const dy = obstacle.y - pose.y;
  const far = obstacle.reach + reach + limit;
  return dx * dx + dy * dy <= far * far;
}

/** A body on its way: the pose it is at, and itself placed there. */
interface Placed {
  readonly pose: Pose;
  readonly parts: Body;
  readonly reach: number;
}

/** Whether two shapes can overlap by more than `depth`: along the line of their middles they never do by more than their circles. */
function mayBeDeeper(a: Shape, b: Shape, depth: number): boolean {
  const room = outerRadius(a) + outerRadius(b) - depth;
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return room > 0 && dx * dx + dy * dy < room * room;
}

/** How deep the deepest pair of pieces overlaps; 0 if none does. */
function deepest(body: Placed, obstacles: readonly Circled[]): number {
  let depth = 0;
  for (const obstacle of obstacles) {
    if (!mayReach(body.pose, body.reach, obstacle, 0)) continue;
    for (const piece of obstacle.pieces) {
      for (const part of body.parts) {
        if (mayBeDeeper(part, piece, depth)) depth = Math.max(depth, penetrationDepth(part, piece));
      }
    }
  }
  return depth;
}

/** Distance to the nearest obstacle. */
function clearance(body: Placed, obstacles: readonly Circled[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const obstacle of obstacles) {
    if (!mayReach(body.pose, body.reach, obstacle, least)) continue;
    for (const piece of obstacle.pieces) {
      for (const part of body.parts) least = Math.min(least, exactDistance(part, piece));
    }
  }
  return least;
}

/** The stop at a parameter, with the obstacles in contact there. */
function stopAt(s: number, body: Placed, free: boolean, obstacles: readonly Circled[], tolerance: number): Stop {
  const touched: number[] = [];
  obstacles.forEach((obstacle, index) => {
    if (!mayReach(body.pose, body.reach, obstacle, tolerance)) return;
    const near = obstacle.pieces.some((piece) => body.parts.some((part) => withinDistance(part, piece, tolerance)));
    if (near) touched.push(index);
  });
  return { s, pose: body.pose, free, touched };
}

/**
 * Coming back from the end of a motion, the first place where a body overlaps no obstacle; its start if there is none.
 * A body that lies `depth` deep cannot be free before its fastest point has moved that far, so each step back is that
 * long and skips no free place. Only at the last, where depths vanish, is a step at least 0.004 mm.
 */
export function backUp(motion: Motion, body: Body, obstacles: readonly Body[], tolerance = CONTACT): Stop {
  const around = allCircled(obstacles);
  const reach = reachOf(body);
  let s = motion.to;
  for (;;) {
    const pose = motion.poseAt(s);
    const here = { pose, parts: placedBody(body, pose), reach };
    const depth = deepest(here, around);
    if (depth === 0) return stopAt(s, here, true, around, tolerance);
    if (s <= motion.from) return stopAt(s, here, false, around, tolerance);
    s = Math.max(motion.from, s - Math.max(depth - SNAPPED, STEP) / motion.speed);
  }
}

/**
 * Going forward, the last free place before a body first overlaps an obstacle; null if it reaches the end freely.
 * The same with distances: a body cannot touch anything before its fastest point has gone as far as the nearest.
 */
export function firstHit(motion: Motion, body: Body, obstacles: readonly Body[], tolerance = CONTACT): Stop | null {
  const around = allCircled(obstacles);
  const reach = reachOf(body);
  let s = motion.from;
  let free: { readonly s: number; readonly here: Placed } | null = null;
  for (;;) {
    const pose = motion.poseAt(s);
    const here = { pose, parts: placedBody(body, pose), reach };
    const gap = clearance(here, around);
    if (gap === 0 && deepest(here, around) > 0) {
      if (free === null) return stopAt(s, here, false, around, tolerance);
      return stopAt(free.s, free.here, true, around, tolerance);
    }
    if (s >= motion.to) return null;
    free = { s, here };
    s = Math.min(motion.to, s + Math.max(gap - SNAPPED, STEP) / motion.speed);
  }
}
