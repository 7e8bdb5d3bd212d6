import { between, ease } from '@rangefinder/board';
import type { Pose } from '@rangefinder/geometry';
import { type BaseSize, flightMotion, readManeuver } from '../../src/index.ts';

/** The pose of a piece that part (0 to 1) of its way, by the shortest way. */
export function slide(from: Pose, to: Pose): (part: number) => Pose {
  return (part) => between(from, to, ease(part));
}

/** The pose of a ship that part (0 to 1) of its way: along its template, and turned round at the very end. */
export function flight(size: BaseSize, from: Pose, to: Pose, template: string): (part: number) => Pose {
  const flown = readManeuver(template);
  const motion = flown && flightMotion(size, from, flown.speed, flown.bearing);
  if (!motion) return slide(from, to);
  const last = nearestTo(motion, to);
  const end = motion.poseAt(last);
  return (part) => {
    const pose = motion.poseAt(motion.from + (last - motion.from) * ease(Math.min(1, part / 0.85)));
    return part <= 0.85 ? pose : between(end, to, (part - 0.85) / 0.15);
  };
}

/** How far along its way a ship got: to the end, or to where others stopped it. */
function nearestTo(motion: { from: number; to: number; poseAt(s: number): Pose }, { x, y }: Pose): number {
  let best = motion.to;
  let least = Number.POSITIVE_INFINITY;
  for (let step = 0; step <= 60; step++) {
    const s = motion.from + ((motion.to - motion.from) * step) / 60;
    const pose = motion.poseAt(s);
    const apart = Math.hypot(pose.x - x, pose.y - y);
    if (apart <= least) {
      least = apart;
      best = s;
    }
  }
  return best;
}
