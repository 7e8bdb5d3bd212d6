import { type ConvexPolygon, compose, type Pose, placed, rectangle, regularPolygon } from '@rangefinder/geometry';
import type { Procedure } from '@rangefinder/kernel';
import { DEVICE_EFFECTS } from '../rules/deviceeffects.ts';
import type { Device, Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/** What kind of thing a device is. */
export type DeviceKind = 'bomb' | 'mine' | 'remote';

export interface DeviceFacts {
  readonly id: string;
  readonly name: string;
  readonly kind: DeviceKind;
  /** Shapes in its own frame; its guides are at the rear, where a template's end goes. */
  readonly shape: readonly ConvexPolygon[];
  /** From the template's end to the middle of the token. */
  readonly offset: number;
}

/** What a device does; see `rules/deviceeffects.ts`. */
export interface DeviceEffect {
  detonate?(t: XTable, device: Device): Procedure<void>;
  crossed?(t: XTable, device: Device, ship: Ship): Procedure<void>;
}

const BOMB = [regularPolygon(12, 14.2)];

function device(
  id: string,
  name: string,
  kind: DeviceKind,
  shape: readonly ConvexPolygon[],
  offset: number,
): DeviceFacts {
  return { id, name, kind, shape, offset };
}

const SIDE_MINE = (x: number) => placed(regularPolygon(12, 14), { x, y: 1.2, heading: 0 });

/** Devices whose outlines are not published are given plain shapes of the size their placement implies. */
export const DEVICES: readonly DeviceFacts[] = [
  device('protonbomb', 'Proton Bomb', 'bomb', BOMB, 14.2),
  device('seismiccharge', 'Seismic Charge', 'bomb', BOMB, 14.2),
  device('bomblet', 'Bomblet', 'bomb', BOMB, 14.2),
  device('ionbomb', 'Ion Bomb', 'bomb', BOMB, 14.2),
  device('electroprotonbomb', 'Electro-Proton Bomb', 'bomb', BOMB, 14.2),
  device('concussionbomb', 'Concussion Bomb', 'bomb', BOMB, 14.2),
  device('thermaldetonator', 'Thermal Detonator', 'bomb', BOMB, 14.2),
  device('blazerbomb', 'Blazer Bomb', 'bomb', BOMB, 14.2),
  device('proximitymine', 'Proximity Mine', 'mine', [rectangle(56, 48)], 32.6),
  device('connernet', 'Conner Net', 'mine', [rectangle(64, 64)], 38.9),
  device('clustermine', 'Cluster Mine', 'mine', [regularPolygon(12, 14), SIDE_MINE(-40), SIDE_MINE(40)], 19.5),
];

const BY_ID = new Map(DEVICES.map((facts) => [facts.id, facts]));

export function findDevice(id: string): DeviceFacts | undefined {
  return BY_ID.get(id);
}

export function deviceFacts(id: string): DeviceFacts {
  const facts = BY_ID.get(id);
  if (!facts) throw new Error(`There is no device "${id}".`);
  return facts;
}

export function deviceEffect(id: string): DeviceEffect {
  return DEVICE_EFFECTS[id] ?? {};
}

/** The shapes of a device on the table. */
export function deviceAt(id: string, pose: Pose): readonly ConvexPolygon[] {
  return deviceFacts(id).shape.map((shape) => placed(shape, pose));
}

/** Where a device lies whose guides are set against the end of a template. */
export function deviceBeyond(id: string, end: Pose): Pose {
  return compose(end, { x: 0, y: deviceFacts(id).offset, heading: 0 });
}

/** Numbers of a remote, which is a unit (xw2.remotes.1). */
export interface RemoteFacts {
  readonly initiative: number;
  readonly agility: number;
  readonly hull: number;
}

const REMOTES: Readonly<Record<string, RemoteFacts>> = {};

export function remoteFacts(id: string): RemoteFacts | undefined {
  return REMOTES[id];
}
