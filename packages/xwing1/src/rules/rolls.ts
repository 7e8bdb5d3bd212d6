import { compose, type Pose, placed, rectangle, snapPose, toLocal } from '@rangefinder/geometry';
import type { Violation } from '@rangefinder/kernel';
import {
  BASE_LENGTH,
  type BaseSize,
  type EndAbout,
  type Ground,
  type Reposition,
  type RollPosition,
  type Side,
  straightLength,
  TEMPLATE_WIDTH,
} from '@rangefinder/xwing';
import { refuse } from '../refusals.ts';

/*
 * Barrel rolls of first edition are continuous: the template lies anywhere along the side of the base, and the ship comes
 * to stand anywhere along the template's far end, as long as neither sticks out past the front or rear edge
 * (xw1.barrel-roll.3, .4, .12).
 */

/** A barrel roll to one side with a straight template. */
export interface RollFrame {
  readonly size: BaseSize;
  readonly start: Pose;
  readonly side: Side;
  readonly speed: number;
}

/** How far the template reaches sideways, and how wide it lies along the base; large ships use its long side (xw1.large-ship.5). */
function spanOf({ size, speed }: RollFrame): { readonly across: number; readonly along: number } {
  const length = straightLength(speed);
  return size === 'large' ? { across: TEMPLATE_WIDTH, along: length } : { across: length, along: TEMPLATE_WIDTH };
}

/** How far the template may lie off the middle of a base without sticking out. */
function slack(frame: RollFrame): number {
  return Math.max(0, (BASE_LENGTH[frame.size] - spanOf(frame).along) / 2);
}

/** The most a ship can gain or lose along its facing by a roll. */
export function mostShift(frame: RollFrame): number {
  return 2 * slack(frame);
}

/** Where a roll ends that shifts the ship along its facing by so much. */
function endOf({ size, start, side, speed }: RollFrame, shift: number): Pose {
  const { across } = spanOf({ size, start, side, speed });
  const sign = side === 'left' ? -1 : 1;
  return snapPose(compose(start, { x: sign * (BASE_LENGTH[size] + across), y: shift, heading: 0 }));
}

/** Where the template may lie for a roll with this shift: in the middle between the two bases first, then further off. */
function laysOf(frame: RollFrame, shift: number): readonly number[] {
  const room = slack(frame);
  const least = Math.max(-room, shift - room);
  const most = Math.min(room, shift + room);
  const lays = [shift / 2, least, most];
  for (let i = 1; i < LAYS; i++) lays.push(least + ((most - least) * i) / LAYS);
  return lays;
}

/** The template is tried at so many places between its extremes: less than a millimetre and a half apart on a small base. */
const LAYS = 16;

function groundAt(frame: RollFrame, lay: number): Ground {
  const { across, along } = spanOf(frame);
  const sign = frame.side === 'left' ? -1 : 1;
  const middle = (sign * (BASE_LENGTH[frame.size] + across)) / 2;
  return [placed(rectangle(across, along), compose(frame.start, { x: middle, y: lay, heading: 0 }))];
}

function aboutOf({ side }: RollFrame, position: RollPosition): EndAbout {
  return { move: 'barrel-roll', side, bend: null, position };
}

/** A roll with this shift, the template where it is legal to lie if it can be; why not, by the first lay, where it cannot. */
function rollWith(
  frame: RollFrame,
  key: string,
  position: RollPosition,
  shift: number,
  whyNot: (end: Reposition) => Violation | undefined,
): Reposition {
  const pose = endOf(frame, shift);
  let first: Reposition | undefined;
  for (const lay of laysOf(frame, shift)) {
    const end = { key, about: aboutOf(frame, position), pose, way: { ground: groundAt(frame, lay) } };
    first ??= end;
    const why = whyNot(end);
    if (!why) return end;
    if (why.code !== 'obstacle-in-the-way') break; // a ship there, or the edge: no other lay helps
  }
  if (!first) throw new Error('A roll is tried somewhere.');
  return first;
}

/** The furthest forward, the middle and the furthest back: what is offered as it is. */
export function rollEnds(frame: RollFrame, whyNot: (end: Reposition) => Violation | undefined): Reposition[] {
  const most = mostShift(frame);
  const shifts: readonly [RollPosition, number][] = [
    ['forward', most],
    ['middle', 0],
    ['back', -most],
  ];
  return shifts.map(([position, shift]) => rollWith(frame, `roll:${frame.side}:${position}`, position, shift, whyNot));
}

/** A pose is on the grid, so that a shift may be off by this much. */
const GRID = 0.01;

/** The roll that leaves a ship at a pose, if one does. */
export function rollAt(
  frame: RollFrame,
  pose: Pose,
  whyNot: (end: Reposition) => Violation | undefined,
): Reposition | Violation {
  const straight = endOf(frame, 0);
  const off = toLocal(straight, pose.x, pose.y);
  const turned = Math.abs(((pose.heading - straight.heading + 540) % 360) - 180);
  const most = mostShift(frame);
  if (Math.abs(off.x) > GRID || turned > GRID || Math.abs(off.y) > most + GRID) {
    return refuse('xw1.barrel-roll.4', 'off-the-template');
  }
  const shift = Math.max(-most, Math.min(most, off.y));
  const position: RollPosition = shift > most / 3 ? 'forward' : shift < -most / 3 ? 'back' : 'middle';
  const end = rollWith(frame, `roll:${frame.side}:at:${Math.round(shift * 100)}`, position, shift, whyNot);
  return { ...end, pose };
}
