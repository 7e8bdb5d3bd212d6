import {
  cos,
  distanceBetween,
  headingOf,
  lengthOf,
  nearestToPoint,
  type Point,
  type Pose,
  placedShape,
  type Shape,
  sin,
  snapPose,
} from '@rangefinder/geometry';
import { footprintOf } from './bases.ts';
import { CONTACT, type Miniature, miniatureAt, type Scene } from './model.ts';
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
import { touches } from './range.ts';
import { AIR } from './touching.ts';
import type { Vicinity } from './vicinity.ts';

/** Directions in which places beside a vehicle are looked for. */
const DIRECTIONS = 24;

/** The place of a round base in contact with a shape, nearest to a point outside it; a base with a facing looks away from it. */
function besideAt(mini: Miniature, shape: Shape, from: Point): Pose {
  const { radius, notched } = mini.base;
  const near = nearestToPoint(shape, from.x, from.y);
  const away = headingOf(from.x - near.bx, from.y - near.by);
  const apart = radius + AIR;
  const heading = notched ? away : mini.pose.heading;
  return snapPose({ x: near.bx + apart * sin(away), y: near.by + apart * cos(away), heading });
}

/** The place in contact with a vehicle that is nearest to a point. */
export function placeBeside(mini: Miniature, vehicle: Miniature, at: Point): Pose {
  return besideAt(mini, footprintOf(vehicle), at);
}

/** Places in contact with a vehicle's base for the leader of those who leave it, all round. */
export function placesBeside(mini: Miniature, vehicle: Miniature): readonly Pose[] {
  const shape = footprintOf(vehicle);
  const { x, y, heading } = vehicle.pose;
  const far = vehicle.base.length / 2 + mini.base.radius;
  return Array.from({ length: DIRECTIONS }, (_, i) => {
    const turn = heading + (360 / DIRECTIONS) * i;
    return besideAt(mini, shape, { x: x + far * sin(turn), y: y + far * cos(turn) });
  });
}

/** Whether a base would touch a vehicle's at a pose (legion.base-contact.2). */
export function isBesideVehicle(
  mini: Miniature,
  { pose, on, z }: Pick<Miniature, 'pose' | 'on' | 'z'>,
  vehicle: Miniature,
): boolean {
  return touches(miniatureAt(mini, pose, on, z), vehicle);
}

/** The end of a move that brings a leader into contact with a vehicle; null where none does. */
export function wayAboard(scene: Scene, leader: Miniature, move: Move, vehicle: Miniature): MovePath | null {
  const v = surroundings(scene, leader, move);
  const shape = footprintOf(vehicle);
  for (const pose of leader.base.notched ? alongTool(v, move, shape) : about(v, leader, vehicle)) {
    const { path } = checkMoveIn(v, move, pose);
    if (path !== null && isBesideVehicle(leader, { pose: path.end, on: path.on, z: path.z }, vehicle)) return path;
  }
  return null;
}

/** Where it stands, if it touches the vehicle already; the nearest place beside it; all others, the nearest first. */
function about({ mover }: Vicinity, leader: Miniature, vehicle: Miniature): readonly Pose[] {
  const { pose } = mover;
  const far = ({ x, y }: Pose) => lengthOf(x - pose.x, y - pose.y);
  const nearest = placeBeside(leader, vehicle, pose);
  return [pose, nearest, ...[...placesBeside(leader, vehicle)].sort((a, b) => far(a) - far(b))];
}

const BENDS: readonly number[] = [0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75, 90, -90];

/** With notches: along each bend of the tool, as far as the first touch of the vehicle. */
function* alongTool({ mover }: Vicinity, move: Move, shape: Shape): Generator<Pose> {
  yield mover.pose;
  const leg = legOf(mover.base, move.kind, fastestTool(move, false));
  for (const outward of outwards(mover.pose.heading, move.kind)) {
    for (const bend of BENDS) {
      const travel = firstTouch((far) => gapAfter(mover, notchedEnd(mover, outward, leg, bend, far), shape), 2 * leg);
      if (travel !== null) yield notchedEnd(mover, outward, leg, bend, travel);
    }
  }
}

function gapAfter({ base }: Miniature, pose: Pose, shape: Shape): number {
  return distanceBetween(placedShape(base.shape, pose), shape);
}

/** How far one goes until something is in touch, in steps that are never longer than what is left to it. */
function firstTouch(gapAt: (travel: number) => number, most: number): number | null {
  let travel = 0;
  while (travel <= most) {
    const left = gapAt(travel);
    if (left <= CONTACT / 2) return travel;
    travel += Math.max(left - CONTACT / 4, CONTACT / 4);
  }
  return null;
}
