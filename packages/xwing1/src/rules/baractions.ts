import type { Procedure, RuleId, Violation } from '@rangefinder/kernel';
import { maneuverKey, STANDARD_ARCS } from '@rangefinder/xwing';
import { pickOne } from '../ask.ts';
import type { BarAction } from '../card.ts';
import type { BarActionRule } from '../edition.ts';
import { refuse } from '../refusals.ts';
import type { Ship, Token } from '../state.ts';
import type { XTable } from '../table.ts';
import { barActions, mayPerformFree } from './actions.ts';
import { isAtRange } from './choose.ts';
import { acquireLock, lockTargets } from './locks.ts';
import { dialOf, executeManeuver } from './maneuver.ts';
import { barrelRoll, boost, whyNotBoost, whyNotRoll } from './reposition.ts';
import { gainToken } from './tokens.ts';
import { restoreUpgrade } from './upgrades.ts';

/** An action that assigns a token (xw1.focus.1, xw1.evade.1, xw1.cloak.1). */
function tokenAction(token: Token, rule: RuleId): BarActionRule['perform'] {
  return (t, ship) => gainToken(t, ship, token, 1, { rule, by: ship.seat });
}

/** xw1.target-lock-action.1: an enemy ship at range 1-3. */
function whyNotLock(t: XTable, ship: Ship): Violation | undefined {
  return lockTargets(t, ship).length === 0 ? refuse('xw1.target-lock-action.1', 'nobody-in-range') : undefined;
}

/** xw1.slam.1, .2: maneuvers of the dial of the speed it executed. */
function slamManeuvers(t: XTable, ship: Ship) {
  const { executed } = ship;
  return executed === null ? [] : dialOf(t, ship).filter(({ speed }) => speed === executed.speed);
}

/** xw1.slam.4 */
function whyNotSlam(t: XTable, ship: Ship): Violation | undefined {
  const inActivation = t.state.phase === 'activation' && t.state.active === ship.id;
  return inActivation && slamManeuvers(t, ship).length > 0 ? undefined : refuse('xw1.slam.4', 'not-its-activation');
}

/** xw1.slam.1, .3, .5 */
function* slam(t: XTable, ship: Ship): Procedure<void> {
  const options = slamManeuvers(t, ship).map((maneuver) => ({ key: maneuverKey(maneuver), maneuver }));
  const about = { ship: ship.id };
  const { maneuver } = yield* pickOne({ seat: ship.seat, topic: 'slam', rule: 'xw1.slam.1', about, options });
  yield* executeManeuver(t, ship, maneuver);
  if (ship.place === 'play') {
    yield* gainToken(t, ship, 'weaponsDisabled', 1, { rule: 'xw1.slam.3', by: ship.seat });
  }
}

/** xw1.reinforce.1 */
export function* reinforce(t: XTable, ship: Ship): Procedure<void> {
  const { key } = yield* pickOne({
    seat: ship.seat,
    topic: 'reinforce',
    rule: 'xw1.reinforce.1',
    about: { ship: ship.id },
    options: [{ key: 'reinforceFore' as const }, { key: 'reinforceAft' as const }],
  });
  yield* gainToken(t, ship, key, 1, { rule: 'xw1.reinforce.1', by: ship.seat });
}

/** Other friendly ships at range 1-2 that could perform an action of their bar. */
function coordinated(t: XTable, ship: Ship): Ship[] {
  return t.friendsOf(ship).filter((other) => {
    const ranges = t.abilities.ask('upgrade-range', { ship, other }, [t.range(ship, other)]);
    return other !== ship && ranges.some((range) => range <= 2);
  });
}

/** xw1.coordinate.1: chosen ships may each perform a free action of their action bar. */
export function* coordinate(t: XTable, ship: Ship): Procedure<void> {
  const chosen: Ship[] = [];
  const count = t.abilities.ask('coordinate-count', ship, 1);
  while (chosen.length < count) {
    const left = coordinated(t, ship).filter((other) => !chosen.includes(other));
    if (left.length === 0) break;
    const options = left.map((other) => ({ key: other.id, about: { piece: other.id }, other }));
    const { seat } = ship;
    const about = { ship: ship.id };
    const { other } = yield* pickOne({ seat, topic: 'coordinate', rule: 'xw1.coordinate.1', about, options });
    chosen.push(other);
  }
  for (const other of chosen) {
    yield* t.window('coordinating', { ship, other });
    yield* mayPerformFree(t, other, barActions(t, other), 'xw1.coordinate.1');
  }
}

/** Enemy ships in range of the jam action (xw1.jam.1). */
function jammable(t: XTable, ship: Ship): Ship[] {
  const [near, far] = t.abilities.ask('jam-range', ship, [1, 1]);
  return t.enemiesOf(ship.seat).filter((other) => isAtRange(t, ship, other, near, far));
}

/** xw1.jam.1 */
function* jam(t: XTable, ship: Ship): Procedure<void> {
  const options = jammable(t, ship).map((other) => ({ key: other.id, about: { piece: other.id }, other }));
  if (options.length === 0) return;
  const about = { ship: ship.id };
  const { other } = yield* pickOne({ seat: ship.seat, topic: 'jam-target', rule: 'xw1.jam.1', about, options });
  yield* gainToken(t, other, 'jam', 1, { rule: 'xw1.jam.1', by: ship.seat });
  yield* t.window('jam-performed', { ship, other });
}

/** Discarded torpedo and missile cards. */
function reloadable(t: XTable, ship: Ship) {
  return ship.upgrades.filter(
    ({ id, discarded }) =>
      discarded && t.cards.upgrade(id).fills.some((slot) => slot === 'torpedo' || slot === 'missile'),
  );
}

/** xw1.reload.1, .2 */
function* reload(t: XTable, ship: Ship): Procedure<void> {
  for (const upgrade of reloadable(t, ship)) restoreUpgrade(t, ship, upgrade, 'xw1.reload.1');
  yield* gainToken(t, ship, 'weaponsDisabled', 1, { rule: 'xw1.reload.2', by: ship.seat });
}

/** xw1.mobile-arc.3 */
export function* rotateArc(t: XTable, ship: Ship): Procedure<void> {
  const options = STANDARD_ARCS.filter((arc) => !ship.turret.includes(arc)).map((arc) => ({
    key: arc,
    about: { arcs: [arc] },
    arc,
  }));
  const about = { ship: ship.id };
  const { arc } = yield* pickOne({ seat: ship.seat, topic: 'rotate', rule: 'xw1.mobile-arc.3', about, options });
  ship.turret = [arc];
  t.emit({ type: 'turret', rule: 'xw1.mobile-arc.3', ship: ship.id, arcs: [arc] });
}

/**
 * What each action of the bar does (xw1.summary-sheet.6, xw1.help-actions.2). An effect that assigns a token, acquires a lock or lets a ship boost has not performed
 * the action (xw1.focus.7, xw1.evade.5, xw1.target-lock-action.11).
 */
export const BAR_ACTIONS: Readonly<Record<BarAction, BarActionRule>> = {
  focus: { perform: tokenAction('focus', 'xw1.focus.1') },
  evade: { perform: tokenAction('evade', 'xw1.evade.1') },
  lock: {
    whyNot: whyNotLock,
    *perform(t, ship) {
      yield* acquireLock(t, ship, 'xw1.target-lock-action.1');
    },
  },
  'barrel-roll': {
    whyNot: (t, ship) => whyNotRoll(t, ship),
    *perform(t, ship) {
      yield* barrelRoll(t, ship);
    },
  },
  boost: {
    whyNot: (t, ship) => whyNotBoost(t, ship),
    *perform(t, ship) {
      yield* boost(t, ship);
    },
  },
  cloak: {
    // xw1.cloak.4
    whyNot: (_t, ship) => (ship.tokens.cloak > 0 ? refuse('xw1.cloak.4', 'cloaked-already') : undefined),
    *perform(t, ship) {
      yield* gainToken(t, ship, 'cloak', 1, { rule: 'xw1.cloak.1', by: ship.seat });
      yield* t.window('cloaked', { ship });
    },
  },
  slam: { whyNot: whyNotSlam, perform: slam },
  reinforce: { perform: reinforce },
  coordinate: {
    whyNot: (t, ship) =>
      coordinated(t, ship).length === 0 ? refuse('xw1.coordinate.2', 'nobody-in-range') : undefined,
    perform: coordinate,
  },
  jam: {
    whyNot: (t, ship) => (jammable(t, ship).length === 0 ? refuse('xw1.jam.6', 'nobody-in-range') : undefined),
    perform: jam,
  },
  reload: {
    whyNot: (t, ship) => (reloadable(t, ship).length === 0 ? refuse('xw1.reload.3', 'nothing-to-reload') : undefined),
    perform: reload,
  },
  rotate: {
    whyNot: (_t, ship) => (ship.turret.length === 0 ? refuse('xw1.mobile-arc.1', 'no-mobile-arc') : undefined),
    perform: rotateArc,
  },
};
