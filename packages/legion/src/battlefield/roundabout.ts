import {
  cos,
  distanceToPoint,
  headingOf,
  lengthOf,
  type Point,
  type Pose,
  type Shape,
  sin,
  turnBetween,
} from '@rangefinder/geometry';
import { letThrough, type Vicinity } from './vicinity.ts';
import { type Level, type Walked, walkLeg } from './walk.ts';

/** A little air, as those have who stand in contact (mm). */
const AIR = 0.002;
/** Degrees about the middle of a shape from one step along its rim to the next, at most. */
const STEP = 6;
/** How exactly a place at the rim is found (mm), and how far out it is looked for. */
const FINE = 0.01;
const FAR = 400;

/** The centre of a disc that touches a shape, in some direction from the middle of the shape. */
function atRim(shape: Shape, heading: number, radius: number): Point {
  const at = (far: number) => ({ x: shape.x + far * sin(heading), y: shape.y + far * cos(heading) });
  let inner = 0;
  let outer = FAR;
  while (outer - inner > FINE) {
    const middle = (inner + outer) / 2;
    const { x, y } = at(middle);
    if (distanceToPoint(shape, x, y) < radius + AIR) inner = middle;
    else outer = middle;
  }
  return at(outer);
}

/** The way along the rim of a shape from one place to another that touches it, one way round. */
function alongRim(shape: Shape, a: Pose, b: Pose, turn: number, radius: number): readonly Pose[] {
  const start = headingOf(a.x - shape.x, a.y - shape.y);
  const steps = Math.ceil(Math.abs(turn) / STEP);
  const between = Array.from({ length: Math.max(0, steps - 1) }, (_, i) => {
    const { x, y } = atRim(shape, start + (turn * (i + 1)) / steps, radius);
    return { x, y, heading: a.heading };
  });
  return [a, ...between, b];
}

function lengthAlong(way: readonly Pose[]): number {
  return way.slice(1).reduce((sum, { x, y }, i) => {
    const before = way[i];
    return before ? sum + lengthOf(x - before.x, y - before.y) : sum;
  }, 0);
}

/**
 * Walks round what its unit fights, along its rim and no further than `most`: those who are placed in contact with a vehicle have no
 * straight way to places that lie side by side (rulings). Null if that is too far, or something is in the way on either side.
 */
export function walkRound(v: Vicinity, shape: Shape, a: Pose, b: Pose, level: Level, most: number): Walked | null {
  const { base } = v.mover;
  if (base.shape.kind !== 'disc') return null;
  const turn = turnBetween(headingOf(a.x - shape.x, a.y - shape.y), headingOf(b.x - shape.x, b.y - shape.y));
  const others = v.others.map((one) => (one.shape === shape ? letThrough(one) : one));
  const passing: Vicinity = { ...v, others, walls: new Map() };
  for (const way of [turn, turn > 0 ? turn - 360 : turn + 360].map((by) => alongRim(shape, a, b, by, base.radius))) {
    if (lengthAlong(way) > most) continue;
    let walked: Walked = { ...level, difficult: false, stopped: null };
    for (const [i, to] of way.slice(1).entries()) {
      if (walked.stopped === null) walked = walkLeg(passing, way[i] ?? a, to, walked);
    }
    if (walked.stopped === null) return walked;
  }
  return null;
}
