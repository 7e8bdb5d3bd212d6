import type { Pose } from '@rangefinder/geometry';
import { compose, overlaps } from '@rangefinder/geometry';
import { type Procedure, pickOne, type RuleId } from '@rangefinder/kernel';
import { BASE_LENGTH, fullFlights } from '@rangefinder/xwing';
import { upgradeSide } from '../cards/catalog.ts';
import { deviceAt, deviceBeyond, deviceEffect, deviceFacts } from '../cards/devices.ts';
import type { Device, Equipped, Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { spendCharge } from './charges.ts';
import { breakAllLocksOn } from './lock.ts';
import { isInsidePlayArea } from './playarea.ts';

/** A template a device can be placed with. */
export interface DevicePlacement {
  /** `drop:1-straight`, `launch:3-straight`. */
  readonly key: string;
  readonly pose: Pose;
}

type TemplateKey =
  | '1-straight'
  | '2-straight'
  | '3-straight'
  | '5-straight'
  | '1-left-bank'
  | '1-right-bank'
  | '3-left-bank'
  | '3-right-bank'
  | '3-left-turn'
  | '3-right-turn';

/** Where a device comes to lie, dropped behind or launched ahead (xw2.device.2 to .7). */
export function devicePlacement(
  t: XTable,
  ship: Ship,
  device: string,
  how: 'drop' | 'launch',
  template: TemplateKey,
): DevicePlacement {
  const [speedText = '1', ...bearing] = template.split('-');
  const size = t.sizeOf(ship);
  const start: Pose = how === 'launch' ? ship.pose : { ...ship.pose, heading: ship.pose.heading + 180 };
  const [flight] = fullFlights(size, start, Number(speedText), bearing.join('-') as 'straight');
  if (!flight) throw new Error(`No template ${template}.`);
  // The ship would stand with its rear at the template's end; the device stands there with its guides.
  const end = compose(flight.pose, { x: 0, y: -BASE_LENGTH[size] / 2, heading: 0 });
  return { key: `${how}:${template}`, pose: deviceBeyond(device, end) };
}

/** Places a device and resolves what it lies under at once (xw2.device.21, .22). */
export function* placeDevice(t: XTable, ship: Ship, device: string, pose: Pose, rule: RuleId): Procedure<Device> {
  const placed: Device = {
    id: `${device}-${++t.state.made}`,
    device,
    seat: ship.seat,
    source: ship.id,
    pose,
    fuses: 0,
    damage: [],
    acted: false,
    locks: [],
  };
  t.state.devices.push(placed);
  t.emit({ type: 'device-placed', rule, ship: ship.id, device, id: placed.id, pose });
  yield* t.window('device-placed', { ship, device: placed });
  yield* crushUnder(t, placed);
  return placed;
}

/** A mine placed under ships detonates at once; the placer chooses whom it hits (xw2.device.22). */
function* crushUnder(t: XTable, device: Device): Procedure<void> {
  if (!deviceEffect(device.device).crossed) return;
  const shapes = t.device(device);
  const under = t.inPlay().filter((ship) => t.body(ship).some((part) => shapes.some((shape) => overlaps(part, shape))));
  if (under.length === 0) return;
  const options = under.map((ship) => ({ key: ship.id, ship }));
  const { ship } = yield* pickOne({
    seat: device.seat,
    topic: 'mine-target',
    rule: 'xw2.device.22',
    about: { device: device.id },
    options,
  });
  yield* crossDevice(t, ship, device);
}

/** A ship moved through or overlapped a device (xw2.mine.4). */
export function* crossDevice(t: XTable, ship: Ship, device: Device): Procedure<void> {
  const { crossed } = deviceEffect(device.device);
  if (!crossed || defused(t, device)) return;
  removeDevice(t, device, 'detonated', 'xw2.device.11');
  yield* crossed(t, device, ship);
}

/** Bombs go off at the end of the Activation Phase (xw2.bomb.4). */
export function* detonateBombs(t: XTable): Procedure<void> {
  for (const device of [...t.state.devices]) {
    if (deviceFacts(device.device).kind !== 'bomb' || !t.state.devices.includes(device)) continue;
    yield* detonate(t, device);
  }
}

/** xw2.device.10, .11 */
export function* detonate(t: XTable, device: Device): Procedure<void> {
  yield* t.window('before-detonate', { device });
  if (!t.state.devices.includes(device) || defused(t, device)) return;
  yield* deviceEffect(device.device).detonate?.(t, device) ?? nothing();
  removeDevice(t, device, 'detonated', 'xw2.device.11');
}

/** xw2.fuse-marker.2: a fuse burns down instead. */
function defused(t: XTable, device: Device): boolean {
  if (device.fuses === 0) return false;
  device.fuses--;
  t.emit({ type: 'fuse', rule: 'xw2.fuse-marker.2', id: device.id, left: device.fuses });
  return true;
}

export function removeDevice(
  t: XTable,
  device: Device,
  how: 'detonated' | 'destroyed' | 'fled' | 'removed',
  rule: RuleId,
): void {
  const index = t.state.devices.indexOf(device);
  if (index < 0) return;
  t.state.devices.splice(index, 1);
  breakAllLocksOn(t, device.id, rule);
  t.emit({ type: 'device-removed', rule, id: device.id, how });
}

/** The payload upgrades a ship could place a device with in the System Phase (xw2.device.15, .16, .19). */
export function payloads(ship: Ship): { upgrade: Equipped; device: string }[] {
  if (ship.placedDevice || ship.decloaked) return [];
  return ship.upgrades.flatMap((upgrade) => {
    const side = upgradeSide(upgrade.id, upgrade.side);
    const [device] = side.device ?? [];
    return device !== undefined && upgrade.charges > 0 ? [{ upgrade, device }] : [];
  });
}

/** Drops or launches a device from a card: pays, chooses a template, places it (xw2.device.17, .24, .25). */
export function* useDevice(
  t: XTable,
  ship: Ship,
  upgrade: Equipped,
  device: string,
  how: readonly (readonly ['drop' | 'launch', TemplateKey])[],
  rule: RuleId,
): Procedure<boolean> {
  const legal = how
    .map(([way, template]) => devicePlacement(t, ship, device, way, template))
    .filter(({ pose }) => deviceAt(device, pose).every(isInsidePlayArea));
  if (legal.length === 0) return false;
  const options = [...legal.map((placement) => ({ key: placement.key, placement })), { key: 'none', placement: null }];
  const { placement } = yield* pickOne({
    seat: ship.seat,
    topic: 'place-device',
    rule,
    about: { ship: ship.id, device },
    options,
  });
  if (!placement) return false;
  spendCharge(t, { ship, upgrade }, 1, rule);
  ship.placedDevice = true;
  yield* placeDevice(t, ship, device, placement.pose, rule);
  return true;
}

function* nothing(): Procedure<void> {}
