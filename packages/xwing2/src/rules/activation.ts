import type { Procedure, RuleId } from '@rangefinder/kernel';
import { type Maneuver, readManeuver, sideOf } from '@rangefinder/xwing';
import { afterActivation } from '../missions/scoring.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { performActionStep } from './actions.ts';
import { spendableForce, spendForce } from './charges.ts';
import { detonateBombs } from './devices.ts';
import { deployedThisRound } from './docking.ts';
import { executeManeuver, STRESS_MANEUVER, withDifficulty } from './maneuver.ts';
import { nextUnit } from './order.ts';
import { removeDestroyed } from './removing.ts';
import { gainToken, isIonized, isStressed, removeToken } from './tokens.ts';

/** One ship's activation, or the end of the phase; answers whether the phase is over. */
export function* activationStep(t: XTable): Procedure<boolean> {
  const waiting: Ship[] = [];
  for (const ship of t.state.ships) {
    if (ship.place === 'play' && !ship.acted && !ship.destroyed && !deployedThisRound(ship)) waiting.push(ship);
  }
  const next = nextUnit(t, 'ascending', waiting, 'activate', 'xw2.activation-phase.6');
  const { unit: ship } = next.choice ? yield* next.choice : next;
  if (ship) {
    yield* activate(t, ship);
    yield* removeDestroyed(t);
    return false;
  }
  yield* t.window('end-of-activation', {});
  yield* detonateBombs(t);
  yield* removeDestroyed(t);
  return true;
}

/** The activation of a ship: reveal, maneuver, action (xw2.activation-phase.2 to .4), ionized or not (xw2.ion.5). */
function* activate(t: XTable, ship: Ship): Procedure<void> {
  t.emit({ type: 'activates', rule: 'xw2.activation-phase.1', ship: ship.id });
  ship.noMoreActions = false; // xw2.overlap.11: a bump outside this activation does not count in it
  yield* t.window('before-activate', { ship });
  const ionized = isIonized(t, ship);
  yield* revealDial(t, ship, ionized);
  yield* executeStep(t, ship, ionized);
  yield* performActionStep(t, ship);
  // xw2.ion.11: only after an ion maneuver do the tokens go.
  if (ionized && ship.place === 'play') removeToken(t, ship, 'ion', ship.tokens.ion, 'xw2.ion.11');
  if (ionized) delete ship.memory['ion-maneuver'];
  ship.acted = true;
  ship.noMoreActions = false;
  if (ship.place === 'play') {
    yield* t.window('after-activate', { ship });
    yield* afterActivation(t, ship);
  }
}

/**
 * Step 1. An ionized ship only turns its dial up later: nothing waits for that (xw2.ion.13), nor for a step that is
 * skipped (xw2.activation-phase.8). The dial is revealed also where it is faceup already; turning one up elsewhere is no
 * reveal (xw2.faq-activation-actions.18 to .20).
 */
function* revealDial(t: XTable, ship: Ship, ionized: boolean): Procedure<void> {
  if (ship.dial !== null && !ionized) yield* t.window('before-reveal', { ship });
  if (ship.dial === null || ship.place !== 'play') return;
  ship.revealed = true;
  const rule = ionized ? 'xw2.ion.6' : 'xw2.activation-phase.2';
  t.emit({ type: 'dial-revealed', rule, ship: ship.id, maneuver: ship.dial });
  if (!ionized) yield* t.window('dial-revealed', { ship });
}

/** Step 2: the revealed maneuver, or what takes its place. */
function* executeStep(t: XTable, ship: Ship, ionized: boolean): Procedure<void> {
  if (ionized) {
    ship.memory['ion-maneuver'] = 1; // xw2.ion.9: nothing that changes maneuvers is asked
    yield* executeManeuver(t, ship, ionManeuver(ship.dial));
    return;
  }
  if (t.abilities.ask('skips-maneuver', ship, false)) return;
  const planned = ship.dial === null ? undefined : t.pilot(ship).maneuvers.get(ship.dial);
  if (!planned) {
    // xw2.planning-phase.14: a dial nobody set.
    yield* gainToken(t, ship, 'stress', 1, { rule: 'xw2.planning-phase.14', by: ship.seat });
    yield* executeManeuver(t, ship, STRESS_MANEUVER);
    return;
  }
  const moment = { ship, maneuver: planned };
  const before = t.window('before-maneuver', moment); // xw2.stress.7: it may still become another one
  yield* before;
  if (ship.place !== 'play') return;
  const maneuver = withDifficulty(t, ship, moment.maneuver);
  yield* executeManeuver(t, ship, allowed(t, ship, maneuver));
}

/** Which rule puts the stress maneuver in the place of this one; undefined when it may be flown. */
export function whyNotFly(t: XTable, ship: Ship, maneuver: Maneuver): RuleId | undefined {
  // xw2.stress.2, .6
  if (maneuver.difficulty === 'red' && isStressed(ship)) {
    if (t.abilities.ask('stress-forbids-red', { ship, maneuver }, true)) return 'xw2.activation-phase.10';
  }
  if (maneuver.difficulty === 'purple' && spendableForce(t, ship) < 1) return 'xw2.activation-phase.12';
  return undefined;
}

/**
 * xw2.activation-phase.10 to .12: stressed and red, or purple without Force, it is the stress maneuver, which stays as
 * it is.
 */
function allowed(t: XTable, ship: Ship, maneuver: Maneuver): Maneuver {
  if (whyNotFly(t, ship, maneuver)) return STRESS_MANEUVER;
  if (maneuver.difficulty === 'purple') spendForce(t, ship, 1, 'xw2.difficulty.4');
  return maneuver;
}

/** xw2.ion.6 to .8: blue, speed 1, straight or the bank of the side the dial shows. */
export function ionManeuver(dial: string | null): Maneuver {
  const shown = dial === null ? null : readManeuver(dial);
  const side = shown && sideOf(shown.bearing);
  return { speed: 1, bearing: side ? `${side}-bank` : 'straight', difficulty: 'blue' };
}
