import { lengthOf, type Pose, turnBetween } from '@rangefinder/geometry';
import { possibleEnding } from './ending.ts';
import type { Miniature, Scene } from './model.ts';
import { SLACK } from './model.ts';
import {
  type Checked,
  checkMoveIn,
  fastestTool,
  legOf,
  type Move,
  type MovePath,
  notchedEnd,
  surroundings,
} from './moves.ts';
import type { Vicinity } from './vicinity.ts';
import { wrong } from './wrong.ts';

/** Where a compulsory move along some bend ends. */
export interface Compelled {
  readonly key: string;
  /** Degrees to the right; negative to the left. */
  readonly bend: number;
  readonly path: MovePath;
  /** False if it had to stop early: the unit suffers wounds (legion.compulsory-move.7). */
  readonly completed: boolean;
}

/** Asked of every end, such as whether the rest of the unit finds places (legion.compulsory-move.12). */
export type Accepts = (path: MovePath) => boolean;

const BENDS = 4;
/** How finely the last legal travel is looked for (mm): by steps back, then between the last two. */
const STEP = 1;
const FINE = 0.01;

interface Tried {
  readonly v: Vicinity;
  readonly move: Move;
  readonly bend: number;
  readonly leg: number;
  readonly accepts: Accepts;
}

function tryTravel(tried: Tried, travel: number): Checked {
  return tryEnd(tried, endOf(tried, travel));
}

function endOf({ v, leg, bend }: Tried, travel: number): Pose {
  return notchedEnd(v.mover, v.mover.pose.heading, leg, bend, travel);
}

function tryEnd({ v, move, accepts }: Tried, end: Pose): Checked {
  const checked = checkMoveIn(v, move, end);
  if (checked.path === null || accepts(checked.path)) return checked;
  return { path: null, wrong: wrong('no-such-place', 'legion.compulsory-move.12', v.mover.id) };
}

/** Coming back from the end of the tool, the first travel where the move may end. Staying is the last. */
function lastLegal(tried: Tried): MovePath | null {
  let refused = 2 * tried.leg;
  for (let travel = refused - STEP; ; travel -= STEP) {
    const at = Math.max(0, travel);
    const end = endOf(tried, at);
    // Most places on the way back are refused for themselves: no need to walk there.
    let path = 'code' in possibleEnding(tried.v, end, tried.move) ? null : tryEnd(tried, end).path;
    if (path === null) {
      if (at === 0) return null;
      refused = at;
      continue;
    }
    for (let low = at; refused - low > FINE; ) {
      const middle = (low + refused) / 2;
      const nearer = tryTravel(tried, middle).path;
      if (nearer === null) refused = middle;
      else {
        path = nearer;
        low = middle;
      }
    }
    return path;
  }
}

/**
 * A compulsory move along a bend: in full if it can be, else as far as it goes (legion.compulsory-move.5, .6). Going back by no
 * more than half a base from terrain that it passes over still completes it (legion.compulsory-move.13, .16).
 * legion.compulsory-move.14, .15, .17, .18, legion.speeder-x.10, .15, .18 to .24
 */
export function compulsoryMove(v: Vicinity, move: Move, bend: number, accepts: Accepts = () => true): Compelled | null {
  const { base } = v.mover;
  const compelled = (tool: number): Compelled | 'slow' | null => {
    const leg = legOf(base, move.kind, tool);
    const tried = { v, move, bend, leg, accepts };
    const full = tryTravel(tried, 2 * leg);
    const key = `speed-${tool}:${bend}`;
    if (full.path !== null) return { key, bend, path: full.path, completed: true };
    if (full.wrong.code === 'too-far-in-difficult-terrain') return 'slow';
    const path = lastLegal(tried);
    if (path === null) return null;
    const over = full.wrong.code === 'overlaps-terrain';
    const back = 2 * leg - path.travel;
    return { key, bend, path, completed: over && back <= base.length / 2 + SLACK };
  };
  const fast = fastestTool(move, v.slow);
  const first = fast < 1 ? null : compelled(fast);
  if (first !== 'slow') return first;
  const slowed = compelled(fastestTool(move, true));
  return slowed === 'slow' ? null : slowed;
}

/** The ends of a compulsory move along nine bends; empty if the unit cannot move at all. */
export function compulsoryEnds(scene: Scene, leader: Miniature, move: Move, accepts?: Accepts): readonly Compelled[] {
  const v = surroundings(scene, leader, move);
  const ends: Compelled[] = [];
  for (let i = -BENDS; i <= BENDS; i++) {
    const end = compulsoryMove(v, move, (90 / BENDS) * i, accepts);
    if (end !== null) ends.push(end);
  }
  return ends;
}

/** Whether a compulsory move may end at a pose: where one goes along the bend by which the base has turned, or before it bends. */
export function checkCompulsory(
  scene: Scene,
  leader: Miniature,
  move: Move,
  end: Pose,
  accepts?: Accepts,
): Compelled | null {
  const v = surroundings(scene, leader, move);
  const reaches = (found: Compelled | null) =>
    found !== null &&
    lengthOf(found.path.end.x - end.x, found.path.end.y - end.y) <= 2 * FINE &&
    Math.abs(turnBetween(found.path.end.heading, end.heading)) <= 2 * FINE;
  const own = compulsoryMove(v, move, turnBetween(leader.pose.heading, end.heading), accepts);
  if (own !== null && reaches(own)) return own;
  return compulsoryEnds(scene, leader, move, accepts).find(reaches) ?? null;
}
