import { compose, type Pose, placed, rectangle, snapPose, turnedBy } from '@rangefinder/geometry';
import type { Procedure, RuleId, Violation } from '@rangefinder/kernel';
import { BASE_LENGTH, type BaseSize, baseAt, bodyAt, bodyOverlaps } from './base.ts';
import { farFrom } from './crossings.ts';
import type { Field, FieldShip } from './field.ts';
import { overlapsAny } from './flying.ts';
import type { LyingObstacle } from './laid.ts';
import type { Side } from './maneuver.ts';
import { type Flight, fullFlights, type RollPosition, type Track } from './movement.ts';
import { isInsidePlayArea } from './playarea.ts';
import { groundOverlaps, straightLength, TEMPLATE_WIDTH } from './template.ts';
import { type BoostBearing, type EndAbout, placeReposition, type RollAbout } from './topics.ts';

/** One of the three ends of a barrel roll. */
export interface Roll extends Flight {
  readonly side: Side;
  readonly position: RollPosition;
}

/**
 * The three ends of a barrel roll to one side. Small ships use the end of the template,
 * others its long edge; the ship may slide along the template's far edge by
 * half that edge.
 */
export function barrelRolls(size: BaseSize, start: Pose, side: Side, speed: number): readonly Roll[] {
  const base = BASE_LENGTH[size];
  const length = straightLength(speed);
  const [across, along] = size === 'small' ? [length, TEMPLATE_WIDTH] : [TEMPLATE_WIDTH, length];
  const sign = side === 'left' ? -1 : 1;
  const ground = [
    placed(rectangle(across, along), compose(start, { x: (sign * (base + across)) / 2, y: 0, heading: 0 })),
  ];
  const shifts: readonly [RollPosition, number][] = [
    ['forward', along / 2],
    ['middle', 0],
    ['back', -along / 2],
  ];
  return shifts.map(([position, shift]) => ({
    side,
    position,
    ground,
    pose: snapPose(compose(start, { x: sign * (base + across), y: shift, heading: 0 })),
  }));
}

/**
 * The three ends of a small ship's barrel roll with a bank template that bends to its front or to its rear. To the front
 * it is the way of a sideslip; to the rear, that of a sideslip flown by the ship turned round.
 */
export function bankRolls(
  size: BaseSize,
  start: Pose,
  side: Side,
  bend: 'forward' | 'back',
  speed: number,
): readonly Roll[] {
  const turned = bend === 'forward' ? 0 : 180;
  const slip = (side === 'left') === (bend === 'forward') ? 'right-sideslip-bank' : 'left-sideslip-bank';
  const [flight] = fullFlights(size, turnedBy(start, turned), speed, slip);
  if (!flight) throw new Error('A roll always ends somewhere.');
  const end = turnedBy(flight.pose, turned);
  const shifts: readonly [RollPosition, number][] = [
    ['forward', TEMPLATE_WIDTH / 2],
    ['middle', 0],
    ['back', -TEMPLATE_WIDTH / 2],
  ];
  return shifts.map(([position, shift]) => ({
    side,
    position,
    ground: flight.ground,
    pose: snapPose(compose(end, { x: 0, y: shift, heading: 0 })),
  }));
}

/** Where a boost ends. */
export function boost(size: BaseSize, start: Pose, bearing: BoostBearing, speed: number): Flight {
  const [flight] = fullFlights(size, start, speed, bearing);
  if (!flight) throw new Error('A boost always ends somewhere.');
  return flight;
}

/** A place a ship can get to with a barrel roll, a boost or a decloak. */
export interface Reposition {
  /** `roll:left:forward`, `boost:straight`. */
  readonly key: string;
  readonly about: EndAbout;
  readonly pose: Pose;
  /** Over which it goes there. */
  readonly way: Track;
}

/** What is declared with a barrel roll: the side, and with a bank template which way it bends. */
export interface RollWay extends RollAbout {
  /** `left`, `left:forward`. */
  readonly key: string;
}

/** The three ends of a barrel roll one way, legal or not. */
export function rollsTo<Ship extends FieldShip>(
  field: Field<Ship, LyingObstacle>,
  ship: Ship,
  { key, side, bend }: RollWay,
  speed: number,
): Reposition[] {
  const size = field.sizeOf(ship);
  const rolls =
    bend === null ? barrelRolls(size, ship.pose, side, speed) : bankRolls(size, ship.pose, side, bend, speed);
  return rolls.map((roll) => ({
    key: `roll:${key}:${roll.position}`,
    about: { move: 'barrel-roll', side, bend, position: roll.position },
    pose: roll.pose,
    way: roll,
  }));
}

/** The end of a boost, legal or not. */
export function boostTo<Ship extends FieldShip>(
  field: Field<Ship, LyingObstacle>,
  ship: Ship,
  bearing: BoostBearing,
  speed: number,
): Reposition {
  const flight = boost(field.sizeOf(ship), ship.pose, bearing, speed);
  return { key: `boost:${bearing}`, about: { move: 'boost', bearing }, pose: flight.pose, way: flight };
}

/** What keeps a ship from repositioning somewhere: nothing of it may be outside, on a ship, or on or through an obstacle. */
export function hindranceTo<Ship extends FieldShip, Obstacle extends LyingObstacle>(
  field: Field<Ship, Obstacle>,
  ship: Ship,
  { pose, way }: Reposition,
  ignores: (obstacle: Obstacle) => boolean,
): 'edge' | 'ship' | 'obstacle' | undefined {
  const size = field.sizeOf(ship);
  if (!isInsidePlayArea(field, baseAt(size, pose))) return 'edge';
  if (overlapsAny(field, ship, pose)) return 'ship';
  for (const obstacle of field.obstacles) {
    if (farFrom(obstacle, ship.pose, pose, field.base(ship).outer) || ignores(obstacle)) continue;
    const pieces = field.obstacle(obstacle);
    if (bodyOverlaps(bodyAt(size, pose), pieces) || pieces.some((piece) => groundOverlaps(way.ground, piece)))
      return 'obstacle';
  }
  return undefined;
}

/** How an edition lets a ship reposition. */
export interface Repositioning {
  readonly topic: string;
  readonly rule: RuleId;
  /** Which rule an end breaks; undefined when it is legal. */
  whyNot(end: Reposition): Violation | undefined;
  /** Where ends are not a few but all along a template: the one that leaves a ship at a pose, or why none does. */
  endAt?(pose: Pose): Reposition | Violation;
}

/** The player of a ship chooses one of the legal ends; null when none is, and the ship stays. */
export function* chooseReposition(
  { id, seat }: FieldShip,
  ends: readonly Reposition[],
  { topic, rule, whyNot, endAt }: Repositioning,
): Procedure<Reposition | null> {
  const legal = ends.filter((end) => !whyNot(end));
  if (legal.length === 0) return null;
  const whyNotAt = (pose: Pose | undefined) => {
    const end = pose && endAt?.(pose);
    return end && ('rule' in end ? end : whyNot(end));
  };
  const { candidate, poses } = yield* placeReposition({
    seat,
    topic,
    rule,
    about: { ship: id },
    pieces: [id],
    candidates: legal.map(({ key, about, pose }) => ({ key, about, poses: [pose] })),
    check: endAt && (([pose]) => whyNotAt(pose)),
    refused: () => refusedEnds(ends, whyNot),
  });
  const [pose] = poses;
  const chosen = legal.find(({ key }) => key === candidate) ?? (pose && endAt?.(pose));
  if (!chosen || 'rule' in chosen) throw new Error('A reposition ends at one of its places.');
  return chosen;
}

/** The ends where a ship cannot go, each with the rule that forbids it. */
export function refusedEnds(ends: readonly Reposition[], whyNot: Repositioning['whyNot']) {
  return ends.flatMap((end) => {
    const why = whyNot(end);
    return why ? [{ key: end.key, about: end.about, why }] : [];
  });
}
