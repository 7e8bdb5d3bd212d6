import {
  type ConvexPolygon,
  convexHull,
  type Point,
  type Pose,
  placed,
  regularPolygon,
  vertices,
} from '@rangefinder/geometry';

/** Pieces that are placed together keep their formation when they are moved or turned as one. */

/** What a gesture or a key moves: one piece by its place in the request, or all of them. */
export type Grip = number | 'all';

/** The middle of some pieces. */
export function middleOf(poses: readonly Pose[]): Point {
  const count = Math.max(1, poses.length);
  return {
    x: poses.reduce((sum, { x }) => sum + x, 0) / count,
    y: poses.reduce((sum, { y }) => sum + y, 0) / count,
  };
}

/** All of them moved by the same. */
export function shifted(poses: readonly Pose[], dx: number, dy: number): readonly Pose[] {
  return poses.map(({ x, y, heading }) => ({ x: x + dx, y: y + dy, heading }));
}

/** All of them turned clockwise about their middle; a single one turns in place. */
export function wheeled(poses: readonly Pose[], degrees: number): readonly Pose[] {
  const middle = middleOf(poses);
  const turn = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
  return poses.map(({ x, y, heading }) => {
    const [dx, dy] = [x - middle.x, y - middle.y];
    return {
      x: middle.x + dx * cosine + dy * sine,
      y: middle.y - dx * sine + dy * cosine,
      heading: (((heading + degrees) % 360) + 360) % 360,
    };
  });
}

/** One of them elsewhere. */
export function withOne(poses: readonly Pose[], index: number, pose: Pose): readonly Pose[] {
  return poses.map((one, i) => (i === index ? pose : one));
}

/** One piece or all moved by the same. */
export function pushed(poses: readonly Pose[], grip: Grip, dx: number, dy: number): readonly Pose[] {
  if (grip === 'all') return shifted(poses, dx, dy);
  const pose = poses[grip];
  return pose ? withOne(poses, grip, { ...pose, x: pose.x + dx, y: pose.y + dy }) : poses;
}

/** One piece turned in place, or all as one about their middle. */
export function turned(poses: readonly Pose[], grip: Grip, degrees: number): readonly Pose[] {
  if (grip === 'all') return wheeled(poses, degrees);
  const pose = poses[grip];
  return pose ? withOne(poses, grip, { ...pose, heading: (((pose.heading + degrees) % 360) + 360) % 360 }) : poses;
}

/** The ground that some pieces cover together, each of them reaching so far. */
export function groundOf(poses: readonly Pose[], reach: number): ConvexPolygon {
  const around = regularPolygon(16, reach);
  return convexHull(poses.flatMap((pose) => vertices(placed(around, pose))));
}
