import { lengthOf, overlaps, type Pose } from '@rangefinder/geometry';
import type { Candidate, Violation } from '@rangefinder/kernel';
import { hindranceOf, type LaidToken, layToken, obstaclePlaces as placesFor } from '@rangefinder/xwing';
import { refuse } from '../refusals.ts';
import type { Feature } from '../state.ts';
import type { XTable } from '../table.ts';

/** Which rule an obstacle breaks where it would lie. */
export function whyNotObstacle(t: XTable, token: string, pose: Pose): Violation | undefined {
  const laid = layToken(token, pose);
  const hindrance = hindranceOf(t, laid);
  if (hindrance === 'edge') return refuse('xw2.setup.13', 'obstacle-near-edge');
  if (hindrance === 'obstacle') return refuse('xw2.setup.12', 'obstacles-too-near');
  if (t.state.features.some((feature) => coversMarker(t, laid, feature)))
    return refuse('xw2.missions.feature.5', 'on-mission-marker');
  return undefined;
}

/** Legal places in the middle of the table, none of them on a mission marker. */
export function obstaclePlaces(t: XTable, token: string): Candidate[] {
  const markers = t.state.features.map((feature) => ({
    pose: feature.pose,
    leavesNoRoom: (laid: LaidToken) => coversMarker(t, laid, feature),
  }));
  return placesFor(t, token, markers);
}

/** No point of a mission marker lies further from its middle, and no edge nearer. */
const MARKER_REACH = 26;
const MARKER_CORE = 18;
/** Leaves to the exact test whatever rounding could decide. */
const ROUNDING = 0.001;

function coversMarker(t: XTable, { pose, pieces, reach, core }: LaidToken, feature: Feature): boolean {
  const apart = lengthOf(feature.pose.x - pose.x, feature.pose.y - pose.y);
  if (apart > reach + MARKER_REACH) return false;
  if (apart < core + MARKER_CORE - ROUNDING) return true;
  const marker = t.feature(feature);
  return pieces.some((piece) => overlaps(piece, marker));
}
