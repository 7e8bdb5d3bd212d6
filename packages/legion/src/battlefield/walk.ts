import {
  type Border,
  containsPoint,
  disc,
  type Edge,
  firstHit,
  insideOf,
  jointsToTry,
  lengthOf,
  type Motion,
  outerRadius,
  type Point,
  type Pose,
  placedShape,
  reachOf,
  type Shape,
  type Sweep,
  snapPose,
  sweepMeets,
  swept,
  sweptDisc,
  turnBetween,
} from '@rangefinder/geometry';
import { OVERLAP, type PlacedPart } from './model.ts';
import { highestStep } from './passing.ts';
import { staysIn } from './trench.ts';
import { isNear, isStep, slowsAt, type Vicinity, wallsAt } from './vicinity.ts';

/** Where something stands: a part of terrain or the ground (null), and its height. */
export interface Level {
  readonly on: string | null;
  readonly z: number;
}

/** How a walk along the legs of a way went. */
export interface Walked extends Level {
  /** It came through or into difficult terrain. */
  readonly difficult: boolean;
  /** The id of what stopped it, `edge` for the edge of the battlefield; null if it came to the end. */
  readonly stopped: string | null;
}

const GROUND: Level = { on: null, z: 0 };

/**
 * What a mover steps onto whose centre comes over (x, y) from height z: the highest surface in reach of a step. The rest of its
 * base may hang over (legion.compulsory-move.11, legion.speeder-x.17).
 */
function stepTo(v: Vicinity, x: number, y: number, z: number): Level {
  let best: PlacedPart | null = null;
  const most = highestStep(v.mover, z, v.start, v.licence);
  for (const part of v.stands) {
    if (part.top <= most && (best === null || part.top > best.top) && containsPoint(part.footprint, x, y)) best = part;
  }
  return best === null ? GROUND : { on: best.id, z: best.top };
}

/** The levels on which a mover may come to stand at (x, y), whatever its way there. */
export function levelsAt(v: Vicinity, x: number, y: number): readonly Level[] {
  const levels: Level[] = v.ground ? [GROUND] : [];
  for (const { id, top, footprint } of v.stands) if (containsPoint(footprint, x, y)) levels.push({ on: id, z: top });
  return levels;
}

/** The parameters of a leg up to which its centre stays over the same surfaces: …, 1. */
function cuts(v: Vicinity, a: Pose, b: Pose): readonly number[] {
  if (v.stands.length === 0) return WHOLE;
  const at = [1];
  for (const part of v.stands) at.push(...insideOf(part.footprint, a.x, a.y, b.x, b.y));
  return at.sort((s, t) => s - t);
}

const WHOLE: readonly number[] = [1];

/** The base of the mover, placed: what sticks out over it is nothing to a move (legion.margin-of-error.2). */
function baseAt(v: Vicinity, pose: Pose): Shape {
  return placedShape(v.mover.base.shape, pose);
}

/** How a stretch of a leg goes. */
interface Stretch {
  readonly stopped: string | null;
  readonly slow: boolean;
}

const UNHINDERED: Stretch = { stopped: null, slow: false };

/** What is met by a stretch of a leg walked at one height, and whether it is slow going. */
function walkStretch(v: Vicinity, from: Pose, dx: number, dy: number, z: number): Stretch {
  const walls = wallsAt(v, z);
  if (walls.length === 0 && v.difficult.length === 0) return UNHINDERED;
  // A swept outline is dear: it is made for what the circle about the stretch meets.
  const middle = { x: from.x + dx / 2, y: from.y + dy / 2 };
  const reach = lengthOf(dx, dy) / 2 + outerRadius(v.mover.base.shape);
  let sweep: Sweep | null = null;
  for (const { id, shape } of walls) {
    if (!isNear(shape, middle, reach)) continue;
    sweep ??= swept(baseAt(v, from), dx, dy);
    if (sweepMeets(sweep, shape, OVERLAP)) return { stopped: id, slow: false };
  }
  for (const part of v.difficult) {
    if (!slowsAt(v, part, z) || !isNear(part.footprint, middle, reach)) continue;
    sweep ??= swept(baseAt(v, from), dx, dy);
    if (!sweepMeets(sweep, part.footprint, OVERLAP)) continue;
    // legion.terrain-craters-trenches.5, .6: along a trench one walks as in the open, and not out of it, into it or across.
    const isAlong = part.piece.id === v.along && staysIn(v.scene.parts, v.along, baseAt(v, from), dx, dy);
    if (!isAlong) return { stopped: null, slow: true };
  }
  return UNHINDERED;
}

/** Walks straight from one pose to another without turning, from a level. */
export function walkLeg(v: Vicinity, a: Pose, b: Pose, level: Level): Walked {
  const at = cuts(v, a, b);
  let { on, z } = level;
  let difficult = false;
  let s = 0;
  for (const t of at) {
    if (t - s < 1e-9) continue;
    const x = a.x + s * (b.x - a.x);
    const y = a.y + s * (b.y - a.y);
    const dx = (t - s) * (b.x - a.x);
    const dy = (t - s) * (b.y - a.y);
    if (v.stands.length > 0) {
      const next = stepTo(v, x + dx / 2, y + dy / 2, z);
      if (!isStep(v.mover, v.licence, v.start, z, next.z)) return { on, z, difficult, stopped: on ?? 'drop' };
      on = next.on;
      z = next.z;
    }
    const { stopped, slow } = walkStretch(v, { x, y, heading: a.heading }, dx, dy, z);
    if (stopped !== null) return { on, z, difficult, stopped };
    difficult ||= slow;
    s = t;
  }
  return { on, z, difficult, stopped: null };
}

/** A turn on the spot by the shorter way; null where nothing is swept by it, as by no round base. */
function turning(v: Vicinity, from: Pose, to: number): Motion | null {
  const turn = turnBetween(from.heading, to);
  if (v.mover.base.shape.kind === 'disc' || turn === 0) return null;
  const sign = turn < 0 ? -1 : 1;
  return {
    from: 0,
    to: Math.abs(turn),
    speed: (reachOf([v.mover.base.shape]) * Math.PI) / 180,
    poseAt: (s) => snapPose({ x: from.x, y: from.y, heading: from.heading + sign * s }),
  };
}

/** Whether a base sweeps over a shape by turning on the spot. */
export function turnMeets(v: Vicinity, from: Pose, to: number, shape: Shape): boolean {
  const motion = turning(v, from, to);
  return motion !== null && firstHit(motion, [v.mover.base.shape], [[shape]]) !== null;
}

/** Turns on the spot. Only a base that is not round sweeps anything by it. */
export function walkTurn(v: Vicinity, from: Pose, to: number, { on, z }: Level): Walked {
  const motion = turning(v, from, to);
  if (motion === null) return { on, z, difficult: false, stopped: null };
  const body = [v.mover.base.shape];
  if (turnsOut(v, motion)) return { on, z, difficult: false, stopped: 'edge' };
  const walls = wallsAt(v, z);
  const hit = firstHit(
    motion,
    body,
    walls.map(({ shape }) => [shape]),
  );
  const stopped = hit === null ? null : (walls[hit.touched[0] ?? 0]?.id ?? null);
  const slow = v.difficult.filter((part) => slowsAt(v, part, z)).map(({ footprint }) => [footprint]);
  return { on, z, difficult: slow.length > 0 && firstHit(motion, body, slow) !== null, stopped };
}

/** Degrees after which a turning base is looked at again: between them no corner goes out by more than a hundredth of a mm. */
const LOOK = 2;

/** Whether some corner of a base leaves the battlefield while it turns (legion.leaving-the-battlefield.2). */
function turnsOut(v: Vicinity, { to, poseAt }: Motion): boolean {
  for (let s = Math.min(LOOK, to); ; s = Math.min(s + LOOK, to)) {
    if (!isOnBattlefield(v, baseAt(v, poseAt(s)))) return true;
    if (s >= to) return false;
  }
}

/** Whether a base lies wholly on the battlefield at a pose. */
export function isOnBattlefield({ scene }: Vicinity, shape: Shape): boolean {
  const { width, depth } = scene;
  if (shape.kind === 'disc') {
    const r = shape.radius - OVERLAP;
    return shape.x >= r && shape.x <= width - r && shape.y >= r && shape.y <= depth - r;
  }
  return shape.points.every((n, i) => n >= -OVERLAP && n <= (i % 2 === 0 ? width : depth) + OVERLAP);
}

/** A way walked from its start by a joint, or straight. */
export interface Way extends Walked {
  readonly joint: Point | null;
}

/** A way in one shape, wherever it was found. */
export function wayOf({ on, z }: Level, difficult: boolean, stopped: string | null, joint: Point | null): Way {
  return { on, z, difficult, stopped, joint };
}

/** Walks from a to b by a joint; the heading stays. */
function walkBent(v: Vicinity, a: Pose, joint: Point, b: Pose, level: Level): Way {
  const j = { x: joint.x, y: joint.y, heading: a.heading };
  if (!isOnBattlefield(v, baseAt(v, j))) return wayOf(level, false, 'edge', joint);
  const first = walkLeg(v, a, j, level);
  if (first.stopped !== null) return wayOf(first, first.difficult, first.stopped, joint);
  const second = walkLeg(v, j, b, first);
  return wayOf(second, first.difficult || second.difficult, second.stopped, joint);
}

function edgesOf({ scene, mover }: Vicinity): Edge[] {
  const r = mover.base.radius - OVERLAP;
  return [
    { nx: 1, ny: 0, offset: r },
    { nx: 1, ny: 0, offset: scene.width - r },
    { nx: 0, ny: 1, offset: r },
    { nx: 0, ny: 1, offset: scene.depth - r },
  ];
}

/** Everything whose border decides where there are steps: what is a wall depends on the way, so every part and base may be one. */
function bordersOf(v: Vicinity, avoidDifficult: boolean): Border[] {
  const reach = v.mover.base.radius - OVERLAP;
  const borders: Border[] = [];
  for (const { footprint } of v.parts) borders.push({ shape: footprint, reach });
  for (const { shape, passing } of v.others) if (passing === 'stops') borders.push({ shape, reach });
  for (const { footprint } of v.stands) borders.push({ shape: footprint, reach: 0 });
  if (avoidDifficult) for (const { footprint } of v.difficult) borders.push({ shape: footprint, reach });
  return borders;
}

/** Whether a disc gets by joint from a to b past all of some shapes. What stopped the last way is asked first: it mostly stops the next. */
function isClearBy(shapes: Shape[], a: Point, joint: Point, b: Point, radius: number): boolean {
  const first = sweptDisc(a.x, a.y, joint.x, joint.y, radius);
  const second = sweptDisc(joint.x, joint.y, b.x, b.y, radius);
  for (const [i, shape] of shapes.entries()) {
    if (!sweepMeets(first, shape, OVERLAP) && !sweepMeets(second, shape, OVERLAP)) continue;
    shapes.copyWithin(1, 0, i);
    shapes[0] = shape;
    return false;
  }
  return true;
}

/** The straightest joint on flat ground, where nothing but what stands at the mover's height decides. */
function flatJoint(v: Vicinity, a: Pose, b: Pose, level: Level, leg: number, avoidDifficult: boolean): Point | null {
  const { radius } = v.mover.base;
  const shapes = wallsAt(v, level.z).map(({ shape }) => shape);
  const shunned = avoidDifficult ? v.difficult.filter((part) => part.piece.id !== v.along) : [];
  for (const part of shunned) if (slowsAt(v, part, level.z)) shapes.push(part.footprint);
  const here = sweptDisc(b.x, b.y, b.x, b.y, radius);
  if (shapes.some((shape) => sweepMeets(here, shape, OVERLAP))) return null;
  const borders = shapes.map((shape) => ({ shape, reach: radius - OVERLAP }));
  for (const joint of jointsToTry(a, b, leg, borders, edgesOf(v))) {
    const at = disc(joint.x, joint.y, radius);
    if (!isClearBy(shapes, a, joint, b, radius) || !isOnBattlefield(v, at)) continue;
    if (avoidDifficult && v.along !== null && walkBent(v, a, joint, b, level).difficult) continue;
    return joint;
  }
  return null;
}

/** The straightest joint where there are steps: every way is walked. */
function steppedWay(v: Vicinity, a: Pose, b: Pose, level: Level, leg: number, avoidDifficult: boolean): Way | null {
  for (const joint of jointsToTry(a, b, leg, bordersOf(v, avoidDifficult), edgesOf(v))) {
    const way = walkBent(v, a, joint, b, level);
    if (way.stopped === null && !(avoidDifficult && way.difficult)) return way;
  }
  return null;
}

/**
 * The way of a base that may set out in any direction, with two legs of length `leg`: straight if it can be, else by the
 * straightest joint. With `avoidDifficult`, difficult terrain stops it. If there is none, the straight way and what stopped it.
 */
export function wayTo(v: Vicinity, a: Pose, b: Pose, level: Level, leg: number, avoidDifficult: boolean): Way {
  const straight = walkLeg(v, a, b, level);
  if (straight.stopped === null && !(avoidDifficult && straight.difficult))
    return wayOf(straight, straight.difficult, null, null);
  if (v.stands.length > 0) {
    const way = steppedWay(v, a, b, level, leg, avoidDifficult);
    if (way !== null) return way;
  } else {
    const joint = flatJoint(v, a, b, level, leg, avoidDifficult);
    if (joint !== null) return walkBent(v, a, joint, b, level);
  }
  return wayOf(straight, straight.difficult, straight.stopped ?? 'difficult', null);
}
