import { compose, type Pose, placed, rectangle, snapPose } from '@rangefinder/geometry';
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
 * The three ends of a barrel roll to one side. Small ships use the end of the template, larger ones its long edge; the
 * ship may slide along the template's far edge by half that edge.
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

/** Where a boost with a straight or bank template ends. */
export function boost(
  size: BaseSize,
  start: Pose,
  bearing: 'straight' | 'left-bank' | 'right-bank',
  speed: number,
): Flight {
  const [flight] = fullFlights(size, start, speed, bearing);
  if (!flight) throw new Error('A boost always ends somewhere.');
  return flight;
}
