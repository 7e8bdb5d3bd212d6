import { overlaps, type Pose, snapPose, toWorld } from '@rangefinder/geometry';
import type { Candidate, Procedure, RuleId, Violation } from '@rangefinder/kernel';
import { BASE_LENGTH, guidesOf, isInsidePlayArea } from '@rangefinder/xwing';
import { place } from '../ask.ts';
import { refuse } from '../refusals.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { deviceAt, deviceBeyond } from './deviceshapes.ts';

const EDGES = ['front', 'right', 'rear', 'left'] as const;
/** Along an edge of the base: at its corners and its middle. */
const ALONG = [-0.5, 0, 0.5];
/** Short of touching the base by less than contact allows for, so that rounding never puts it under the base. */
const GAP = 0.02;

/** Places where a device touches a ship, its guides against the base; a player may put it anywhere else that does. */
export function touchingPlaces(t: XTable, ship: Ship, device: string): Candidate[] {
  const length = BASE_LENGTH[t.sizeOf(ship)];
  return EDGES.flatMap((edge) =>
    ALONG.flatMap((part) => {
      const middle = guidesOf(t, ship, edge);
      const { x, y } = toWorld(middle, part * length, GAP);
      const pose = snapPose(deviceBeyond(t.cards.device(device), { x, y, heading: middle.heading }));
      const key = `at:${Math.round(pose.x)},${Math.round(pose.y)}`;
      return whyNotTouching(t, ship, device, pose) ? [] : [{ key, poses: [pose] }];
    }),
  );
}

/** xw2.range.12: in physical contact, and so neither apart from the base nor under it; xw2.device.24: nothing of it outside. */
function whyNotTouching(t: XTable, ship: Ship, device: string, pose: Pose): Violation | undefined {
  const pieces = deviceAt(t.cards.device(device), pose);
  if (!pieces.every((piece) => isInsidePlayArea(t.state, piece))) return refuse('xw2.device.24', 'partly-outside');
  const base = t.base(ship);
  const touches = pieces.some((piece) => t.isWithin(0, base, piece)) && !pieces.some((piece) => overlaps(piece, base));
  return touches ? undefined : refuse('xw2.range.12', 'must-touch-ship');
}

/** A player chooses where a device touches a ship. */
export function* placeTouching(
  t: XTable,
  ship: Ship,
  device: string,
  candidates: readonly Candidate[],
  rule: RuleId,
): Procedure<Pose> {
  const { poses } = yield* place({
    seat: ship.seat,
    topic: 'place-touching',
    rule,
    about: { ship: ship.id, device },
    pieces: [device],
    candidates,
    check: ([pose]) => (pose ? whyNotTouching(t, ship, device, pose) : undefined),
  });
  const [pose] = poses;
  if (!pose) throw new Error('A device is placed somewhere.');
  return pose;
}
