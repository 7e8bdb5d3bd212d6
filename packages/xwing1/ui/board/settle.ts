import { compose, type Pose, toLocal } from '@rangefinder/geometry';
import type { RequestView } from '@rangefinder/kernel';

/** Topics where a ship is put down somewhere along a template. */
const ALONG: readonly string[] = ['barrel-roll', 'decloak', 'tractor', 'tallon-roll'];

/**
 * Where a ship comes to stand that is dragged along the end of a template: it keeps its facing and the line of the places
 * offered (xw1.barrel-roll.4, .5, xw1.bearing.9). Undefined where things are put down freely.
 */
export function settling(request: RequestView | null): ((poses: readonly Pose[]) => readonly Pose[]) | undefined {
  if (request?.kind !== 'place' || !request.free || !ALONG.includes(request.topic)) return undefined;
  const ends = request.candidates.flatMap(({ poses }) => poses);
  return (poses) => poses.map((pose) => onLine(pose, nearest(ends, pose)));
}

function onLine(pose: Pose, end: Pose | undefined): Pose {
  return end ? compose(end, { x: 0, y: toLocal(end, pose.x, pose.y).y, heading: 0 }) : pose;
}

function nearest(ends: readonly Pose[], { x, y }: Pose): Pose | undefined {
  const apart = (end: Pose) => Math.hypot(end.x - x, end.y - y);
  return [...ends].sort((a, b) => apart(a) - apart(b))[0];
}
