import {
  type ConvexPolygon,
  convexHull,
  type Pose,
  placed,
  regularPolygon,
  turnedBy,
  vertices,
} from '@rangefinder/geometry';
import { shifted, wheeled } from '@rangefinder/table';

/** What a gesture or a key moves: one piece by its place in the request, or all of them. */
export type Grip = number | 'all';

/** One of them elsewhere. */
function withOne(poses: readonly Pose[], index: number, pose: Pose): readonly Pose[] {
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
  return pose ? withOne(poses, grip, turnedBy(pose, degrees)) : poses;
}

/** The ground that some pieces cover together, each of them reaching so far. */
export function groundOf(poses: readonly Pose[], reach: number): ConvexPolygon {
  const around = regularPolygon(16, reach);
  return convexHull(poses.flatMap((pose) => vertices(placed(around, pose))));
}
