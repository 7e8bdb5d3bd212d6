import { turned, turnTo } from './angle.ts';
import { type Disc, discTurnedTo, placedDisc } from './disc.ts';
import { type ConvexPolygon, placed, turnedTo } from './polygon.ts';
import type { Pose } from './pose.ts';
import type { Segment } from './segment.ts';

/** A convex thing with an area. */
export type Shape = ConvexPolygon | Disc;

/** What is left of a polygon after clipping: a polygon, or the line along which it only touches. */
export type Region = ConvexPolygon | Segment;

/** Anything that distance is measured to. */
export type Figure = Region | Disc;

/** Several convex shapes that move as one, such as a base and its guides. */
export type Body = readonly Shape[];

/** The shape, given in the frame of a pose, moved to the table. */
export function placedShape(shape: Shape, pose: Pose): Shape {
  return shape.kind === 'disc' ? placedDisc(shape, pose) : placed(shape, pose);
}

/** The body, given in the frame of a pose, moved to the table. */
export function placedBody(body: Body, pose: Pose): Body {
  turnTo(pose.heading);
  const { sine: s, cosine: c } = turned;
  const moved: Shape[] = [];
  for (const shape of body) {
    moved.push(shape.kind === 'disc' ? discTurnedTo(shape, pose, s, c) : turnedTo(shape, pose, s, c));
  }
  return moved;
}

/** Radius of a circle about the shape's own (x, y) that holds it. */
export function outerRadius(shape: Shape): number {
  return shape.kind === 'disc' ? shape.radius : shape.outer;
}

/** The furthest that any point of a body lies from the origin of its frame. */
export function reachOf(body: Body): number {
  let reach = 0;
  for (const shape of body) {
    reach = Math.max(reach, Math.sqrt(shape.x * shape.x + shape.y * shape.y) + outerRadius(shape));
  }
  return reach;
}
