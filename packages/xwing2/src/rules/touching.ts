import type { Pose } from '@rangefinder/geometry';
import type { Candidate, Procedure, RuleId, Violation } from '@rangefinder/kernel';
import { isInsidePlayArea, touchesBase, touchingPlaces } from '@rangefinder/xwing';
import { place } from '../ask.ts';
import { refuse } from '../refusals.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { deviceAt, deviceBeyond } from './deviceshapes.ts';

/** Places where a device touches a ship, its guides against the base; a player may put it anywhere else that does. */
export function devicePlacesTouching(t: XTable, ship: Ship, device: string): Candidate[] {
  const facts = t.cards.device(device);
  const beyond = (end: Pose) => deviceBeyond(facts, end);
  return touchingPlaces(t, ship, beyond, (pose) => !whyNotTouching(t, ship, device, pose));
}

/** xw2.range.12: in physical contact, and so neither apart from the base nor under it; xw2.device.24: nothing of it outside. */
function whyNotTouching(t: XTable, ship: Ship, device: string, pose: Pose): Violation | undefined {
  const pieces = deviceAt(t.cards.device(device), pose);
  if (!pieces.every((piece) => isInsidePlayArea(t.state, piece))) return refuse('xw2.device.24', 'partly-outside');
  return touchesBase(t, ship, pieces) ? undefined : refuse('xw2.range.12', 'must-touch-ship');
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
