import { type Body, lengthOf, type Pose } from '@rangefinder/geometry';
import { BASE_LENGTH, baseAt, bodiesOverlap, bodyAt } from './base.ts';
import { updateContact } from './contact.ts';
import type { Field, FieldShip } from './field.ts';
import type { LyingObstacle } from './laid.ts';
import type { Bearing } from './maneuver.ts';
import { type FullFlight, fullFlights, type PartialFlight, partialFlight, type Track } from './movement.ts';
import { isInsidePlayArea } from './playarea.ts';

/** A table as flying sees it. */
export type AnyField<Ship extends FieldShip> = Field<Ship, LyingObstacle>;

/** No corner of a base lies further from its middle. */
const WIDEST = BASE_LENGTH.large / Math.SQRT2;

/** Whether a ship, put somewhere, would overlap any other. */
export function overlapsAny<Ship extends FieldShip>(field: AnyField<Ship>, ship: Ship, pose: Pose): boolean {
  const size = field.sizeOf(ship);
  const reach = BASE_LENGTH[size] / Math.SQRT2;
  let body: Body | undefined;
  for (const other of field.ships) {
    if (other === ship || other.place !== 'play') continue;
    // Nearly always the middles are too far apart for the guides to matter.
    const apart = lengthOf(other.pose.x - pose.x, other.pose.y - pose.y);
    if (apart > reach + WIDEST || apart > reach + field.base(other).outer) continue;
    body ??= bodyAt(size, pose);
    if (bodiesOverlap(field.body(other), body)) return true;
  }
  return false;
}

/** Where a fully executed maneuver could end, and those of its ends that no other ship is in the way of. */
export interface Ends {
  readonly flights: readonly FullFlight[];
  readonly free: readonly FullFlight[];
}

/**
 * Where a fully executed maneuver could end; nothing but a ship at the end, and nothing on the way there, stops it. One
 * that must end inside the play area has no other end.
 */
export function flightsOf<Ship extends FieldShip>(
  field: AnyField<Ship>,
  ship: Ship,
  speed: number,
  bearing: Bearing,
  ends: 'anywhere' | 'inside' = 'anywhere',
): Ends {
  const size = field.sizeOf(ship);
  const all = fullFlights(size, ship.pose, speed, bearing);
  // A stationary maneuver is executed like any other, onto what the ship stands on.
  if (bearing === 'stationary') return { flights: all, free: all };
  const flights = ends === 'anywhere' ? all : all.filter(({ pose }) => isInsidePlayArea(field, baseAt(size, pose)));
  return { flights, free: flights.filter(({ pose }) => !overlapsAny(field, ship, pose)) };
}

/** Where a ship comes to a stop before others that are in the way: back along the template, and whom it touches there. */
export function stoppedShort<Ship extends FieldShip>(
  field: AnyField<Ship>,
  ship: Ship,
  speed: number,
  bearing: Bearing,
): { readonly stop: PartialFlight; readonly bumped: readonly string[] } {
  const others = othersInPlay(field, ship);
  const bodies = others.map((other) => field.body(other));
  const stop = partialFlight(field.sizeOf(ship), ship.pose, speed, bearing, bodies);
  return { stop, bumped: stop.touched.flatMap((index) => others[index]?.id ?? []) };
}

/** All other ships on the table. */
export function othersInPlay<Ship extends FieldShip>(field: AnyField<Ship>, ship: Ship): Ship[] {
  return field.ships.filter((other) => other !== ship && other.place === 'play');
}

/** How a ship flew. */
export interface Flown {
  /** The template it used, as far as it used it. */
  readonly way: Track;
  /** Whom it stopped short of; null when it came to stand where the maneuver ends. */
  readonly stoppedBy: readonly string[] | null;
}

/**
 * A ship flies along a template: to the free end it has or has chosen (an edition decides which ends a Tallon roll has,
 * and how they are offered), or where there is none back along it until it is clear of other ships.
 */
export function fly<Ship extends FieldShip>(
  field: AnyField<Ship>,
  ship: Ship,
  { speed, bearing }: { readonly speed: number; readonly bearing: Bearing },
  end: FullFlight | undefined,
): Flown {
  if (end) {
    // One that does not move touches whom it touched.
    if (end.pose !== ship.pose) moveShip(field, ship, end.pose, []);
    return { way: end, stoppedBy: null };
  }
  const { stop, bumped } = stoppedShort(field, ship, speed, bearing);
  moveShip(field, ship, stop.pose, bumped);
  return { way: stop, stoppedBy: bumped };
}

function moveShip<Ship extends FieldShip>(
  field: AnyField<Ship>,
  ship: Ship,
  pose: Pose,
  bumped: readonly string[],
): void {
  ship.pose = pose;
  updateContact(field, ship, bumped);
}
