import { type Pose, snapPose } from '@rangefinder/geometry';
import { footprintOf } from './bases.ts';
import {
  type CheckedCohesion,
  type CohesionTerms,
  checkCohesion,
  checkSpot,
  circleOf,
  cohesionTerms,
  type Spot,
} from './cohesion.ts';
import { checkEnding, lieOver } from './ending.ts';
import { proposeCohesion } from './formation.ts';
import { COHESION, type Miniature, type Scene } from './model.ts';
import { checkMoveIn, moveOf, surroundings } from './moves.ts';
import { vicinityOf } from './vicinity.ts';
import { levelsAt } from './walk.ts';

/** Poses about a place, nearest first. */
function about({ x, y, heading }: Pose, reach: number, step: number): Pose[] {
  const poses: { readonly pose: Pose; readonly far: number }[] = [];
  const most = Math.floor(reach / step);
  for (let i = -most; i <= most; i++) {
    for (let k = -most; k <= most; k++) {
      const far = i * i + k * k;
      if (far <= most * most) poses.push({ pose: snapPose({ x: x + i * step, y: y + k * step, heading }), far });
    }
  }
  return poses.sort((a, b) => a.far - b.far).map(({ pose }) => pose);
}

const STEP = 4;
/** The furthest that a free place is looked for (mm). */
const FAR = 400;

/** A displaced leader goes where a speed-1 move brings it, as near and as level as can be, else to the nearest free place. */
export function placeDisplacedLeader(scene: Scene, leader: Miniature): Spot | null {
  const move = moveOf('standard', 1, { ignoresDifficult: true, pushes: false });
  const v = surroundings(scene, { ...leader, base: { ...leader.base, notched: false } }, move);
  let other: Spot | null = null;
  for (const pose of about(leader.pose, COHESION + leader.base.length, STEP)) {
    const { path } = checkMoveIn(v, move, pose);
    if (path === null) continue;
    const spot = { mini: leader.id, pose, on: path.on, z: path.z };
    // legion.displacement.15: at its original height if possible.
    if (path.z === leader.z) return spot;
    other ??= spot;
  }
  return other ?? nearestFree(scene, leader, []);
}

/** The nearest place where a miniature may stand at all, clear of some others. */
function nearestFree(scene: Scene, mini: Miniature, taken: readonly Miniature[]): Spot | null {
  const v = vicinityOf(scene, mini, moveOf('standard', 1), mini.pose, FAR);
  for (const pose of about(mini.pose, FAR, 2 * STEP)) {
    const shape = footprintOf({ ...mini, pose });
    if (taken.some((other) => lieOver(shape, footprintOf(other)))) continue;
    for (const level of levelsAt(v, pose.x, pose.y)) {
      const ending = checkEnding(v, pose, level, { melee: [], tokens: [], pushes: false });
      if (!('code' in ending)) return { mini: mini.id, pose, on: level.on, z: level.z };
    }
  }
  return null;
}

/** Who has to be placed anew once some of a unit are displaced: those, and everybody who lost cohesion (legion.displacement.13). */
function toPlace(
  scene: Scene,
  leader: Miniature,
  others: readonly Miniature[],
  displaced: readonly string[],
): Miniature[] {
  return others.filter((mini) => {
    if (displaced.includes(mini.id)) return true;
    const level = checkSpot(circleOf(scene, leader, mini, cohesionTerms()), mini.pose);
    return 'code' in level || level.z !== mini.z;
  });
}

/**
 * Places for the displaced miniatures of a unit, its leader's first if it is one of them: by speed-1 moves, else without a way,
 * else wherever there is room. `scene` has the displacing miniature where it ended, the unit where it stood, and of other units
 * nobody who waits to be placed.
 */
export function placeDisplaced(
  scene: Scene,
  unit: readonly Miniature[],
  displaced: readonly string[],
): readonly Spot[] {
  const [first, ...others] = unit;
  if (first === undefined) return [];
  const spot = displaced.includes(first.id) ? placeDisplacedLeader(scene, first) : null;
  const leader = spot === null ? first : { ...first, pose: spot.pose, on: spot.on, z: spot.z };
  const moving = toPlace(scene, leader, others, displaced);
  const staying = others.filter((mini) => !moving.includes(mini));
  const spots = spot === null ? [] : [spot];
  const near = proposeCohesion(scene, leader, moving, cohesionTerms({ staying }));
  const placed = near ?? proposeCohesion(scene, leader, moving, cohesionTerms({ staying, unreached: true }));
  if (placed !== null) return [...spots, ...placed];
  const standing = [leader, ...staying];
  for (const mini of moving) {
    const free = nearestFree(scene, { ...mini, pose: leader.pose }, standing);
    if (free === null) continue;
    standing.push({ ...mini, pose: free.pose, on: free.on, z: free.z });
    spots.push(free);
  }
  return spots;
}

/** Whether the displaced of a unit (those whom `placeDisplaced` names but the leader) may stand at poses. */
export function checkDisplaced(
  scene: Scene,
  leader: Miniature,
  moving: readonly Miniature[],
  staying: readonly Miniature[],
  poses: readonly Pose[],
): CheckedCohesion {
  const terms: CohesionTerms = cohesionTerms({ staying });
  const checked = checkCohesion(scene, leader, moving, poses, terms);
  if (checked.spots !== null || proposeCohesion(scene, leader, moving, terms) !== null) return checked;
  return checkCohesion(scene, leader, moving, poses, { ...terms, unreached: true });
}
