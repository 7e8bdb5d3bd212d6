import type { ConvexPolygon } from '@rangefinder/geometry';
import type { Procedure, RuleId, Seat } from '@rangefinder/kernel';
import { bodyOverlaps } from '@rangefinder/xwing';
import { pickOne } from '../ask.ts';
import type { Device, Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { initiativeOf } from './stats.ts';

/** A ship or a remote (xw2.units.1). */
export type Unit = Ship | Device;

export function isShip(unit: Unit): unit is Ship {
  return 'pilot' in unit;
}

/** Every ship and every remote on the table. */
export function unitsInPlay(t: XTable): Unit[] {
  return [...t.inPlay(), ...t.state.devices.filter((device) => t.isRemote(device))];
}

export function unitInitiative(t: XTable, unit: Unit): number {
  return isShip(unit) ? initiativeOf(t, unit) : (t.cards.remote(unit.device)?.initiative ?? 0);
}

/** What range to a unit is measured to. */
export function piecesOf(t: XTable, unit: Unit): readonly ConvexPolygon[] {
  return isShip(unit) ? [t.base(unit)] : t.device(unit);
}

/** The range band between two objects by their shapes. */
export function rangeBetween(t: XTable, a: readonly ConvexPolygon[], b: readonly ConvexPolygon[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const one of a) for (const other of b) least = Math.min(least, t.bandBetween(one, other));
  return least;
}

/** Ships that stand on an object (xw2.device.21). */
export function shipsOn(t: XTable, pieces: readonly ConvexPolygon[]): Ship[] {
  return t.inPlay().filter((ship) => bodyOverlaps(t.body(ship), pieces));
}

/** In player order; each player orders their own (see the rulings). */
export function* inPlayerOrder<U extends Unit>(
  t: XTable,
  units: readonly U[],
  object: string,
  rule: RuleId,
): Procedure<U[]> {
  const ordered: U[] = [];
  for (const seat of t.playerOrder()) {
    const own = units.filter((unit) => unit.seat === seat);
    while (own.length > 0) {
      const options = own.map((unit) => ({ key: unit.id, about: { piece: unit.id }, unit }));
      const { unit } = yield* pickOne({ seat, topic: 'device-order', rule, about: { device: object }, options });
      ordered.push(unit);
      own.splice(own.indexOf(unit), 1);
    }
  }
  return ordered;
}

/** Ranges that a player's scouting remotes add where a ship locks or jams (xw2.annex-drk-1-probe-droid.6). */
export function rangesFromScouts(t: XTable, seat: Seat, pieces: readonly ConvexPolygon[]): number[] {
  return t.state.devices
    .filter((device) => device.seat === seat && t.cards.remote(device.device)?.scouts)
    .map((device) => rangeBetween(t, t.device(device), pieces));
}
