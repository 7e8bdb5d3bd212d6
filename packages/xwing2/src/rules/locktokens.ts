import type { Procedure, RuleId } from '@rangefinder/kernel';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/** Takes a ship's lock off its target (xw2.lock.7). */
export function breakLock(
  t: XTable,
  ship: Ship,
  target: string,
  rule: RuleId,
  how: 'spent' | 'broken' = 'broken',
): void {
  const index = ship.locks.indexOf(target);
  if (index < 0) return;
  ship.locks.splice(index, 1);
  t.emit({ type: 'lock-broken', rule, ship: ship.id, target, how });
}

/** Spends a lock: it goes, and what waits for that happens (xw2.lock.6). */
export function* spendLock(t: XTable, ship: Ship, target: string, rule: RuleId): Procedure<void> {
  breakLock(t, ship, target, rule, 'spent');
  yield* t.window('lock-spent', { ship, target });
}

/** A ship's lock token goes from one object to another; nobody has a lock on itself or two on one object (xw2.lock.10). */
export function transferLock(t: XTable, ship: Ship, from: string, to: string, rule: RuleId): void {
  breakLock(t, ship, from, rule);
  if (ship.id === to || hasLock(ship, to)) return;
  ship.locks.push(to);
  t.emit({ type: 'lock', rule, ship: ship.id, target: to });
}

/** Breaks every lock a ship has. */
export function breakAllLocksOf(t: XTable, ship: Ship, rule: RuleId): void {
  for (const target of [...ship.locks]) breakLock(t, ship, target, rule);
}

/** Breaks every lock on an object. */
export function breakAllLocksOn(t: XTable, target: string, rule: RuleId): void {
  for (const ship of t.state.ships) breakLock(t, ship, target, rule);
  for (const remote of t.state.devices) {
    if (!remote.locks.includes(target)) continue;
    remote.locks = remote.locks.filter((id) => id !== target);
    t.emit({ type: 'lock-broken', rule, ship: remote.id, target, how: 'broken' });
  }
}

/** Whether a ship has a lock on this object: its own (xw2.faq-locks.7). */
export function hasLock(ship: Ship, target: string): boolean {
  return ship.locks.includes(target);
}
