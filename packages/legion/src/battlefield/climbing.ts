import {
  containsPoint,
  distanceBetween,
  distanceToPoint,
  isWithin,
  lengthOf,
  nearestToPoint,
  outerRadius,
  type Point,
  type Pose,
  placedShape,
  type Shape,
  segment,
  snapPose,
  toWorld,
} from '@rangefinder/geometry';
import { footprintOf } from './bases.ts';
import { checkEnding, type EndingTerms } from './ending.ts';
import { BASE_HEIGHT, CONTACT, type Miniature, type PlacedPart, type Scene } from './model.ts';
import { gridAbout } from './nearby.ts';
import { stepOf } from './passing.ts';
import { heightBand, touchesPart } from './range.ts';
import { surfacesAt } from './scene.ts';
import { AIR } from './touching.ts';
import { type Vicinity, vicinityOf } from './vicinity.ts';
import type { Level } from './walk.ts';

/** Where a climb or a clamber may lead. The rules say what it costs: by its height, its way and whether there is a ladder. */
export interface ClimbGoal extends Level {
  readonly key: string;
  readonly way: 'up' | 'down' | 'over';
  readonly piece: string;
  readonly pose: Pose;
  /** Segments of the ruler: 1 or 2. */
  readonly height: number;
  /** A ladder, stairs or handholds are within reach of the leader (legion.climb-clamber.17). */
  readonly ladder: boolean;
  /** Troopers whom a vehicle pushes aside there (legion.climbing-vehicle.2). */
  readonly displaced: readonly string[];
}

/** How far from a leader's base a surface of the same piece may begin that is climbed to. */
const REACH = 27;
/** How far along an edge a free place is looked for, and in what steps (mm). */
const SIDEWAYS = 60;
const STEP = 3;

interface Climber {
  readonly v: Vicinity;
  readonly base: Shape;
  readonly walls: readonly PlacedPart[];
  readonly terms: EndingTerms;
}

/** Parts too high to step onto that a leader stands against (legion.climb-clamber.2). */
function wallsTouched(v: Vicinity): readonly PlacedPart[] {
  const { mover } = v;
  return v.parts.filter(
    (part) =>
      part.solid &&
      part.top > mover.z + stepOf(mover) &&
      part.bottom < mover.z + BASE_HEIGHT &&
      touchesPart(mover, part),
  );
}

function hasLadder({ v, base }: Climber, part: PlacedPart): boolean {
  return part.kind.ladders.some(({ from, to }) => {
    const a = toWorld(part.piece.pose, from.x, from.y);
    const b = toWorld(part.piece.pose, to.x, to.y);
    return distanceBetween(base, segment(a.x, a.y, b.x, b.y)) <= v.mover.base.radius;
  });
}

/** Places about a point, nearest first: where a base goes if the nearest place is taken. */
function about(at: Point): Iterable<Point> {
  return gridAbout(at, SIDEWAYS, STEP, 'square');
}

/** Whom a climber pushes aside where it ends; null if it cannot end there. */
function displacedAt({ v, terms }: Climber, pose: Pose, level: Level): readonly string[] | null {
  const ending = checkEnding(v, pose, level, terms);
  return 'code' in ending ? null : ending.displaced;
}

/** A place at the end of a climb. */
type Place = Pick<ClimbGoal, 'pose' | 'displaced'>;

/** A disc's centre pushed into a shape until it lies wholly within, as near as it can be to where it was; null if it never does. */
function pushedWithin(shape: Shape, at: Point, radius: number): Point | null {
  let { x, y } = at;
  for (let round = 0; round < 40; round++) {
    if (isWithin({ kind: 'disc', x, y, radius }, shape)) return { x, y };
    if (shape.kind === 'disc') {
      const far = lengthOf(x - shape.x, y - shape.y);
      const room = shape.radius - radius - AIR;
      if (room < 0) return null;
      x = shape.x + ((x - shape.x) * room) / far;
      y = shape.y + ((y - shape.y) * room) / far;
      continue;
    }
    for (let i = 0; i < shape.points.length; i += 2) {
      const n = shape.points.length;
      const px = shape.points[i] ?? 0;
      const py = shape.points[i + 1] ?? 0;
      const ex = (shape.points[(i + 2) % n] ?? 0) - px;
      const ey = (shape.points[(i + 3) % n] ?? 0) - py;
      const length = lengthOf(ex, ey);
      const short = radius + AIR - (ex * (y - py) - ey * (x - px)) / length;
      if (short <= 0) continue;
      x -= (short * ey) / length;
      y += (short * ex) / length;
    }
  }
  return null;
}

/** Onto a surface of the piece: the base wholly on it, at the edge nearest to where it was (legion.climb-clamber.5, .28). */
function upTo(climber: Climber, part: PlacedPart): Place | null {
  const { pose, base } = climber.v.mover;
  const place = pushedWithin(part.footprint, pose, base.radius);
  if (place === null) return null;
  for (const { x, y } of about(place)) {
    const end = snapPose({ x, y, heading: pose.heading });
    const shape = placedShape(base.shape, end);
    const displaced = isWithin(shape, part.footprint) && displacedAt(climber, end, { on: part.id, z: part.top });
    if (displaced) return { pose: end, displaced };
  }
  return null;
}

function ups(climber: Climber): ClimbGoal[] {
  const { v, base } = climber;
  const goals: ClimbGoal[] = [];
  for (const wall of climber.walls) {
    for (const part of v.scene.parts) {
      if (part.piece.id !== wall.piece.id || !part.stand || part.top <= v.mover.z + stepOf(v.mover)) continue;
      const height = heightBand(v.mover.z, part.top);
      const key = `up:${part.id}`;
      if (height > 2 || goals.some((goal) => goal.key === key) || distanceBetween(base, part.footprint) > REACH)
        continue;
      const place = upTo(climber, part);
      const ladder = hasLadder(climber, wall);
      if (place !== null)
        goals.push({ key, way: 'up', piece: wall.piece.id, ...place, on: part.id, z: part.top, height, ladder });
    }
  }
  return goals;
}

/** The centre of a disc that touches a shape from outside, where it is nearest to a point in or at it. */
function outside(shape: Shape, { x, y }: Point, radius: number): Point | null {
  if (shape.kind === 'disc') {
    const far = lengthOf(x - shape.x, y - shape.y);
    const out = shape.radius + radius + AIR;
    return far === 0 ? null : { x: shape.x + ((x - shape.x) * out) / far, y: shape.y + ((y - shape.y) * out) / far };
  }
  let best: { readonly at: Point; readonly depth: number } | null = null;
  const n = shape.points.length;
  for (let i = 0; i < n; i += 2) {
    const px = shape.points[i] ?? 0;
    const py = shape.points[i + 1] ?? 0;
    const ex = (shape.points[(i + 2) % n] ?? 0) - px;
    const ey = (shape.points[(i + 3) % n] ?? 0) - py;
    const length = lengthOf(ex, ey);
    const depth = (ex * (y - py) - ey * (x - px)) / length;
    const out = depth + radius + AIR;
    if (best === null || depth < best.depth)
      best = { at: { x: x + (out * ey) / length, y: y - (out * ex) / length }, depth };
  }
  return best?.at ?? null;
}

/** How far inside its border a point of a shape lies. */
function depthIn(shape: Shape, at: Point): number {
  const out = outside(shape, at, 0);
  return out === null ? Number.POSITIVE_INFINITY : lengthOf(out.x - at.x, out.y - at.y);
}

/** Down from the edge of what it stands on: outside, touching the piece, on the highest surface there. */
function downs(climber: Climber): ClimbGoal[] {
  const { v } = climber;
  const { pose, base, on, z } = v.mover;
  const part = v.scene.parts.find(({ id }) => id === on);
  if (part === undefined || depthIn(part.footprint, pose) > base.radius + CONTACT) return [];
  const foot = outside(part.footprint, pose, base.radius);
  if (foot === null) return [];
  const touching = outerRadius(base.shape) + CONTACT + STEP;
  for (const { x, y } of about(foot)) {
    // Most places are too far from the edge: so much is quickly seen.
    if (distanceToPoint(part.footprint, x, y) > touching) continue;
    const end = snapPose({ x, y, heading: pose.heading });
    if (containsPoint(part.footprint, end.x, end.y)) continue;
    const shape = placedShape(base.shape, end);
    if (distanceBetween(shape, part.footprint) > CONTACT) continue;
    const below = surfacesAt(v.scene.parts, end.x, end.y).find(({ top }) => top < z - stepOf(v.mover));
    const level = { on: below?.id ?? null, z: below?.top ?? 0 };
    const height = heightBand(z, level.z);
    if (z - level.z <= stepOf(v.mover) || height > 2) continue;
    const displaced = displacedAt(climber, end, level);
    if (displaced === null) continue;
    const ladder = hasLadder(climber, part);
    const key = `down:${level.on ?? 'ground'}`;
    return [{ key, way: 'down', piece: part.piece.id, pose: end, displaced, ...level, height, ladder }];
  }
  return [];
}

/** To the other side of a fence or a thin wall: as close to it as can be (legion.climb-clamber.18, .20). */
function overs(climber: Climber): ClimbGoal[] {
  const { v } = climber;
  const { pose, base, z } = v.mover;
  const goals: ClimbGoal[] = [];
  for (const wall of climber.walls) {
    const flat = v.scene.parts.some(({ piece, stand }) => piece.id === wall.piece.id && stand);
    if (flat || heightBand(z, wall.top) > 1) continue;
    const beyond = otherSide(wall.footprint, pose, base.radius);
    for (const { x, y } of beyond === null ? [] : about(beyond)) {
      const end = snapPose({ x, y, heading: pose.heading });
      if (distanceToPoint(wall.footprint, end.x, end.y) > base.radius + CONTACT + STEP) continue;
      const surface = surfacesAt(v.scene.parts, end.x, end.y).find(({ top }) => top <= z + stepOf(v.mover));
      const level = { on: surface?.id ?? null, z: surface?.top ?? 0 };
      if (heightBand(z, level.z) > 1 || !isAcross(wall.footprint, pose, end)) continue;
      const displaced = displacedAt(climber, end, level);
      if (displaced === null) continue;
      const ladder = hasLadder(climber, wall);
      const way = 'over';
      goals.push({
        key: `over:${wall.id}`,
        way,
        piece: wall.piece.id,
        pose: end,
        displaced,
        ...level,
        height: 1,
        ladder,
      });
      break;
    }
  }
  return goals;
}

/** Whether the straight line between two points runs through the middle line of a shape: they are on different sides. */
function isAcross(shape: Shape, a: Point, b: Point): boolean {
  return distanceBetween(shape, segment(a.x, a.y, b.x, b.y)) === 0;
}

/** Straight across a shape from a point, the first centre of a disc that touches its far side. */
function otherSide(shape: Shape, { x, y }: Point, radius: number): Point | null {
  const near = nearestToPoint(shape, x, y);
  if (near.distance === 0) return null;
  const ux = (near.bx - x) / near.distance;
  const uy = (near.by - y) / near.distance;
  for (let far = near.distance + STEP; far < near.distance + 4 * SIDEWAYS; far += 0.5) {
    const at = { x: x + far * ux, y: y + far * uy };
    if (!containsPoint(shape, at.x, at.y) && distanceToPoint(shape, at.x, at.y) >= radius + AIR) return at;
  }
  return null;
}

/**
 * Where the leader of a trooper unit may climb or clamber from where it stands: onto surfaces of a piece it stands against, down
 * from one whose edge it stands at, over a wall without a top (legion.climb-clamber.2, .6, .18). Empty for those who cannot.
 */
export function climbGoals(scene: Scene, leader: Miniature, terms: EndingTerms): readonly ClimbGoal[] {
  const licence = { kind: 'standard', bands: 0, leaps: false, withdrawing: false } as const;
  const v = vicinityOf(scene, leader, licence, leader.pose, 4 * SIDEWAYS);
  const climber = { v, base: footprintOf(leader), walls: wallsTouched(v), terms };
  return [...ups(climber), ...downs(climber), ...overs(climber)];
}
