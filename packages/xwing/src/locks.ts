import type { EventFields, GameEvent, Procedure, RuleId, Seat } from '@rangefinder/kernel';
import { type PieceAbout, pickOne } from './topics.ts';

/** Whoever has locks on others: a ship, by its tokens. */
export interface Locker {
  readonly id: string;
  /** What it has locked. */
  locks: string[];
}

/** Locks that come and go. */
export type LockEvent = GameEvent &
  (
    | { readonly type: 'lock'; readonly ship: string; readonly target: string }
    | { readonly type: 'lock-broken'; readonly ship: string; readonly target: string; readonly how: 'spent' | 'broken' }
  );

/** Their fields. */
export const LOCK_EVENTS: EventFields<LockEvent> = {
  lock: { ship: 'named', target: 'named' },
  'lock-broken': { ship: 'named', target: 'named', how: true },
};

/** A table on which objects are locked. */
export interface LockTable {
  readonly lockers: readonly Locker[];
  emit(event: LockEvent): void;
}

/** Whether somebody has a lock of its own on this object. */
export function hasLock({ locks }: Locker, target: string): boolean {
  return locks.includes(target);
}

/** Puts a lock on an object. */
export function putLock(t: Pick<LockTable, 'emit'>, locker: Locker, target: string, rule: RuleId): void {
  locker.locks.push(target);
  t.emit({ type: 'lock', rule, ship: locker.id, target });
}

/** Takes a lock off its target, if it is there. */
export function breakLock(
  t: Pick<LockTable, 'emit'>,
  locker: Locker,
  target: string,
  rule: RuleId,
  how: 'spent' | 'broken' = 'broken',
): void {
  const index = locker.locks.indexOf(target);
  if (index < 0) return;
  locker.locks.splice(index, 1);
  t.emit({ type: 'lock-broken', rule, ship: locker.id, target, how });
}

/** A lock goes from one object to another; nobody has a lock on itself or two on one object. */
export function transferLock(t: Pick<LockTable, 'emit'>, locker: Locker, from: string, to: string, rule: RuleId): void {
  breakLock(t, locker, from, rule);
  if (locker.id !== to && !hasLock(locker, to)) putLock(t, locker, to, rule);
}

/** Breaks every lock somebody has. */
export function breakAllLocksOf(t: Pick<LockTable, 'emit'>, locker: Locker, rule: RuleId): void {
  for (const target of [...locker.locks]) breakLock(t, locker, target, rule);
}

/** Breaks every lock on an object. */
export function breakAllLocksOn(t: LockTable, target: string, rule: RuleId): void {
  for (const locker of t.lockers) while (hasLock(locker, target)) breakLock(t, locker, target, rule);
}

/** A player chooses what a ship locks. */
export function* chooseLock(
  seat: Seat,
  ship: string,
  options: readonly { readonly key: string; readonly about: PieceAbout }[],
  rule: RuleId,
): Procedure<string> {
  const { key } = yield* pickOne({ seat, topic: 'lock', rule, about: { ship }, options });
  return key;
}

/**
 * Before a ship locks something: an earlier lock on it goes, and where the ship has as many as it can have, its player
 * chooses which others go.
 */
export function* makeRoomForLock(
  t: Pick<LockTable, 'emit'>,
  ship: Locker & { readonly seat: Seat },
  target: string,
  most: number,
  rule: RuleId,
): Procedure<void> {
  breakLock(t, ship, target, rule);
  while (ship.locks.length >= most) {
    const options = [...new Set(ship.locks)].map((piece) => ({ key: piece, about: { piece } }));
    const { key } = yield* pickOne({ seat: ship.seat, topic: 'break-lock', rule, about: { ship: ship.id }, options });
    breakLock(t, ship, key, rule);
  }
}
