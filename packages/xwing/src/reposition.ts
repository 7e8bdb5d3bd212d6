import { compose, type Pose, placed, rectangle, snapPose, turnedBy } from '@rangefinder/geometry';
import { BASE_LENGTH, type BaseSize } from './base.ts';
import type { Side } from './maneuver.ts';
import { type Flight, fullFlights, type RollPosition } from './movement.ts';
import { straightLength, TEMPLATE_WIDTH } from './template.ts';

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

/** Where a boost with a straight or bank template ends. */
export function boost(
  size: BaseSize,
  start: Pose,
  bearing: 'straight' | 'left-bank' | 'right-bank' | 'left-turn' | 'right-turn',
  speed: number,
): Flight {
  const [flight] = fullFlights(size, start, speed, bearing);
  if (!flight) throw new Error('A boost always ends somewhere.');
  return flight;
}
