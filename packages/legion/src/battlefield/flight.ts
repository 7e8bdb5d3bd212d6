import { cos, lengthOf, type Pose, sin, snapPose } from '@rangefinder/geometry';
import { type Candidate, moveCandidates } from './candidates.ts';
import { compulsoryMove } from './compulsory.ts';
import { type Miniature, type Scene, SLACK } from './model.ts';
import { checkMoveIn, fastestTool, legOf, type Move, surroundings } from './moves.ts';
import type { Vicinity } from './vicinity.ts';

/** An edge of the battlefield, by the heading that leads straight to it. */
export type EdgeHeading = 0 | 90 | 180 | 270;

/** How far the centre of a base is from an edge. */
export function toEdge({ width, depth }: Scene, { x, y }: Pose, edge: EdgeHeading): number {
  if (edge === 0) return depth - y;
  if (edge === 90) return width - x;
  return edge === 180 ? y : x;
}

const EDGES: readonly EdgeHeading[] = [0, 90, 180, 270];

/** The edges nearest to a miniature; several if they are equally near, and then the choice is its owner's. */
export function nearestEdges(scene: Scene, mini: Miniature): readonly EdgeHeading[] {
  const least = Math.min(...EDGES.map((edge) => toEdge(scene, mini.pose, edge)));
  return EDGES.filter((edge) => toEdge(scene, mini.pose, edge) <= least + SLACK);
}

/** What a panicked unit does: it leaves the battlefield, or ends as near to an edge as it comes. */
export interface Flight {
  readonly leaves: boolean;
  /** The ends from which to choose: at the edge if it leaves, else all that are equally near to it. */
  readonly ends: readonly Candidate[];
}

/** Degrees to either side of the straight way in which a flight looks for one. */
const TURNS: readonly number[] = [0, 5, -5, 10, -10, 15, -15, 20, -20, 30, -30, 40, -40, 50, -50, 60, -60];

/** Where a flight in some direction meets the edge: the base just within. */
function atEdge(scene: Scene, leader: Miniature, edge: EdgeHeading, turn: number): Pose {
  const { x, y, heading } = leader.pose;
  const far = (toEdge(scene, leader.pose, edge) - leader.base.radius) / cos(turn);
  return snapPose({ x: x + far * sin(edge + turn), y: y + far * cos(edge + turn), heading });
}

/**
 * The flight of a panicked unit's leader towards an edge (legion.panic.4 to 6): out of the battlefield if some way at its speed is
 * longer than the way to the edge, else to the ends of a full move that are nearest to it. It starts no melee.
 */
export function flightTo(scene: Scene, leader: Miniature, given: Move, edge: EdgeHeading): Flight {
  const move = { ...given, melee: [] };
  const v = surroundings(scene, leader, move);
  if (!leader.base.notched) {
    for (const turn of TURNS) {
      const pose = atEdge(scene, leader, edge, turn);
      const { path } = checkMoveIn(v, move, pose);
      if (path === null) continue;
      const most = 2 * legOf(leader.base, move.kind, fastestTool(move, path.difficult));
      if (lengthOf(pose.x - leader.pose.x, pose.y - leader.pose.y) < most - SLACK && path.travel < most - SLACK) {
        return { leaves: true, ends: [{ key: `edge:${edge}`, pose, path }] };
      }
    }
  }
  const out = leader.base.notched ? notchedFlight(v, scene, move, edge) : null;
  if (out !== null) return { leaves: true, ends: [out] };
  const anywhere = moveCandidates(scene, leader, move).map((one) => ({ ...one, key: `flee:${edge}:${one.key}` }));
  const candidates = [...straightTo(v, scene, leader, move, edge), ...anywhere];
  const far = ({ pose }: Candidate) => toEdge(scene, pose, edge);
  const least = Math.min(...candidates.map(far));
  const ends = candidates.filter((candidate) => far(candidate) <= least + SLACK);
  const isSame = (a: Pose, b: Pose) => a.x === b.x && a.y === b.y && a.heading === b.heading;
  // The straight way is found twice: one place is one choice.
  return { leaves: false, ends: ends.filter((one, i) => ends.findIndex(({ pose }) => isSame(pose, one.pose)) === i) };
}

/** Along a bend that leads out: as far as the edge lets it go, and no further. */
function notchedFlight(v: Vicinity, scene: Scene, move: Move, edge: EdgeHeading): Candidate | null {
  for (let turn = 0; turn <= 90; turn += 15) {
    for (const bend of turn === 0 ? [0] : [turn, -turn]) {
      const stopped = compulsoryMove(v, move, bend);
      if (stopped === null || stopped.completed) continue;
      const { end } = stopped.path;
      if (toEdge(scene, end, edge) > v.mover.base.radius + AT_EDGE) continue;
      return { key: `edge:${edge}`, pose: end, path: stopped.path };
    }
  }
  return null;
}

/** A base this near to the edge was stopped by it (mm). */
const AT_EDGE = 0.05;

/** Every centimetre on the straight way to the edge, and to its sides. */
function straightTo(v: Vicinity, scene: Scene, leader: Miniature, move: Move, edge: EdgeHeading): Candidate[] {
  if (leader.base.notched) return [];
  const found: Candidate[] = [];
  const most = 2 * legOf(leader.base, move.kind, Math.max(1, fastestTool(move, false)));
  for (const turn of TURNS) {
    for (let travel = most; travel > 0; travel -= 10) {
      const { x, y, heading } = leader.pose;
      const pose = snapPose({ x: x + travel * sin(edge + turn), y: y + travel * cos(edge + turn), heading });
      if (toEdge(scene, pose, edge) < leader.base.radius) continue;
      const { path } = checkMoveIn(v, move, pose);
      if (path === null) continue;
      found.push({ key: `flee:${edge}:${turn}:${Math.round(travel)}`, pose, path });
      break;
    }
  }
  return found;
}
