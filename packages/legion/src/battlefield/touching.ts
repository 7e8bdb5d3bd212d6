import {
  cos,
  lengthOf,
  type Point,
  type Pose,
  type Rim,
  rimsAbout,
  rimsMeet,
  roundRim,
  type Shape,
  sin,
  snapPose,
  straightRim,
  vertices,
} from '@rangefinder/geometry';
import type { Circle } from './cohesion.ts';
import { COHESION, CONTACT } from './model.ts';

/** Bases in contact are put this far apart, so that the grid never makes them overlap. */
export const AIR = 0.002;

/** Where the centre of a base touches what it may not lie over, or is at the edge of what it may reach. */
function rimsOf({ v, leader, leaderBase, ending }: Circle, taken: readonly Shape[]): Rim[] {
  const r = v.mover.base.radius + AIR;
  const { width, depth } = v.scene;
  const rims: Rim[] = [
    ...rimsAbout(leaderBase, r),
    roundRim(leader.pose.x, leader.pose.y, COHESION + leader.base.radius + v.mover.base.radius),
    straightRim(1, 0, r),
    straightRim(1, 0, width - r),
    straightRim(0, 1, r),
    straightRim(0, 1, depth - r),
  ];
  for (const shape of taken) rims.push(...rimsAbout(shape, r));
  for (const { other, shape } of v.others) {
    // An enemy that may not be touched keeps others further away.
    const fought = other.seat === v.mover.seat || ending.melee.includes(other.unit);
    rims.push(...rimsAbout(shape, fought ? r : r + CONTACT));
  }
  for (const { footprint, solid } of v.parts) if (solid) rims.push(...rimsAbout(footprint, r));
  return rims;
}

function isNear({ leader, v }: Circle, { x, y }: Point): boolean {
  const most = COHESION + leader.base.radius + v.mover.base.radius + AIR;
  return (x - leader.pose.x) * (x - leader.pose.x) + (y - leader.pose.y) * (y - leader.pose.y) <= most * most;
}

function poseAt({ leader }: Circle, { x, y }: Point): Pose {
  return snapPose({ x, y, heading: leader.pose.heading });
}

/** Poses about a leader that touch two things at once: where tight packings put bases. */
export function touchingTwo(circle: Circle, taken: readonly Shape[]): Pose[] {
  const rims = rimsOf(circle, taken);
  const poses: Pose[] = [];
  for (const [i, a] of rims.entries()) {
    for (const b of rims.slice(i + 1)) {
      for (const point of rimsMeet(a, b)) if (isNear(circle, point)) poses.push(poseAt(circle, point));
    }
  }
  return poses;
}

/** Poses in contact with a shape: first those that touch something else as well, then the shape's rims all round. */
export function touchingShape(circle: Circle, shape: Shape, taken: readonly Shape[]): Pose[] {
  const own = rimsAbout(shape, circle.v.mover.base.radius + AIR);
  const poses: Pose[] = [];
  for (const a of own) {
    for (const b of rimsOf(circle, taken)) {
      for (const point of rimsMeet(a, b)) if (isNear(circle, point)) poses.push(poseAt(circle, point));
    }
  }
  for (const a of own) for (const point of along(a)) if (isNear(circle, point)) poses.push(poseAt(circle, point));
  return poses;
}

const DIRECTIONS: readonly number[] = Array.from({ length: 24 }, (_, i) => 15 * i);

/** Points all round a rim: every fifteen degrees of a circle. */
function along(rim: Rim): Point[] {
  if (rim.kind === 'straight') return [];
  return DIRECTIONS.map((turn) => ({ x: rim.x + rim.radius * sin(turn), y: rim.y + rim.radius * cos(turn) }));
}

/** Steps along the foot of a wall (mm). */
const STRIDE = 9;

/** Poses in contact with a piece of terrain from outside, near a leader: where those stand who have not climbed it yet. */
export function alongPiece(circle: Circle, piece: string): Pose[] {
  const apart = circle.v.mover.base.radius + AIR;
  const poses: Pose[] = [];
  for (const part of circle.v.scene.parts) {
    if (part.piece.id !== piece || !part.solid) continue;
    for (const point of outlineAbout(part.footprint, apart))
      if (isNear(circle, point)) poses.push(poseAt(circle, point));
  }
  return poses;
}

/** Points all along the outline of a shape, some way outside. */
function outlineAbout(shape: Shape, apart: number): Point[] {
  if (shape.kind === 'disc') return along(roundRim(shape.x, shape.y, shape.radius + apart));
  const corners = vertices(shape);
  return corners.flatMap((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    const length = lengthOf(b.x - a.x, b.y - a.y);
    const ux = (b.x - a.x) / length;
    const uy = (b.y - a.y) / length;
    const points: Point[] = [];
    for (let far = 0; far <= length; far += STRIDE) {
      points.push({ x: a.x + far * ux + apart * uy, y: a.y + far * uy - apart * ux });
    }
    return points;
  });
}
