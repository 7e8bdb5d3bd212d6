import type { Procedure, RuleId } from '@rangefinder/kernel';
import { breakLock, chooseLock, hasLock, makeRoomForLock, putLock } from '@rangefinder/xwing';
import { RULE } from '../abilities.ts';
import type { Attack, Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { chooseLender, lendersIn } from './lending.ts';
import { removeToken } from './tokens.ts';

/**
 * The ships a ship could acquire a target lock on: enemies (xw1.friendly.3) at range 1-3 (xw1.target-lock-action.1),
 * wherever they are (xw1.target-lock-action.2) and whoever has locked them already (xw1.target-lock-action.15).
 */
export function lockTargets(t: XTable, ship: Ship): readonly Ship[] {
  return lockable(
    t,
    ship,
    t.inPlay().filter((target) => isInLockRange(t, ship, target)),
  );
}

/** Those of some ships that a ship may acquire a target lock on, wherever they are: a card names them. */
export function lockable(t: XTable, ship: Ship, among: readonly Ship[]): readonly Ship[] {
  const targets = among.filter((target) => mayLock(t, ship, target));
  return t.abilities.ask('lock-targets', { ship, targets }, targets);
}

function mayLock(t: XTable, ship: Ship, target: Ship): boolean {
  return target !== ship && t.abilities.ask('may-lock', { ship, target }, target.seat !== ship.seat);
}

function isInLockRange(t: XTable, ship: Ship, target: Ship): boolean {
  return t.range(ship, target) <= 3 || t.abilities.ask('locks-at-any-range', { ship, target }, false);
}

/** "Acquire a target lock", which is not the action and needs no icon (xw1.target-lock-action.8, .11): one of these ships; none, none. */
export function* acquireLock(
  t: XTable,
  ship: Ship,
  rule: RuleId = RULE,
  targets: readonly Ship[] = lockTargets(t, ship),
): Procedure<Ship | null> {
  if (targets.length === 0) return null;
  const options = targets.map(({ id }) => ({ key: id, about: { piece: id } }));
  const target = t.ship(yield* chooseLock(ship.seat, ship.id, options, rule));
  yield* assignLock(t, ship, target, rule);
  return target;
}

/** A ship acquires a lock on another; its earlier one goes (xw1.target-lock-action.6, .7, .12, xw1.summary-sheet.7). */
export function* assignLock(t: XTable, ship: Ship, target: Ship, rule: RuleId = RULE): Procedure<void> {
  const most = t.abilities.ask('most-locks', ship, 1);
  yield* makeRoomForLock(t, ship, target.id, most, 'xw1.target-lock-action.7');
  putLock(t, ship, target.id, rule);
  if (ship.tokens.jam > 0) {
    breakLock(t, ship, target.id, 'xw1.jam.4');
    removeToken(t, ship, 'jam', 1, 'xw1.jam.4');
    return;
  }
  yield* t.window('lock-acquired', { ship, target });
}

/** The blue token of a lock goes from one ship to another, which acquires nothing by that. */
export function* transferLock(t: XTable, from: Ship, to: Ship, target: string, rule: RuleId = RULE): Procedure<void> {
  breakLock(t, from, target, rule);
  if (to.id === target) return;
  const most = t.abilities.ask('most-locks', to, 1);
  yield* makeRoomForLock(t, to, target, most, 'xw1.target-lock-action.7');
  putLock(t, to, target, rule);
}

/** Spends a lock: both tokens go (xw1.target-lock-action.16). */
export function* spendLock(
  t: XTable,
  ship: Ship,
  target: string,
  rule: RuleId = RULE,
  attack: Attack | null = null,
): Procedure<void> {
  const lockers = lendersIn(t, ship, 'lock', attack).filter((one) => hasLock(one, target));
  breakLock(t, yield* chooseLender(ship, lockers, rule), target, rule, 'spent');
  yield* t.window('lock-spent', { ship, target: t.ship(target), attack });
}

/** Whether a ship may spend a lock on another: its own, or one it treats as its own. */
export function maySpendLock(
  t: XTable,
  ship: Ship,
  target: string,
  attack: Attack | null = null,
  lockers: readonly Ship[] = lendersIn(t, ship, 'lock', attack),
): boolean {
  if (!lockers.some((one) => hasLock(one, target))) return false;
  return t.abilities.ask('may-spend', { ship, token: 'lock', attack }, true);
}
