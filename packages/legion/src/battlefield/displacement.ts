import { type Pose, type Shape, snapPose } from '@rangefinder/geometry';
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
import { lieOver } from './ending.ts';
import { proposeCohesion } from './formation.ts';
import { COHESION, type Miniature, miniatureAt, miniatureWith, type Scene } from './model.ts';
import { checkMoveIn, type Move, moveOf, surroundings } from './moves.ts';
import { gridAbout } from './nearby.ts';
import { checkStanding } from './standing.ts';
import { letThrough, type Vicinity } from './vicinity.ts';
import { type Wrong, wrong } from './wrong.ts';

/** Poses about a place, nearest first. */
function* about({ x, y, heading }: Pose, reach: number, step: number): Generator<Pose> {
  for (const at of gridAbout({ x, y }, reach, step, 'circle')) yield snapPose({ x: at.x, y: at.y, heading });
}

const STEP = 4;
/** The furthest that a free place is looked for (mm). */
const FAR = 400;

/** The speed-1 move that a displaced leader is put back by (legion.displacement.12, .14; legion.leaving-the-battlefield.4). */
function moveBack(tokens: readonly Shape[]): Move {
  return moveOf('standard', 1, { ignoresDifficult: true, pushes: false, tokens });
}

/** What is about a displaced leader; whoever stands over its place now does not hold it there. */
function aroundLeader(scene: Scene, leader: Miniature, back: Move): Vicinity {
  const v = surroundings(scene, miniatureWith(leader, { base: { ...leader.base, notched: false } }), back);
  const base = footprintOf(leader);
  const others = v.others.map((one) => (lieOver(base, one.shape) ? letThrough(one) : one));
  return { ...v, others };
}

/** A displaced leader goes where a speed-1 move brings it, as near and as level as can be, else to the nearest free place. */
export function placeDisplacedLeader(scene: Scene, leader: Miniature, tokens: readonly Shape[] = []): Spot | null {
  const back = moveBack(tokens);
  const v = aroundLeader(scene, leader, back);
  let other: Spot | null = null;
  for (const pose of about(leader.pose, COHESION + leader.base.length, STEP)) {
    const { path } = checkMoveIn(v, back, pose);
    if (path === null) continue;
    const spot = { mini: leader.id, pose, on: path.on, z: path.z };
    // legion.displacement.15: at its original height if possible.
    if (path.z === leader.z) return spot;
    other ??= spot;
  }
  return other ?? nearestFree(scene, leader, { taken: [], tokens });
}

/** Whether a displaced leader may stand at a pose. */
export function checkDisplacedLeader(
  scene: Scene,
  leader: Miniature,
  pose: Pose,
  tokens: readonly Shape[] = [],
): { readonly spot: Spot; readonly wrong: null } | { readonly spot: null; readonly wrong: Wrong } {
  const usual = placeDisplacedLeader(scene, leader, tokens);
  const back = moveBack(tokens);
  const { path, wrong: why } = checkMoveIn(aroundLeader(scene, leader, back), back, pose);
  if (path === null) {
    if (usual && usual.pose.x === pose.x && usual.pose.y === pose.y) return { spot: usual, wrong: null };
    return { spot: null, wrong: why.code === 'too-far' ? wrong('too-far', 'legion.displacement.12', leader.id) : why };
  }
  if (path.z !== leader.z && usual?.z === leader.z) {
    return { spot: null, wrong: wrong('other-level', 'legion.displacement.15', leader.id) };
  }
  return { spot: { mini: leader.id, pose, on: path.on, z: path.z }, wrong: null };
}

/** What a place must be clear of besides whoever stands in the scene. */
interface Occupied {
  readonly taken: readonly Miniature[];
  readonly tokens: readonly Shape[];
}

/** The nearest place where a miniature may stand at all, clear of some others. */
function nearestFree(scene: Scene, mini: Miniature, occupied: Occupied): Spot | null {
  for (const pose of about(mini.pose, FAR, 2 * STEP)) {
    const spot = freeAt(scene, mini, pose, occupied);
    if (spot !== null) return spot;
  }
  return null;
}

/** Where a miniature stands if it is put down at a pose, clear of some others and of everybody else; null if it cannot be. */
function freeAt(scene: Scene, mini: Miniature, pose: Pose, { taken, tokens }: Occupied): Spot | null {
  const shape = footprintOf(miniatureAt(mini, pose, mini.on, mini.z));
  if (taken.some((other) => lieOver(shape, footprintOf(other)))) return null;
  const { spot } = checkStanding(scene, mini, pose, tokens);
  return spot === null ? null : { mini: mini.id, ...spot };
}

/**
 * Who has to be placed anew once some of a unit are displaced: those, and where its leader is one of them everybody who has lost
 * cohesion; whoever touches an enemy vehicle goes on touching it (legion.displacement.13, .14).
 */
function toPlace(
  scene: Scene,
  leader: Miniature,
  others: readonly Miniature[],
  displaced: readonly string[],
  isLed: boolean,
): Miniature[] {
  const melee = isLed ? [...new Set(scene.miniatures.map(({ unit }) => unit))] : [];
  return others.filter((mini) => {
    if (displaced.includes(mini.id)) return true;
    if (!isLed) return false;
    const level = checkSpot(circleOf(scene, leader, mini, cohesionTerms({ melee })), mini.pose);
    return 'code' in level ? level.code !== 'two-melees' : level.z !== mini.z;
  });
}

/** The scene with a leader where it stands now, so that the others of its unit would rather stay where they were. */
function settled(scene: Scene, leader: Miniature): Scene {
  return { ...scene, miniatures: scene.miniatures.map((mini) => (mini.id === leader.id ? leader : mini)) };
}

/** Places in cohesion: by speed-1 moves, else without a way; null if there are none. */
function inCohesion(
  scene: Scene,
  leader: Miniature,
  moving: readonly Miniature[],
  { staying, tokens }: Pick<CohesionTerms, 'staying' | 'tokens'>,
) {
  const table = settled(scene, leader);
  for (const unreached of [false, true]) {
    const terms = cohesionTerms({ staying, tokens, unreached });
    const spots = proposeCohesion(table, leader, moving, terms);
    if (spots !== null) return { spots, terms };
  }
  return null;
}

/**
 * Places for the displaced miniatures of a unit, its leader's first if it is one of them: by speed-1 moves, else without a way,
 * else wherever there is room. `isLed`: the leader is one of them, or was before it was put back. `scene` has the displacing
 * miniature where it ended, the unit where it stood, and of other units nobody who waits to be placed.
 */
export function placeDisplaced(
  scene: Scene,
  unit: readonly Miniature[],
  displaced: readonly string[],
  isLed: boolean = unit.slice(0, 1).some(({ id }) => displaced.includes(id)),
  tokens: readonly Shape[] = [],
): readonly Spot[] {
  const [first, ...others] = unit;
  if (first === undefined) return [];
  const spot = displaced.includes(first.id) ? placeDisplacedLeader(scene, first, tokens) : null;
  const leader = spot === null ? first : miniatureAt(first, spot.pose, spot.on, spot.z);
  const moving = toPlace(scene, leader, others, displaced, isLed);
  const staying = others.filter((mini) => !moving.includes(mini));
  const spots = spot === null ? [] : [spot];
  const placed = inCohesion(scene, leader, moving, { staying, tokens });
  if (placed !== null) return [...spots, ...placed.spots];
  const standing = [leader, ...staying];
  for (const mini of moving) {
    const free = nearestFree(scene, miniatureAt(mini, leader.pose, mini.on, mini.z), { taken: standing, tokens });
    if (free === null) continue;
    standing.push(miniatureAt(mini, free.pose, free.on, free.z));
    spots.push(free);
  }
  return spots;
}

/**
 * Whether the displaced of a unit (those whom `placeDisplaced` names but the leader) may stand at poses: as strictly as there are
 * places to be had.
 */
export function checkDisplaced(
  scene: Scene,
  leader: Miniature,
  moving: readonly Miniature[],
  staying: readonly Miniature[],
  poses: readonly Pose[],
  tokens: readonly Shape[] = [],
): CheckedCohesion {
  const checked = checkCohesion(scene, leader, moving, poses, cohesionTerms({ staying, tokens }));
  if (checked.spots !== null) return checked;
  const placed = inCohesion(scene, leader, moving, { staying, tokens });
  if (placed !== null) return checkCohesion(scene, leader, moving, poses, placed.terms);
  const standing = [leader, ...staying];
  const spots: Spot[] = [];
  for (const [i, mini] of moving.entries()) {
    const pose = poses[i] ?? mini.pose;
    const spot = freeAt(scene, mini, pose, { taken: standing, tokens });
    if (spot === null) return { spots: null, wrong: wrong('overlaps-base', 'legion.movement.22', mini.id) };
    standing.push(miniatureAt(mini, pose, spot.on, spot.z));
    spots.push(spot);
  }
  return { spots, wrong: null };
}
