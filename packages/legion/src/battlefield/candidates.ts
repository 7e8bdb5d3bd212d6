import {
  cos,
  type Disc,
  headingOf,
  lengthOf,
  nearestToPoint,
  outerRadius,
  type Point,
  type Pose,
  type RoundRim,
  rimsAbout,
  rimsMeet,
  roundRim,
  type Shape,
  sin,
  snapPose,
} from '@rangefinder/geometry';
import { CONTACT, type Miniature, type PlacedPart, type Scene } from './model.ts';
import {
  checkMoveIn,
  fastestTool,
  legOf,
  type Move,
  type MovePath,
  notchedEnd,
  outwards,
  surroundings,
} from './moves.ts';
import { AIR } from './touching.ts';
import type { Neighbour, Vicinity } from './vicinity.ts';

/** An end of a leader's move that is worth a thought. */
export interface Candidate {
  /** Says where it is, in words that stay the same while the table does. */
  readonly key: string;
  readonly pose: Pose;
  readonly path: MovePath;
}

/** A place that somebody has an interest in: an objective, a line of range. */
export interface Interest {
  readonly key: string;
  readonly at: Point;
  /** Of a token that one touches and does not stand on. */
  readonly radius?: number | undefined;
  /** Of a piece of terrain that counts for whoever touches it. */
  readonly shapes?: readonly Shape[] | undefined;
}

/** Enough for a bot to get about; people put the leader where they like. */
const DIRECTIONS = 12;
const BENDS = 4;
/** Halves of a whole move. */
const TRAVELS: readonly number[] = [2, 1];
/** Pieces and enemies further down the list than this are not hidden behind, or from. */
const HIDINGS = 4;
const HUNTERS = 2;

/** Something to be tried. */
interface Trial {
  readonly key: string;
  readonly pose: Pose;
}

/** All round the whole way, and in every other direction half of it; and the same where difficult terrain slows the mover. */
function* roundAbout(v: Vicinity, move: Move): Generator<Trial> {
  const { pose, base } = v.mover;
  const tools = [...new Set([fastestTool(move, false), fastestTool(move, v.difficult.length > 0)])];
  for (const tool of tools) {
    if (tool < 1) continue;
    for (let i = 0; i < DIRECTIONS; i++) {
      const heading = (360 / DIRECTIONS) * i;
      for (const halves of TRAVELS) {
        if (halves === 1 && i % 2 === 1) continue;
        const far = legOf(base, move.kind, tool) * halves;
        const end = { x: pose.x + far * sin(heading), y: pose.y + far * cos(heading), heading: pose.heading };
        yield { key: `speed-${tool}:${heading}:${halves}/2`, pose: snapPose(end) };
      }
    }
  }
}

/** With notches: straight on by halves, and bends with halves of the second leg, by the fastest tool and the slowest. */
function* alongTools(v: Vicinity, move: Move): Generator<Trial> {
  const { pose, base } = v.mover;
  for (const tool of new Set([fastestTool(move, false), 1])) {
    if (tool < 1) continue;
    const leg = legOf(base, move.kind, tool);
    for (const [side, outward] of outwards(pose.heading, move.kind).entries()) {
      const way = `speed-${tool}${move.kind === 'strafe' ? (side === 0 ? ':right' : ':left') : ''}`;
      for (let i = -BENDS; i <= BENDS; i++) {
        const bend = (90 / BENDS) * i;
        for (const halves of TRAVELS) {
          const travel = i === 0 ? leg * halves : leg + (leg * halves) / 2;
          yield { key: `${way}:${bend}:${halves}/2`, pose: notchedEnd(v.mover, outward, leg, bend, travel) };
        }
      }
    }
  }
}

function* pivots(v: Vicinity, move: Move): Generator<Trial> {
  const { x, y, heading } = v.mover.pose;
  for (let turn = -move.turn; turn <= move.turn; turn += 15) {
    if (turn !== 0) yield { key: `turn:${turn}`, pose: snapPose({ x, y, heading: heading + turn }) };
  }
}

/** A disc's place in contact with a disc about a point, in a direction. */
function beside(at: Point, apart: number, heading: number, facing: number): Pose {
  return snapPose({ x: at.x + apart * sin(heading), y: at.y + apart * cos(heading), heading: facing });
}

/** Those whom the mover may fight. */
function foes(v: Vicinity, move: Move): readonly Neighbour[] {
  return v.others.filter(({ other }) => other.seat !== v.mover.seat && move.melee.includes(other.unit));
}

/** In contact with each enemy that it may fight: at the nearest point, all round, and at the ends of the arcs that are free. */
function* contacts(v: Vicinity, move: Move): Generator<Trial> {
  const { pose, base } = v.mover;
  for (const { other, shape } of foes(v, move)) {
    if (shape.kind === 'polygon') {
      const near = nearestToPoint(shape, pose.x, pose.y);
      const heading = headingOf(pose.x - near.bx, pose.y - near.by);
      const end = beside({ x: near.bx, y: near.by }, base.radius + AIR, heading, pose.heading);
      yield { key: `contact:${other.id}:0`, pose: end };
      continue;
    }
    const apart = shape.radius + base.radius + AIR;
    const near = headingOf(pose.x - shape.x, pose.y - shape.y);
    for (const turn of [0, 30, -30, 60, -60, 90, -90, 135, -135, 180]) {
      yield { key: `contact:${other.id}:${turn}`, pose: beside(shape, apart, near + turn, pose.heading) };
    }
    for (const [i, { x, y }] of arcEnds(v, move, roundRim(shape.x, shape.y, apart)).entries()) {
      yield { key: `contact:${other.id}:end-${i}`, pose: snapPose({ x, y, heading: pose.heading }) };
    }
  }
}

/** Where the rim round an enemy meets what else one may not lie over or touch. */
function arcEnds(v: Vicinity, move: Move, rim: RoundRim): Point[] {
  const r = v.mover.base.radius + AIR;
  const near = (shape: Shape) => lengthOf(shape.x - rim.x, shape.y - rim.y) <= rim.radius + r + outerRadius(shape);
  const ends: Point[] = [];
  for (const { other, shape } of v.others) {
    if (!near(shape)) continue;
    const fought = other.seat === v.mover.seat || move.melee.includes(other.unit);
    for (const edge of rimsAbout(shape, fought ? r : r + CONTACT)) ends.push(...rimsMeet(rim, edge));
  }
  for (const { footprint, solid } of v.parts) {
    if (solid && near(footprint)) for (const edge of rimsAbout(footprint, r)) ends.push(...rimsMeet(rim, edge));
  }
  return ends;
}

/** With notches: along each bend, as far as the first touch of an enemy that it may fight. */
function* notchedContacts(v: Vicinity, move: Move): Generator<Trial> {
  const { pose, base } = v.mover;
  for (const { other, shape } of foes(v, move)) {
    if (shape.kind !== 'disc' || base.shape.kind !== 'disc') continue;
    for (let tool = fastestTool(move, false); tool >= 1; tool--) {
      const leg = legOf(base, move.kind, tool);
      for (const outward of outwards(pose.heading, move.kind)) {
        for (let i = -BENDS; i <= BENDS; i++) {
          const bend = (90 / BENDS) * i;
          const travel = touchAt(v.mover, outward, leg, bend, shape);
          if (travel === null) continue;
          yield { key: `contact:${other.id}:${tool}:${bend}`, pose: notchedEnd(v.mover, outward, leg, bend, travel) };
        }
      }
    }
  }
}

/** The travel along a bend after which a round base first touches a disc; null if it never does. */
function touchAt(mover: Miniature, outward: number, leg: number, bend: number, foe: Disc): number | null {
  const apart = foe.radius + mover.base.radius + AIR;
  const legs = [
    { from: mover.pose, heading: outward, before: 0 },
    { from: notchedEnd(mover, outward, leg, 0, leg), heading: outward + bend, before: leg },
  ];
  for (const { from, heading, before } of legs) {
    const wx = foe.x - from.x;
    const wy = foe.y - from.y;
    const along = wx * sin(heading) + wy * cos(heading);
    const across = wx * cos(heading) - wy * sin(heading);
    const half2 = apart * apart - across * across;
    const far = half2 < 0 ? -1 : along - Math.sqrt(half2);
    if (far >= 0 && far <= leg) return before + far;
  }
  return null;
}

function nearestFirst<T>(things: readonly T[], at: Point, place: (thing: T) => Point, count: number): readonly T[] {
  const nearest: { readonly thing: T; readonly far: number }[] = [];
  for (const thing of things) {
    const { x, y } = place(thing);
    const far = lengthOf(x - at.x, y - at.y);
    const behind = nearest.findIndex((one) => one.far > far);
    if (behind >= 0) nearest.splice(behind, 0, { thing, far });
    else if (nearest.length < count) nearest.push({ thing, far });
    if (nearest.length > count) nearest.pop();
  }
  return nearest.map(({ thing }) => thing);
}

/** Close behind what gives cover, as seen from the nearest enemies. */
function* behindCover(v: Vicinity, scene: Scene): Generator<Trial> {
  const { mover } = v;
  const enemies = scene.miniatures.filter(({ seat, isCart }) => seat !== mover.seat && !isCart);
  const hunters = nearestFirst(enemies, mover.pose, ({ pose }) => pose, HUNTERS);
  const gives = ({ kind, solid }: PlacedPart) => solid && kind.cover[mover.type] !== 'none';
  const parts = nearestFirst(v.parts.filter(gives), mover.pose, ({ footprint }) => footprint, HIDINGS);
  for (const part of parts) {
    for (const hunter of hunters) {
      const heading = headingOf(part.footprint.x - hunter.pose.x, part.footprint.y - hunter.pose.y);
      const depth = depthAlong(part, heading) + mover.base.radius + AIR;
      yield { key: `behind:${part.id}:${hunter.id}`, pose: beside(part.footprint, depth, heading, mover.pose.heading) };
    }
  }
}

/** How far a base must go from the middle of a part to be clear of it: the width of the part in that direction. */
function depthAlong({ footprint }: PlacedPart, heading: number): number {
  if (footprint.kind === 'disc') return footprint.radius;
  const s = sin(heading);
  const c = cos(heading);
  let most = 0;
  for (let i = 0; i < footprint.points.length; i += 2) {
    const x = (footprint.points[i] ?? 0) - footprint.x;
    const y = (footprint.points[i + 1] ?? 0) - footprint.y;
    most = Math.max(most, x * s + y * c);
  }
  return most;
}

/** What of a place of interest is nearest to a mover: the token's middle, or the outline of the terrain that counts. */
function nearestOf({ at, radius, shapes = [] }: Interest, { x, y }: Pose): Pick<Interest, 'at' | 'radius'> {
  const near = shapes.map((shape) => nearestToPoint(shape, x, y));
  const least = Math.min(...near.map(({ distance }) => distance));
  const found = near.find(({ distance }) => distance === least);
  return found ? { at: { x: found.bx, y: found.by }, radius: 0 } : { at, radius };
}

/** As near to a place of interest as the mover comes on the straight way there: on it, or in contact with what lies there. */
function* towards(v: Vicinity, move: Move, interests: readonly Interest[]): Generator<Trial> {
  const { pose, base } = v.mover;
  const most = 2 * legOf(base, move.kind, fastestTool(move, false));
  for (const interest of interests) {
    const { key } = interest;
    const { at, radius } = nearestOf(interest, pose);
    const far = lengthOf(at.x - pose.x, at.y - pose.y);
    const way = radius === undefined ? far : Math.max(0, far - radius - base.radius - AIR);
    const share = far === 0 ? 0 : Math.min(way, most) / far;
    const end = { x: pose.x + share * (at.x - pose.x), y: pose.y + share * (at.y - pose.y), heading: pose.heading };
    yield { key: `at:${key}`, pose: snapPose(end) };
  }
}

function* trials(v: Vicinity, scene: Scene, move: Move, interests: readonly Interest[]): Generator<Trial> {
  yield { key: 'stay', pose: v.mover.pose };
  if (move.kind === 'pivot') yield* pivots(v, move);
  else if (v.mover.base.notched) {
    yield* notchedContacts(v, move);
    yield* alongTools(v, move);
  } else {
    yield* contacts(v, move);
    yield* towards(v, move, interests);
    yield* behindCover(v, scene);
    yield* roundAbout(v, move);
  }
}

/**
 * Ends of a move that are worth a thought, every one legal for the leader: staying, contact with enemies it may fight, places of
 * interest, behind cover, and all round (with notches: along bends of the tool) by halves of the way. Empty if it cannot move.
 */
export function moveCandidates(
  scene: Scene,
  leader: Miniature,
  move: Move,
  interests: readonly Interest[] = [],
): readonly Candidate[] {
  const v = surroundings(scene, leader, move);
  const found: Candidate[] = [];
  const isKnown = ({ x, y, heading }: Pose) =>
    found.some(({ pose }) => pose.x === x && pose.y === y && pose.heading === heading);
  for (const { key, pose } of trials(v, scene, move, interests)) {
    if (isKnown(pose)) continue;
    const { path } = checkMoveIn(v, move, pose);
    if (path !== null) found.push({ key, pose, path });
  }
  return found;
}
