import {
  cos,
  lengthOf,
  outerRadius,
  type Point,
  type Pose,
  placedShape,
  sin,
  snapPose,
  sweepMeets,
  swept,
  turnBetween,
} from '@rangefinder/geometry';
import type { RuleId } from '@rangefinder/kernel';
import { footprintOf } from './bases.ts';
import { checkEnding, type Ending, type EndingTerms, endingAfter, possibleEnding } from './ending.ts';
import { type Base, type Miniature, OVERLAP, type PlacedPart, type Scene, SLACK, TOOLS } from './model.ts';
import { isBeside, type Licence, type ToolMove } from './passing.ts';
import { difficultyFor } from './terrain.ts';
import { trenchOf } from './trench.ts';
import { type Vicinity, vicinityOf } from './vicinity.ts';
import {
  isOnBattlefield,
  type Level,
  turnMeets,
  type Walked,
  type Way,
  walkLeg,
  walkTurn,
  wayOf,
  wayTo,
} from './walk.ts';
import { type Wrong, wrong } from './wrong.ts';

/** A move that a unit may make: what its kind, its unit and its keywords allow. `moveOf` fills in what is usual. */
export interface Move extends Licence, EndingTerms {
  /** Maximum speed, 3 at most, after every increase and after the reduction for reversing or strafing; before difficult terrain. */
  readonly speed: number;
  /** Immobilize tokens: taken off last, and down to 0. */
  readonly immobilized: number;
  /** Difficult terrain does not slow it: Unhindered, Jump X, or a speed-X move (legion.difficult-terrain.7). */
  readonly ignoresDifficult: boolean;
  /** Degrees of a pivot either way. */
  readonly turn: number;
}

/** A move of a kind at a speed: nothing ignored, no melee started, but for what `more` says. */
export function moveOf(kind: ToolMove, speed: number, more: Partial<Move> = {}): Move {
  // Listed, not spread: every rule of space reads moves, and copies by spread are of as many shapes as there are copies.
  return {
    kind: more.kind ?? kind,
    speed: more.speed ?? speed,
    immobilized: more.immobilized ?? 0,
    ignoresDifficult: more.ignoresDifficult ?? false,
    turn: more.turn ?? 90,
    bands: more.bands ?? 0,
    leaps: more.leaps ?? false,
    withdrawing: more.withdrawing ?? false,
    melee: more.melee ?? [],
    tokens: more.tokens ?? [],
    pushes: more.pushes ?? true,
  };
}

/** A legal move of a unit leader. */
export interface MovePath extends Level, Ending {
  readonly start: Pose;
  readonly end: Pose;
  /** Speed of the tool used: 1, 2 or 3; 0 for a pivot. Staying is a partial move with the first. */
  readonly tool: number;
  /** Where the centre of the base is when the tool bends; null on a straight way. */
  readonly joint: Point | null;
  /** Millimetres along the tool. */
  readonly travel: number;
  readonly full: boolean;
  /** It started in, or came through or into, difficult terrain. */
  readonly difficult: boolean;
  /** It was made at maximum speed, so nobody of the unit may end in difficult terrain (legion.terrain-difficult.3). */
  readonly shunsDifficult: boolean;
  /** The trench that it was made along, and that nobody of the unit leaves at that speed. */
  readonly along: string | null;
}

export type Checked =
  | { readonly path: MovePath; readonly wrong: null }
  | { readonly path: null; readonly wrong: Wrong };

const refuse = (why: Wrong): Checked => ({ path: null, wrong: why });

/** Half of what the centre of a base travels with a tool of some speed, unbent (legion.movement.10). */
export function legOf(base: Base, kind: ToolMove, tool: number): number {
  const length = TOOLS[tool - 1] ?? 0;
  if (!base.notched) return (length + 2 * base.radius) / 2;
  // A notch is 3 mm deep, and the tool lies in one at either end.
  return (length - 6 + (kind === 'strafe' ? 2 * base.radius : base.length)) / 2;
}

/**
 * The fastest tool of a move, on a way that is difficult or not (legion.difficult-terrain.2 to .6, .10, .11).
 * legion.movement.2 to .4, legion.reverse.9, .10, legion.strafe.7, .8
 */
export function fastestTool(
  { speed, immobilized, ignoresDifficult }: Pick<Move, 'speed' | 'immobilized' | 'ignoresDifficult'>,
  difficult: boolean,
): number {
  const slowed = difficult && !ignoresDifficult ? Math.max(1, speed - 1) : speed;
  return slowed - immobilized;
}

/** What the mover may meet in a move; good for every end of it. */
export function surroundings(scene: Scene, leader: Miniature, move: Move): Vicinity {
  const tool = fastestTool(move, false);
  const reach = tool < 1 || move.kind === 'pivot' ? 0 : 2 * legOf(leader.base, move.kind, tool);
  const slow = startsSlow(scene, leader, move);
  return vicinityOf(scene, leader, move, leader.pose, reach, { slow, along: trenchOf(scene, leader) });
}

/** Whether a unit sets out from difficult terrain that slows its move (legion.terrain-difficult.2, .4). */
function startsSlow(scene: Scene, leader: Miniature, { ignoresDifficult, speed }: Move): boolean {
  return !ignoresDifficult && speed > 1 && standsInDifficult(scene, leader);
}

/** Whether any miniature of the mover's unit stands in difficult terrain (legion.difficult-terrain.2). */
export function standsInDifficult(scene: Scene, mover: Miniature): boolean {
  const parts = difficultAmong(scene.parts).filter((part) => difficultyFor(part.kind, mover) === 'difficult');
  if (parts.length === 0) return false;
  const along = trenchOf(scene, mover);
  const isIn = (mini: Miniature) => parts.some((part) => part.piece.id !== along && isAround(part, mini));
  return scene.miniatures.some((mini) => mini.unit === mover.unit && isIn(mini));
}

/** Parts that are difficult for some type of unit: mostly few, and this is asked before every move. */
function difficultAmong(parts: readonly PlacedPart[]): readonly PlacedPart[] {
  let known = difficultOf.get(parts);
  if (known === undefined) {
    known = parts.filter(({ kind }) => Object.values(kind.movement).includes('difficult'));
    difficultOf.set(parts, known);
  }
  return known;
}

const difficultOf = new WeakMap<readonly PlacedPart[], readonly PlacedPart[]>();

/** Whether a miniature stands in a part of terrain. */
function isAround({ footprint, bottom, top }: PlacedPart, mini: Miniature): boolean {
  if (bottom >= mini.z + mini.height - OVERLAP || top < mini.z - OVERLAP) return false;
  const near = outerRadius(footprint) + mini.base.length;
  if (lengthOf(footprint.x - mini.pose.x, footprint.y - mini.pose.y) > near) return false;
  return sweepMeets(swept(footprintOf(mini), 0, 0), footprint, OVERLAP);
}

/**
 * Whether a unit leader may make a move that ends at a pose, and how. The end alone is the player's decision: of the ways to
 * it the one with the lowest tool is taken, then one without difficult terrain, then the straightest. The other miniatures of
 * the unit count as set aside. A pose is taken as it is: snap it first (legion.movement.2, .7 to .9, .12; a round base turns as
 * it likes, legion.base.4).
 * legion.movement.7, .8, .12, legion.reverse.3, .6, legion.strafe.4, legion.base.4
 */
export function checkMove(scene: Scene, leader: Miniature, move: Move, end: Pose): Checked {
  return checkMoveIn(surroundings(scene, leader, move), move, end);
}

/** The same where what is near has been looked up: for many ends of one move. */
export function checkMoveIn(v: Vicinity, move: Move, end: Pose): Checked {
  const { mover } = v;
  const level = { on: mover.on, z: mover.z };
  if (move.kind === 'pivot') return checkPivot(v, move, end);
  const tool = fastestTool(move, false);
  if (tool < 1) return refuse(wrong('no-speed', 'legion.movement.4', mover.id));
  const { slow } = v;
  const found = mover.base.notched ? notchedWay(v, move, end, slow) : freeWay(v, move, end, slow);
  if ('code' in found) return refuse(found);
  const ending = found.ending ?? checkEnding(v, end, found.way, move);
  if ('code' in ending) return refuse(ending);
  const difficult = slow || found.way.difficult;
  const shunsDifficult = !difficult && !move.ignoresDifficult && move.speed > 1 && found.tool > fastestTool(move, true);
  const path: MovePath = {
    displaced: pushedAside(v, found, end, level, ending.displaced),
    contact: ending.contact,
    melee: ending.melee,
    start: mover.pose,
    end,
    on: found.way.on,
    z: found.way.z,
    tool: found.tool,
    joint: found.way.joint,
    travel: found.travel,
    full: found.travel >= 2 * legOf(mover.base, move.kind, found.tool) - SLACK,
    difficult,
    shunsDifficult,
    along: v.along,
  };
  return { path, wrong: null };
}

/** A way with its tool and how far along it the end lies. */
interface Found {
  readonly way: Way;
  readonly tool: number;
  readonly travel: number;
  /** How it ends there, if that has been looked at. */
  readonly ending: Ending | Wrong | null;
}

function isStopped(stopped: string): Wrong {
  if (stopped === 'edge') return wrong('off-battlefield', 'legion.leaving-the-battlefield.2');
  return wrong('wall-in-the-way', 'legion.movement.17', stopped);
}

/** The way of a base without notches, which sets out in any direction (legion.movement.5). */
function freeWay(v: Vicinity, move: Move, end: Pose, slow: boolean): Found | Wrong {
  const possible = possibleEnding(v, end, move);
  if ('code' in possible) return possible;
  const start = v.mover.pose;
  const level = { on: v.mover.on, z: v.mover.z };
  const distance = lengthOf(end.x - start.x, end.y - start.y);
  const fast = fastestTool(move, slow);
  const careful = slow ? fast : fastestTool(move, true);
  let why: Wrong | null = null;
  for (let tool = 1; tool <= fast; tool++) {
    const leg = legOf(v.mover.base, move.kind, tool);
    if (distance > 2 * leg + SLACK) continue;
    let way = wayTo(v, start, end, level, Math.max(leg, distance / 2), !move.ignoresDifficult);
    if (way.stopped !== null && tool <= careful && v.difficult.length > 0) {
      way = wayTo(v, start, end, level, Math.max(leg, distance / 2), false);
    }
    if (way.stopped === null) {
      const ending = endingAfter(v, end, way, move, possible);
      return { way, tool, travel: travelled(start, way.joint, end), ending };
    }
    why ??= way.stopped === 'difficult' ? null : isStopped(way.stopped);
  }
  if (why !== null) return why;
  const within = distance <= 2 * legOf(v.mover.base, move.kind, fastestTool(move, false)) + SLACK;
  return within
    ? wrong('too-far-in-difficult-terrain', 'legion.difficult-terrain.3')
    : wrong('too-far', 'legion.movement.4', v.mover.id);
}

function travelled(start: Pose, joint: Point | null, end: Pose): number {
  if (joint === null) return lengthOf(end.x - start.x, end.y - start.y);
  return lengthOf(joint.x - start.x, joint.y - start.y) + lengthOf(end.x - joint.x, end.y - joint.y);
}

/** A pose may be off the true way by this much: it is on the grid, and so is its heading. */
const OFF_WAY = 0.002;

/** Headings along which a base with notches sets out (legion.movement.6, legion.reverse.2, legion.strafe.2). */
export function outwards(heading: number, kind: ToolMove): readonly number[] {
  if (kind === 'strafe') return [heading + 90, heading - 90];
  return [kind === 'reverse' ? heading + 180 : heading];
}

/**
 * The end of a move with notches: `travel` along a tool that is bent by some degrees to the right (negative: left).
 * legion.movement.11, legion.standard-move.2, legion.notch.2 to .4, legion.reverse.7, legion.strafe.5,
 * legion.base.5
 * legion.vehicles.5
 */
export function notchedEnd(leader: Miniature, outward: number, leg: number, bend: number, travel: number): Pose {
  const { x, y, heading } = leader.pose;
  const first = Math.min(travel, leg);
  const jx = x + first * sin(outward);
  const jy = y + first * cos(outward);
  if (travel <= leg) return snapPose({ x: jx, y: jy, heading });
  const rest = travel - leg;
  return snapPose({
    x: jx + rest * sin(outward + bend),
    y: jy + rest * cos(outward + bend),
    heading: heading + bend,
  });
}

/** How far along a tool a pose lies, whose bend is what the base has turned; null if it is not on it. */
function travelTo(v: Vicinity, outward: number, leg: number, end: Pose): number | null {
  const { x, y, heading } = v.mover.pose;
  const bend = turnBetween(heading, end.heading);
  const ahead = (end.x - x) * sin(outward) + (end.y - y) * cos(outward);
  const aside = (end.x - x) * cos(outward) - (end.y - y) * sin(outward);
  if (Math.abs(bend) <= OFF_WAY) {
    return Math.abs(aside) <= OFF_WAY && ahead >= -SLACK && ahead <= 2 * leg + SLACK ? Math.max(0, ahead) : null;
  }
  // From the joint on, in the direction of the second leg.
  const along = (ahead - leg) * cos(bend) + aside * sin(bend);
  const off = aside * cos(bend) - (ahead - leg) * sin(bend);
  return Math.abs(off) <= OFF_WAY && along >= -OFF_WAY && along <= leg + SLACK ? leg + Math.max(0, along) : null;
}

/**
 * The way of a base with notches: the first leg along its axis, then turned with the tool (legion.movement.13, legion.standard-move.2,
 * legion.base.5; legion.reverse.3, .5 to .7; legion.strafe.3 to .5).
 */
function notchedWay(v: Vicinity, move: Move, end: Pose, slow: boolean): Found | Wrong {
  const { pose, base } = v.mover;
  if (Math.abs(turnBetween(pose.heading, end.heading)) > 90 + OFF_WAY)
    return wrong('bent-too-far', 'legion.movement.7');
  let why: Wrong | null = null;
  for (let tool = 1; tool <= fastestTool(move, false); tool++) {
    const leg = legOf(base, move.kind, tool);
    for (const outward of outwards(pose.heading, move.kind)) {
      const travel = travelTo(v, outward, leg, end);
      if (travel === null) continue;
      const way = walkTool(v, outward, leg, end, travel);
      if (way.stopped !== null) why ??= isStopped(way.stopped);
      else if (tool > fastestTool(move, slow || way.difficult)) {
        why ??= wrong('too-far-in-difficult-terrain', 'legion.difficult-terrain.8');
      } else return { way, tool, travel, ending: null };
    }
  }
  return why ?? wrong('not-along-facing', ALONG[move.kind], v.mover.id);
}

/**
 * The notch that the tool is put into, by the kind of a move.
 * legion.creature-trooper.3, legion.emplacement-trooper.3, legion.vehicles.6, .7
 */
const ALONG: Readonly<Record<ToolMove, RuleId>> = {
  standard: 'legion.movement.6',
  compulsory: 'legion.movement.6',
  reverse: 'legion.reverse.2',
  strafe: 'legion.strafe.2',
  pivot: 'legion.pivot.3',
};

/** Walks a base with notches along the tool to an end that lies on it. */
export function walkTool(v: Vicinity, outward: number, leg: number, end: Pose, travel: number): Way {
  const { mover } = v;
  const level: Walked = { on: mover.on, z: mover.z, difficult: false, stopped: null };
  const turn = turnBetween(mover.pose.heading, end.heading);
  if (turn === 0) {
    const straight = walkLeg(v, mover.pose, end, level);
    return wayOf(straight, straight.difficult, straight.stopped, null);
  }
  const corner = notchedEnd(mover, outward, leg, 0, Math.min(leg, travel));
  // legion.compulsory-move.8, legion.leaving-the-battlefield.2: the end may be inside again.
  if (!isOnBattlefield(v, placedShape(mover.base.shape, corner))) return wayOf(level, false, 'edge', corner);
  const first = walkLeg(v, mover.pose, corner, level);
  if (first.stopped !== null) return wayOf(first, first.difficult, first.stopped, corner);
  const turned = walkTurn(v, corner, end.heading, first);
  if (turned.stopped !== null) return wayOf(turned, turned.difficult, turned.stopped, corner);
  const second = walkLeg(v, { x: corner.x, y: corner.y, heading: end.heading }, end, turned);
  return wayOf(second, first.difficult || turned.difficult || second.difficult, second.stopped, corner);
}

/**
 * Turning on the spot (legion.pivot.2, .3); difficult terrain does not matter (legion.pivot.5).
 * legion.pivot.4, .7
 * legion.vehicles.13
 */
function checkPivot(v: Vicinity, move: Move, end: Pose): Checked {
  const { pose, id, on, z } = v.mover;
  if (lengthOf(end.x - pose.x, end.y - pose.y) > SLACK) return refuse(wrong('moved-in-pivot', 'legion.pivot.3', id));
  if (Math.abs(turnBetween(pose.heading, end.heading)) > move.turn + OFF_WAY) {
    return refuse(wrong('turned-too-far', 'legion.pivot.2', id));
  }
  const turned = walkTurn(v, pose, end.heading, { on, z });
  if (turned.stopped !== null) return refuse(isStopped(turned.stopped));
  // Whom it touches already it may go on touching.
  const anybody = { melee: v.others.map(({ other }) => other.unit), tokens: [], pushes: true };
  const before = checkEnding(v, pose, { on, z }, anybody);
  const melee = 'code' in before || before.melee === null ? move.melee : [...move.melee, before.melee];
  const ending = checkEnding(v, end, { on, z }, { melee, tokens: move.tokens, pushes: move.pushes });
  if ('code' in ending) return refuse(ending);
  const { contact, melee: fought } = ending;
  const displaced = sweptAside(v, pose, end.heading, { on, z }, ending.displaced);
  const still = { tool: 0, joint: null, travel: 0, full: true, difficult: false, shunsDifficult: false, along: null };
  return { path: { displaced, contact, melee: fought, start: pose, end, on, z, ...still }, wrong: null };
}

/**
 * Everybody whom the mover pushes aside on its way and where it ends (legion.displacement.2), in the order of the scene.
 * legion.pivot.8
 */
function pushedAside(v: Vicinity, { way }: Found, end: Pose, level: Level, over: readonly string[]): readonly string[] {
  const pushed = v.others.filter(({ passing }) => passing === 'displaces');
  if (pushed.length === 0) return over;
  const { pose, base, height } = v.mover;
  const corner = way.joint ?? end;
  const first = swept(placedShape(base.shape, pose), corner.x - pose.x, corner.y - pose.y);
  const turned = placedShape(base.shape, { x: corner.x, y: corner.y, heading: end.heading });
  const second = swept(turned, end.x - corner.x, end.y - corner.y);
  const low = Math.min(level.z, way.z);
  const high = Math.max(level.z, way.z) + height;
  return pushed
    .filter(
      ({ other, shape }) =>
        over.includes(other.id) ||
        (isBeside(other.z, other.z + other.height, low, high - low) &&
          (sweepMeets(first, shape, OVERLAP) ||
            turnMeets(v, { x: corner.x, y: corner.y, heading: pose.heading }, end.heading, shape) ||
            sweepMeets(second, shape, OVERLAP))),
    )
    .map(({ other }) => other.id);
}

/** Everybody whom the mover pushes aside by turning on the spot, with those whom it ends over (legion.pivot.8). */
function sweptAside(v: Vicinity, from: Pose, to: number, { z }: Level, over: readonly string[]): readonly string[] {
  const { height } = v.mover;
  return v.others
    .filter(
      ({ other, shape, passing }) =>
        over.includes(other.id) ||
        (passing === 'displaces' &&
          isBeside(other.z, other.z + other.height, z, height) &&
          turnMeets(v, from, to, shape)),
    )
    .map(({ other }) => other.id);
}
