import { normalizeHeading, turned, turnTo } from './angle.ts';
import { snap } from './grid.ts';

/** A place on the table, in millimetres. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place and a heading: 0 faces +y, and positive headings turn clockwise. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

/** The pose at the origin that faces +y. */
export const ORIGIN: Pose = { x: 0, y: 0, heading: 0 };

/** The table point that lies `x` to the right and `y` ahead of a pose. */
export function toWorld(pose: Pose, x: number, y: number): Point {
  turnTo(pose.heading);
  const { sine: s, cosine: c } = turned;
  return { x: pose.x + x * c + y * s, y: pose.y - x * s + y * c };
}

/** How far a table point lies to the right (`x`) and ahead (`y`) of a pose. */
export function toLocal(pose: Pose, x: number, y: number): Point {
  turnTo(pose.heading);
  const { sine: s, cosine: c } = turned;
  const dx = x - pose.x;
  const dy = y - pose.y;
  return { x: dx * c - dy * s, y: dx * s + dy * c };
}

/** The table pose of `b`, where `b` is given in the frame of `a`. */
export function compose(a: Pose, b: Pose): Pose {
  turnTo(a.heading);
  const { sine: s, cosine: c } = turned;
  return {
    x: a.x + b.x * c + b.y * s,
    y: a.y - b.x * s + b.y * c,
    heading: normalizeHeading(a.heading + b.heading),
  };
}

/** The same place, turned clockwise. (Listed, not spread: a copy by spread is of another shape than every other pose.) */
export function turnedBy({ x, y, heading }: Pose, degrees: number): Pose {
  return { x, y, heading: normalizeHeading(heading + degrees) };
}

/** The pose that undoes another: `compose(a, inverse(a))` is the origin. */
export function inverse(a: Pose): Pose {
  turnTo(a.heading);
  const { sine: s, cosine: c } = turned;
  return { x: a.y * s - a.x * c, y: -(a.x * s + a.y * c), heading: normalizeHeading(-a.heading) };
}

/** `b` as seen from `a`: `compose(a, relative(a, b))` is `b`. */
export function relative(a: Pose, b: Pose): Pose {
  const at = toLocal(a, b.x, b.y);
  return { x: at.x, y: at.y, heading: normalizeHeading(b.heading - a.heading) };
}

/** The nearest pose on the grid, its heading from 0 up to, not including, 360. */
export function snapPose(pose: Pose): Pose {
  const heading = snap(normalizeHeading(pose.heading));
  return { x: snap(pose.x), y: snap(pose.y), heading: heading >= 360 ? 0 : heading };
}
