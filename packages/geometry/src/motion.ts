import { chordPose, type Path } from './path.ts';
import { type Pose, snapPose } from './pose.ts';

/** A way to move a body: a pose for every parameter from `from` to `to`. */
export interface Motion {
  readonly from: number;
  readonly to: number;
  /** No point of the body moves further than this (mm) while the parameter grows by 1. */
  readonly speed: number;
  /** The pose at a parameter, on the grid. */
  poseAt(s: number): Pose;
}

/**
 * A body of some length whose front and rear stay on a path, from the path's start to its end.
 * `reach` is how far any point of the body lies from its middle. `facing` is added to the chord's heading, for a body
 * that goes along the path sideways.
 */
export function alongPath(p: Path, length: number, reach: number, facing = 0): Motion {
  return {
    from: length / 2,
    to: p.length - length / 2,
    // Front and rear together move 2 mm along the path for each mm of s. The middle moves at most half of that.
    speed: 1 + reach * fastestTurn(p, length),
    poseAt(s) {
      const chord = chordPose(p, s, length);
      return facing === 0 ? chord : snapPose({ x: chord.x, y: chord.y, heading: chord.heading + facing });
    },
  };
}

/**
 * No chord of a path turns by more than this (in radians) for each mm of s. Front and rear together move 2 mm, each of
 * them across the chord by the sine of its angle to the path. On a single arc that angle is at most the turn between
 * front and rear, whose sine is at most the chord over the radius.
 */
function fastestTurn({ legs }: Path, length: number): number {
  let radius = Number.POSITIVE_INFINITY;
  for (const leg of legs) {
    if (leg.radius === 0) continue;
    if (radius !== Number.POSITIVE_INFINITY) return 2 / length; // several arcs
    radius = Math.abs(leg.radius);
  }
  return 2 / Math.max(length, radius);
}

/** A body that keeps its heading and goes straight to another place. */
export function alongLine(start: Pose, toX: number, toY: number): Motion {
  const dx = toX - start.x;
  const dy = toY - start.y;
  const to = Math.sqrt(dx * dx + dy * dy);
  return {
    from: 0,
    to,
    speed: 1,
    poseAt(s) {
      const f = to === 0 ? 0 : s / to;
      return snapPose({ x: start.x + f * dx, y: start.y + f * dy, heading: start.heading });
    },
  };
}
