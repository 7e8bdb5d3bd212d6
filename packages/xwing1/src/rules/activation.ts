import type { Procedure } from '@rangefinder/kernel';
import { type Maneuver, maneuverKey } from '@rangefinder/xwing';
import { pickOne } from '../ask.ts';
import { refuse } from '../refusals.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { performActionStep } from './actions.ts';
import { detonateBombs } from './bombs.ts';
import { dialOf, executeManeuver, withDifficulty } from './maneuver.ts';
import { rollForCrossed } from './obstacles.ts';
import { nextShip } from './order.ts';
import { gainToken, isIonized, isStressed, removeToken } from './tokens.ts';

/** What an ionized ship flies (xw1.ion-token.3). */
export const ION_MANEUVER: Maneuver = { speed: 1, bearing: 'straight', difficulty: 'white' };

/** What a ship flies whose dial was not set, and by the switch one that revealed red while stressed (see the rulings). */
export const DEFAULT_MANEUVER: Maneuver = { speed: 2, bearing: 'straight', difficulty: 'white' };

/** One ship's activation, or the end of the phase; answers whether the phase is over (xw1.activation-phase.1, .9, .10, .14). */
export function* activationStep(t: XTable): Procedure<boolean> {
  const waiting = t.state.ships.filter(({ place, acted }) => place === 'play' && !acted);
  const next = nextShip(t, 'ascending', waiting, 'activate', 'xw1.activation-phase.9');
  const { unit: ship } = next.choice ? yield* next.choice : next;
  if (ship) {
    yield* activate(t, ship);
    return false;
  }
  yield* t.window('end-of-activation', {});
  yield* detonateBombs(t);
  return true;
}

/** Reveal Dial, Execute Maneuver, Perform Action (xw1.help-round.2); then the dice of obstacles (xw1.activation-phase.2, .3, .8). */
function* activate(t: XTable, ship: Ship): Procedure<void> {
  t.state.active = ship.id;
  t.emit({ type: 'activates', rule: 'xw1.activation-phase.1', ship: ship.id });
  yield* t.window('activates', { ship });
  if (ship.place === 'play') yield* isIonized(t, ship) ? flyIonized(t, ship) : revealAndFly(t, ship);
  yield* performActionStep(t, ship);
  if (ship.place === 'play') yield* t.window('after-action-step', { ship });
  yield* rollForCrossed(t, ship);
  ship.acted = true;
  t.state.active = null;
}

/** xw1.ion-token.3 to .5, .7: nothing is revealed (xw1.activation-phase.16); the tokens go after the maneuver. */
function* flyIonized(t: XTable, ship: Ship): Procedure<void> {
  yield* executeManeuver(t, ship, ION_MANEUVER);
  if (ship.place !== 'removed') removeToken(t, ship, 'ion', ship.tokens.ion, 'xw1.ion-token.4'); // xw1.large-ship.4
}

function* revealAndFly(t: XTable, ship: Ship): Procedure<void> {
  yield* t.window('before-reveal', { ship });
  if (ship.place !== 'play') return;
  const planned = t.pilot(ship).maneuvers.get(ship.dial ?? '');
  if (!planned) {
    yield* gainToken(t, ship, 'stress', 1, { rule: 'xw1.planning-phase.3', by: ship.seat });
    yield* executeManeuver(t, ship, DEFAULT_MANEUVER);
    return;
  }
  ship.revealed = true;
  t.emit({ type: 'dial-revealed', rule: 'xw1.activation-phase.2', ship: ship.id, maneuver: maneuverKey(planned) });
  const moment = { ship, maneuver: planned };
  yield* t.window('dial-revealed', moment);
  if (ship.place !== 'play') return;
  const maneuver = withDifficulty(t, ship, moment.maneuver);
  yield* executeManeuver(t, ship, isForbidden(t, ship, maneuver) ? yield* chooseOther(t, ship) : maneuver);
}

/** xw1.activation-phase.11, xw1.stress.2 */
export function isForbidden(t: XTable, ship: Ship, maneuver: Maneuver): boolean {
  if (maneuver.difficulty !== 'red' || !isStressed(ship)) return false;
  return t.abilities.ask('stress-forbids-red', { ship, maneuver }, true);
}

/** xw1.activation-phase.12, xw1.difficulty.5, xw1.stress.8: the opponent chooses a maneuver of the dial that is not red. */
function* chooseOther(t: XTable, ship: Ship): Procedure<Maneuver> {
  if (t.state.options.stressedRed === 'white2') return DEFAULT_MANEUVER;
  const seat = 1 - ship.seat;
  const all = dialOf(t, ship);
  const options = all
    .filter(({ difficulty }) => difficulty !== 'red')
    .map((maneuver) => ({ key: maneuverKey(maneuver), maneuver }));
  if (options.length === 0) return DEFAULT_MANEUVER; // where cards have made every maneuver red (see the rulings)
  const rule = 'xw1.activation-phase.12';
  const { key, maneuver } = yield* pickOne({
    seat,
    topic: 'choose-maneuver',
    rule,
    about: { ship: ship.id },
    options,
    refused: () =>
      all
        .filter(({ difficulty }) => difficulty === 'red')
        .map((red) => ({ key: maneuverKey(red), why: refuse('xw1.stress.2', 'red-while-stressed') })),
  });
  t.emit({ type: 'maneuver-chosen', rule, ship: ship.id, maneuver: key, by: seat });
  return maneuver;
}
