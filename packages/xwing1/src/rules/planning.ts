import type { Procedure } from '@rangefinder/kernel';
import { setDials } from '@rangefinder/xwing';
import type { PilotCard } from '../card.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { isIonized } from './tokens.ts';

/** The Planning phase: dials in secret, in any order, changed until both are ready (xw1.planning-phase.1, .3, .6, .7). See xw1.help-round.1 and xw1.summary-sheet.3. */
export function* planningPhase(t: XTable): Procedure<void> {
  for (const ship of t.state.ships) {
    ship.dial = null;
    ship.revealed = false;
  }
  yield* setDials({
    // xw1.ion-token.2, xw1.planning-phase.8: none for an ionized ship.
    shipsOf: (seat) => t.friendsOf(seat).filter((ship) => !isIonized(t, ship)),
    dialOf: (ship) => plannable(t, ship),
    set: (ship, maneuver) => setDial(t, ship, maneuver),
    rules: { set: 'xw1.planning-phase.1', ready: 'xw1.planning-phase.3' },
  });
  yield* t.window('end-of-planning', {});
}

/** The maneuvers of a ship's dial, without those a card forbids; all of them where it would forbid every one. */
function plannable(t: XTable, ship: Ship): PilotCard['dialOptions'] {
  const { dialOptions, maneuvers } = t.pilot(ship);
  if (!t.abilities.isModified('may-plan')) return dialOptions;
  const allowed = dialOptions.filter(({ key }) => {
    const maneuver = maneuvers.get(key);
    return maneuver !== undefined && t.abilities.ask('may-plan', { ship, maneuver }, true);
  });
  return allowed.length > 0 ? allowed : dialOptions;
}

/** xw1.planning-phase.2, .4, .5: facedown; its player may look at it, nobody else. */
function setDial(t: XTable, ship: Ship, key: string): void {
  ship.dial = key;
  t.kernel.emitTo(ship.seat, { type: 'dial-set', rule: 'xw1.planning-phase.1', ship: ship.id, maneuver: key });
}
