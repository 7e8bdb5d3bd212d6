import { type ConvexPolygon, lengthOf } from '@rangefinder/geometry';
import type { Procedure, RuleId } from '@rangefinder/kernel';
import { breakLock, chooseLock, knownObstacle, makeRoomForLock, type PieceAbout, putLock } from '@rangefinder/xwing';
import { RULE } from '../abilities.ts';
import type { Obstacle, Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { isIonized, removeToken } from './tokens.ts';
import { rangesFromScouts } from './units.ts';

/** Something that can be locked: a ship, an obstacle or a device (xw2.objects.1, .2). */
interface Target {
  readonly key: string;
  readonly about: PieceAbout;
}

/** An object as something to lock. */
export function lockable(piece: string): Target {
  return { key: piece, about: { piece } };
}

/** A ship's memory that for the rest of the round it acquires locks beyond range 3 instead of at range 0-3. */
export const LOCKS_BEYOND = 'round:locks-beyond';

/** At range 0-3, whatever lets the ship lock, unless stated otherwise (xw2.lock.15). */
function lockRange(t: XTable, ship: Ship): readonly [number, number] {
  return ship.memory[LOCKS_BEYOND] === 1 ? [4, Number.POSITIVE_INFINITY] : t.abilities.ask('lock-range', ship, [0, 3]);
}

/** The objects a ship could acquire a lock on now, whoever has locked them already (xw2.lock.2, .11). */
export function lockTargets(t: XTable, ship: Ship, [near, far] = lockRange(t, ship)): Target[] {
  if (!mayLock(t, ship)) return [];
  const targets: Target[] = [];
  const add = (key: string, range: number, pieces: readonly ConvexPolygon[]) => {
    const measured = [range, ...rangesFromScouts(t, ship.seat, pieces)];
    const ranges = t.abilities.ask('lock-ranges', { ship, pieces }, measured);
    if (ranges.some((one) => one >= near && one <= far)) targets.push(lockable(key));
  };
  // xw2.lock.9: never itself.
  for (const other of t.inPlay()) {
    if (!couldBeLockedBy(t, ship, other)) continue;
    if (t.abilities.ask('locks-at-any-range', { ship, target: other }, false)) targets.push(lockable(other.id));
    else add(other.id, t.range(ship, other), [t.base(other)]);
  }
  const plainly = near === 0 && t.state.devices.length === 0 && !t.abilities.isModified('lock-ranges');
  for (const obstacle of t.state.obstacles) {
    const clear = plainly ? clearlyWithin(t, ship, obstacle, far) : undefined;
    if (clear) targets.push(lockable(obstacle.id));
    if (clear !== undefined) continue;
    const pieces = t.obstacle(obstacle);
    add(obstacle.id, t.rangeTo(ship, pieces), pieces);
  }
  for (const device of t.state.devices) add(device.id, t.rangeTo(ship, t.device(device)), t.device(device));
  return targets;
}

/** Whether an obstacle is within a range of a ship, where the distance between their middles tells. */
function clearlyWithin(t: XTable, ship: Ship, obstacle: Obstacle, range: number): boolean | undefined {
  const { x, y, outer, inner } = t.base(ship);
  const { reach, core } = knownObstacle(obstacle);
  const apart = lengthOf(obstacle.pose.x - x, obstacle.pose.y - y);
  if (apart < range * 100 + inner + core - 1) return true;
  return apart > range * 100 + outer + reach + 1 ? false : undefined;
}

/** xw2.ion.2, xw2.obstacles.22, .24: ionized ships and ships in clouds acquire no locks. */
function mayLock(t: XTable, ship: Ship): boolean {
  return !isIonized(t, ship) && !inCloud(t, ship, 'lock');
}

/** xw2.obstacles.23, .25 */
export function mayBeLocked(t: XTable, ship: Ship): boolean {
  return !inCloud(t, ship, 'lock');
}

function inCloud(t: XTable, ship: Ship, how: 'lock'): boolean {
  return t.state.obstacles.some(
    (obstacle) =>
      (obstacle.kind === 'gas-cloud' || obstacle.kind === 'electro-chaff') &&
      t.isAtRangeZero(ship, obstacle) &&
      !t.abilities.ask('ignores-obstacle', { ship, obstacle, how }, false),
  );
}

/** Whether a ship could lock another one however far it is. */
export function couldLock(t: XTable, ship: Ship, other: Ship): boolean {
  return mayLock(t, ship) && couldBeLockedBy(t, ship, other);
}

function couldBeLockedBy(t: XTable, ship: Ship, target: Ship): boolean {
  return target !== ship && mayBeLocked(t, target) && t.abilities.ask('may-be-locked', { ship, target }, true);
}

/** The lock action (xw2.lock.1): what may be locked, unless a card narrows the choice. */
export function* lockAction(t: XTable, ship: Ship): Procedure<boolean> {
  const targets = lockTargets(t, ship).filter(({ key }) =>
    t.abilities.ask('lock-action-target', { ship, pieces: piecesOf(t, key) }, true),
  );
  return yield* acquireLock(t, ship, 'xw2.lock.3', targets);
}

/** The shapes of a ship, an obstacle or a device. */
function piecesOf(t: XTable, id: string): readonly ConvexPolygon[] {
  const ship = t.findShip(id);
  if (ship) return [t.base(ship)];
  const obstacle = t.state.obstacles.find((one) => one.id === id);
  if (obstacle) return t.obstacle(obstacle);
  const device = t.findDevice(id);
  return device ? t.device(device) : [];
}

/**
 * Chooses an object and locks it; fails only when there is none, and is not declined (xw2.lock.8, xw2.faq-locks.1,
 * .2).
 */
export function* acquireLock(
  t: XTable,
  ship: Ship,
  rule: RuleId = RULE,
  targets = lockTargets(t, ship),
): Procedure<boolean> {
  if (targets.length === 0) return false;
  yield* assignLock(t, ship, yield* chooseLock(ship.seat, ship.id, targets, rule), rule);
  return true;
}

/** A ship acquires a lock on an object. */
export function* assignLock(t: XTable, ship: Ship, target: string, rule: RuleId = RULE): Procedure<void> {
  if (yield* receiveLock(t, ship, target, rule)) yield* t.window('lock-acquired', { ship, target });
}

/** A ship has a lock on an object from now on, acquired or handed over. The earlier lock goes first (xw2.lock.12, .13). */
export function* receiveLock(t: XTable, ship: Ship, target: string, rule: RuleId): Procedure<boolean> {
  if (isIonized(t, ship)) return false; // xw2.ion.2
  // xw2.lock.12, .13: one lock, or as many as an ability allows, each on another object.
  yield* makeRoomForLock(t, ship, target, t.abilities.ask('most-locks', ship, 1), 'xw2.lock.13');
  putLock(t, ship, target, rule);
  // xw2.jam.9: a jammed ship loses the lock it acquires.
  if (ship.tokens.jam > 0) {
    breakLock(t, ship, target, 'xw2.jam.9');
    removeToken(t, ship, 'jam', 1, 'xw2.jam.9');
  }
  return true;
}

/** Spends a lock: it goes, and what waits for that happens (xw2.lock.6). */
export function* spendLock(t: XTable, ship: Ship, target: string, rule: RuleId = RULE): Procedure<void> {
  breakLock(t, ship, target, rule, 'spent');
  yield* t.window('lock-spent', { ship, target });
}
