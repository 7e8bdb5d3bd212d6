import { compose, type Pose, snapPose, toLocal } from '@rangefinder/geometry';
import type { Procedure, Violation } from '@rangefinder/kernel';
import {
  BASE_LENGTH,
  type Ends,
  type FullFlight,
  fullFlights,
  type Maneuver,
  overlapsAny,
  type RollPosition,
  TEMPLATE_WIDTH,
} from '@rangefinder/xwing';
import { place } from '../ask.ts';
import { refuse } from '../refusals.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/*
 * A Tallon roll of first edition ends anywhere along the end of the template, as long as that does not stick out past the
 * front or rear edge of the base (xw1.bearing.8, .9); it must avoid overlapping other ships if it can (xw1.bearing.12).
 */

type Template = Pick<Maneuver, 'speed' | 'bearing'>;

/** How far a ship may stand forward or back of the middle. */
function slack(t: XTable, ship: Ship): number {
  return (BASE_LENGTH[t.sizeOf(ship)] - TEMPLATE_WIDTH) / 2;
}

function middleEnd(t: XTable, ship: Ship, { speed, bearing }: Template): FullFlight {
  const middle = fullFlights(t.sizeOf(ship), ship.pose, speed, bearing).find(({ position }) => position === 'middle');
  if (!middle) throw new Error('A Tallon roll ends somewhere.');
  return middle;
}

function shifted(middle: FullFlight, position: RollPosition, shift: number): FullFlight {
  const pose = snapPose(compose(middle.pose, { x: 0, y: shift, heading: 0 }));
  return { pose, position, ground: middle.ground };
}

/** Between the extremes ends are looked for in steps of this length where neither these nor the middle are free. */
const STEP = 0.5;

/** The extreme and middle ends, and which of them are free; where none is, the first free one between them. */
export function tallonEnds(t: XTable, ship: Ship, template: Template): Ends {
  const middle = middleEnd(t, ship, template);
  const most = slack(t, ship);
  const flights = [shifted(middle, 'forward', most), shifted(middle, 'middle', 0), shifted(middle, 'back', -most)];
  const isFree = ({ pose }: FullFlight) => !overlapsAny(t, ship, pose);
  const free = flights.filter(isFree);
  if (free.length > 0) return { flights, free };
  for (let shift = most - STEP; shift > -most; shift -= STEP) {
    const end = shifted(middle, shift > 0 ? 'forward' : 'back', shift);
    if (isFree(end)) return { flights, free: [end] };
  }
  return { flights, free };
}

/** A pose is on the grid, so that a shift may be off by this much. */
const GRID = 0.01;

/** Why a ship cannot end a Tallon roll at a pose. */
function whyNotAt(t: XTable, ship: Ship, middle: FullFlight, pose: Pose): Violation | undefined {
  const off = toLocal(middle.pose, pose.x, pose.y);
  const turned = Math.abs(((pose.heading - middle.pose.heading + 540) % 360) - 180);
  if (Math.abs(off.x) > GRID || turned > GRID || Math.abs(off.y) > slack(t, ship) + GRID) {
    return refuse('xw1.bearing.9', 'off-the-template');
  }
  return overlapsAny(t, ship, pose) ? refuse('xw1.bearing.12', 'ends-on-ship') : undefined;
}

/** The player puts the ship down along the end of the template. */
export function* chooseTallonEnd(
  t: XTable,
  ship: Ship,
  template: Template,
  free: readonly FullFlight[],
): Procedure<FullFlight> {
  const middle = middleEnd(t, ship, template);
  const { candidate, poses } = yield* place({
    seat: ship.seat,
    topic: 'tallon-roll',
    rule: 'xw1.bearing.9',
    about: { ship: ship.id },
    pieces: [ship.id],
    candidates: free.map(({ position, pose }) => ({ key: position, poses: [pose] })),
    check: ([pose]) => (pose ? whyNotAt(t, ship, middle, pose) : undefined),
  });
  const [pose] = poses;
  const chosen = free.find(({ position }) => position === candidate);
  if (chosen) return chosen;
  if (!pose) throw new Error(`${ship.id} ends its Tallon roll nowhere.`);
  return { pose, position: 'middle', ground: middle.ground };
}
