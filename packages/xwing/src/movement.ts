import {
  alongPath,
  type Body,
  backUp,
  compose,
  lengthOf,
  type Motion,
  ORIGIN,
  outerRadius,
  type Path,
  type Piece,
  type Pose,
  pathFrom,
  snapPose,
  toWorld,
  turnedBy,
} from '@rangefinder/geometry';
import { BASE_LENGTH, type BaseSize, bodyOf, bodyReach } from './base.ts';
import { type Bearing, isTallon, kindOf, sideOf, templateOf } from './maneuver.ts';
import { type Ground, templateGround, templatePiece } from './template.ts';

/** Where a move ends and what its template lay on. */
export interface Flight {
  readonly pose: Pose;
  /** The part of the template between start and end. */
  readonly ground: Ground;
}

/** The ground a move goes over, laid out when somebody looks. */
export type Track = Pick<Flight, 'ground'>;

/** A maneuver that was moved back because of other ships. */
export interface PartialFlight extends Flight {
  /** Indices of the ships it touches where it stopped. */
  readonly touched: readonly number[];
  /** False when it is still where it started and would not have got free before. */
  readonly free: boolean;
}

/** How a ship stands to its direction of travel, and which way the template bends as seen along it. */
interface Travel {
  /** Added to the ship's heading, it gives the direction in which the template is laid. */
  readonly turned: number;
  readonly side: 1 | -1;
}

function travelOf(bearing: Bearing): Travel {
  const kind = kindOf(bearing);
  const side = sideOf(bearing) === 'left' ? -1 : 1;
  // From the rear guides. Seen along the way, left and right are exchanged.
  if (kind === 'reverse-straight' || kind === 'reverse-bank') return { turned: 180, side: side === 1 ? -1 : 1 };
  // A left one lies against the right edge and bends to the front: left, along the way.
  if (kind === 'sideslip-bank' || kind === 'sideslip-turn') return { turned: side === -1 ? 90 : -90, side };
  return { turned: 0, side };
}

/** Where a maneuver's template is laid: its start on the table, and its centre line. */
function laidTemplate(size: BaseSize, start: Pose, speed: number, bearing: Bearing) {
  const template = templateOf(bearing);
  if (template === null) return null;
  const { turned, side } = travelOf(bearing);
  const length = BASE_LENGTH[size];
  const travel = turnedBy(start, turned);
  const piece = templatePiece(template, speed, side);
  const edge = toWorld(travel, 0, length / 2);
  return { travel, turned, piece, length, from: { x: edge.x, y: edge.y, heading: travel.heading } };
}

/**
 * The way of a ship along its template, from where it stands (`from`) to where it would stand before it turns round at
 * the end (`to`); null when it does not move.
 */
export function flightMotion(size: BaseSize, start: Pose, speed: number, bearing: Bearing): Motion | null {
  const laid = laidTemplate(size, start, speed, bearing);
  if (!laid) return null;
  return alongPath(pathFrom(laid.travel, laid.length, [laid.piece]), laid.length, bodyReach(size), -laid.turned);
}

/**
 * How the ship is turned when the maneuver is fully executed, besides following the template.
 */
function flipOf(bearing: Bearing): number {
  const kind = kindOf(bearing);
  if (kind === 'koiogran' || kind === 'segnor' || kind === 'segnor-turn') return 180;
  if (isTallon(bearing)) return sideOf(bearing) === 'left' ? -90 : 90;
  return 0;
}

/** How far the three ends of a Tallon roll lie from each other along the new facing. */
const TALLON_SHIFT = 10;
export type RollPosition = 'forward' | 'middle' | 'back';
const ROLL_POSITIONS: readonly RollPosition[] = ['forward', 'middle', 'back'];

/** A fully executed maneuver; a Tallon roll may end in three ways. */
export interface FullFlight extends Flight {
  readonly position: RollPosition;
}

/** A fully executed maneuver of a ship that stands at the origin: the same wherever a ship stands. */
interface Sketch {
  readonly piece: Piece;
  /** Where the template is laid. */
  readonly from: Pose;
  readonly ends: readonly { readonly position: RollPosition; readonly pose: Pose }[];
}

const SKETCHES: Readonly<Record<BaseSize, Map<Bearing, (Sketch | null)[]>>> = {
  small: new Map(),
  medium: new Map(),
  large: new Map(),
};

function sketchOf(size: BaseSize, speed: number, bearing: Bearing): Sketch | null {
  let speeds = SKETCHES[size].get(bearing);
  if (!speeds) {
    speeds = [];
    SKETCHES[size].set(bearing, speeds);
  }
  let sketch = speeds[speed];
  if (sketch === undefined) {
    sketch = newSketch(size, speed, bearing);
    speeds[speed] = sketch;
  }
  return sketch;
}

function newSketch(size: BaseSize, speed: number, bearing: Bearing): Sketch | null {
  const laid = laidTemplate(size, ORIGIN, speed, bearing);
  if (!laid) return null;
  const { piece, from, travel, length, turned } = laid;
  const { end } = pathFrom(travel, length, [piece]);
  const back = toWorld(end, 0, -length / 2); // against the far end
  const arrived: Pose = { x: back.x, y: back.y, heading: end.heading - turned + flipOf(bearing) };
  if (!isTallon(bearing)) return { piece, from, ends: [{ position: 'middle', pose: arrived }] };
  const ends = ROLL_POSITIONS.map((position) => {
    const shift = position === 'forward' ? TALLON_SHIFT : position === 'back' ? -TALLON_SHIFT : 0;
    return { position, pose: compose(arrived, { x: 0, y: shift, heading: 0 }) };
  });
  return { piece, from, ends };
}

/** The ground is laid out only when somebody looks: most moves come near nothing. */
class SketchedFlight implements FullFlight {
  readonly pose: Pose;
  readonly position: RollPosition;
  readonly #start: Pose;
  readonly #sketch: Sketch;
  #ground: Ground | undefined;

  constructor(pose: Pose, position: RollPosition, start: Pose, sketch: Sketch) {
    this.pose = pose;
    this.position = position;
    this.#start = start;
    this.#sketch = sketch;
  }

  get ground(): Ground {
    this.#ground ??= templateGround(compose(this.#start, this.#sketch.from), this.#sketch.piece);
    return this.#ground;
  }
}

/** Where a fully executed maneuver ends: one pose, or three for a Tallon roll. */
export function fullFlights(size: BaseSize, start: Pose, speed: number, bearing: Bearing): readonly FullFlight[] {
  const sketch = sketchOf(size, speed, bearing);
  if (!sketch) return [{ pose: start, ground: [], position: 'middle' }];
  const flights: FullFlight[] = [];
  for (const { position, pose } of sketch.ends) {
    flights.push(new SketchedFlight(snapPose(compose(start, pose)), position, start, sketch));
  }
  return flights;
}

/**
 * A maneuver moved back along its template until the ship overlaps none of the others and touches the last of them.
 * Advanced maneuvers that turn the ship round at the end go back as the basic maneuver of their
 * template, sideslips along their side line.
 */
export function partialFlight(
  size: BaseSize,
  start: Pose,
  speed: number,
  bearing: Bearing,
  others: readonly Body[],
): PartialFlight {
  const laid = laidTemplate(size, start, speed, bearing);
  if (!laid) return { pose: start, ground: [], touched: [], free: true };
  const way = pathFrom(laid.travel, laid.length, [laid.piece]);
  const motion = alongPath(way, laid.length, bodyReach(size), -laid.turned);
  // Ships that the whole way does not come near need not be looked at step by step.
  const near = others.filter((other) => isNear(other, way, bodyReach(size)));
  const stop = backUp(motion, bodyOf(size), near);
  const touched = stop.touched.map((index) => others.indexOf(near[index] ?? []));
  if (!stop.free) return { pose: start, ground: [], touched, free: false };
  // Only the template up to where the ship stands counts. Its rear stands about half
  // a base behind `s`; what lies beyond is under the base itself.
  const template = way.length - 2 * laid.length;
  const used = Math.max(0, Math.min(1, (stop.s - laid.length * 1.5) / template));
  return { pose: stop.pose, ground: templateGround(laid.from, laid.piece, used), touched, free: true };
}

/** Whether a body lies within reach of the circle over a way from its start to its end. */
function isNear(body: Body, { start, end }: Path, reach: number): boolean {
  const [base] = body;
  if (!base) return false;
  const way = lengthOf(end.x - start.x, end.y - start.y) / 2;
  const apart = lengthOf(base.x - (start.x + end.x) / 2, base.y - (start.y + end.y) / 2);
  return apart <= way + reach + outerRadius(base) + 1;
}
