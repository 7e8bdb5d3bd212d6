import { type ConvexPolygon, type Pose, snapPose, toWorld, turnedBy } from '@rangefinder/geometry';
import type { Procedure, RuleId } from '@rangefinder/kernel';
import { bandOf, isInsidePlayArea, templateEnd } from '@rangefinder/xwing';
import { pickOne } from '../ask.ts';
import type { Attack, Device, Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { drawDamageCard } from './damage.ts';
import { removeDevice, type Template } from './devices.ts';
import { deviceBeyond } from './deviceshapes.ts';
import { measureFromRemote } from './measure.ts';
import { gainToken } from './tokens.ts';
import { inPlayerOrder, rangeBetween, shipsOn } from './units.ts';

/** Whether an object is in the front arc of a remote, at some ranges. */
export function inFrontArcOf(
  t: XTable,
  device: Device,
  pieces: readonly ConvexPolygon[],
  near: number,
  far: number,
): boolean {
  return pieces.some((piece) => {
    const line = measureFromRemote(t, device, ['front'], piece);
    if (!line) return false;
    const range = bandOf(line.distance);
    return range >= near && range <= far;
  });
}

/**
 * Whether a ship is in the front arc of the remote that defends; undefined when that has no arcs
 * (xw2.attacking-remotes.4, .6), and so the ship is neither in it nor out of it (xw2.faq-objects.15).
 */
export function inArcOfRemote(t: XTable, { defender }: Attack, ship: Ship): boolean | undefined {
  const remote = t.findDevice(defender);
  if (!remote || !t.cards.remote(remote.device)?.attack) return undefined;
  return inFrontArcOf(t, remote, [t.base(ship)], 0, 3);
}

/** xw2.damaging-remotes.1: a remote is dealt facedown cards, whatever the kind of damage. */
export function* damageRemote(t: XTable, device: Device, count: number, rule: RuleId): Procedure<void> {
  const facts = t.cards.remote(device.device);
  if (count <= 0 || !facts || !t.state.devices.includes(device)) return;
  for (let i = 0; i < count; i++) {
    device.damage.push(drawDamageCard(t, device.seat));
    t.emit({ type: 'damage', rule, ship: device.id, kind: 'hit' });
  }
  if (device.destroyed || device.damage.length < facts.hull) return;
  device.destroyed = true;
  t.emit({ type: 'destroyed', rule: 'xw2.damaging-remotes.2', ship: device.id });
  yield* t.window('remote-destroyed', { device });
  // xw2.damaging-remotes.4: at its own initiative it still does what it would do.
  if (t.state.phase === 'engagement' && t.state.engaging === facts.initiative) return;
  removeDevice(t, device, 'destroyed', 'xw2.damaging-remotes.3');
}

/** Where a remote gets to with a template set at one of its guides, given as a heading (xw2.relocating-remotes.2). */
export function relocated(t: XTable, device: Device, template: Template, guides = 0): Pose {
  const facing = turnedBy(device.pose, guides);
  const { x, y } = toWorld(facing, 0, t.cards.device(device.device).offset);
  return snapPose(
    deviceBeyond(t.cards.device(device.device), templateEnd({ x, y, heading: facing.heading }, template)),
  );
}

/** Picks a device up and puts it elsewhere; it moves through nothing on its way (xw2.device.8, .9). */
export function* relocate(t: XTable, device: Device, pose: Pose, rule: RuleId): Procedure<void> {
  const from = device.pose;
  device.pose = pose;
  t.emit({ type: 'device-moved', rule, id: device.id, from, to: pose });
  if (!t.device(device).every((shape) => isInsidePlayArea(t.state, shape))) {
    removeDevice(t, device, 'fled', 'xw2.relocating-remotes.4');
    return;
  }
  const burning = t.state.obstacles.some(
    (obstacle) => obstacle.kind === 'blaze' && rangeBetween(t, t.device(device), t.obstacle(obstacle)) === 0,
  );
  if (burning) yield* damageRemote(t, device, 1, 'xw2.blaze.8');
}

/**
 * A remote's controller relocates it with one of some templates (xw2.relocating-remotes.1, .3), onto whatever is there
 * (xw2.annex-drk-1-probe-droid.3, xw2.annex-commando-team.5). Answers whether it moved.
 */
export function* relocateWith(
  t: XTable,
  device: Device,
  templates: readonly Template[],
  rule: RuleId,
  { may, guides = [0] }: { readonly may: boolean; readonly guides?: readonly number[] },
): Procedure<boolean> {
  const places = guides.flatMap((guide, index) =>
    templates.map((template) => ({
      key: guides.length === 1 ? template : `guides-${index + 1}:${template}`,
      about: { template, guides: guides.length === 1 ? null : index + 1 },
      pose: relocated(t, device, template, guide),
    })),
  );
  const options = may ? [...places, { key: 'none' as const, pose: null }] : places;
  const about = { device: device.id };
  const { pose } = yield* pickOne({ seat: device.seat, topic: 'relocate', rule, about, options });
  if (!pose) return false;
  yield* relocate(t, device, pose, rule);
  return true;
}

/** Commando teams are the remotes that shoot. */
export function isCommandoTeam(t: XTable, { device }: Device): boolean {
  return t.cards.remote(device)?.attack !== undefined;
}

/** A commando team walks; enemies it ends under are strained (xw2.annex-commando-team.4, .13). */
export function* walkTeam(t: XTable, device: Device, rule: RuleId, may: boolean): Procedure<void> {
  const moved = yield* relocateWith(t, device, ['1-left-turn', '2-straight', '1-right-turn'], rule, { may });
  if (!moved || !t.state.devices.includes(device)) return;
  const over = shipsOn(t, t.device(device)).filter(({ seat }) => seat !== device.seat);
  for (const ship of yield* inPlayerOrder(t, over, device.id, 'xw2.annex-commando-team.13'))
    yield* gainToken(t, ship, 'strain', 1, { rule: 'xw2.annex-commando-team.13', by: device.seat });
}
