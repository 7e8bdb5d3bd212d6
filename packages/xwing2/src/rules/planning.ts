import type { Procedure } from '@rangefinder/kernel';
import { setDials } from '@rangefinder/xwing';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/**
 * The Planning Phase: dials in secret and at the same time (xw2.planning-phase.1), then the roll for player order,
 * with which it ends (xw2.planning-phase.3, .10).
 */
export function* planningPhase(t: XTable): Procedure<void> {
  yield* t.window('start-of-planning', {});
  for (const ship of t.state.ships) {
    ship.dial = null;
    ship.revealed = false;
  }
  // xw2.dial.3, xw2.planning-phase.11: in any order, changed or left as they are until both are ready.
  yield* setDials({
    shipsOf: (seat) => t.friendsOf(seat),
    dialOf: (ship) => t.pilot(ship).dialOptions,
    set: (ship, maneuver) => setDial(t, ship, maneuver),
    rules: { set: 'xw2.planning-phase.2', ready: 'xw2.planning-phase.12' },
  });
  rollPlayerOrder(t, 'xw2.planning-phase.4');
}

/** xw2.planning-phase.2: any maneuver of the dial of its type, face down. */
function setDial(t: XTable, ship: Ship, key: string): void {
  ship.dial = key;
  t.kernel.emitTo(ship.seat, { type: 'dial-set', rule: 'xw2.planning-phase.2', ship: ship.id, maneuver: key });
}

/**
 * Three attack dice each: most crits, then focus results, then hits; equal rolls are repeated (xw2.planning-phase.4 to
 * .7, xw2.setup.5 to .7). No ability is asked about this roll (xw2.planning-phase.8, xw2.setup.8). Who wins it is
 * first player from now on (xw2.player-order.3, .4).
 */
export function rollPlayerOrder(t: XTable, rule: 'xw2.planning-phase.4' | 'xw2.setup.4'): void {
  for (;;) {
    const rolls = [t.rollAttackDice(3), t.rollAttackDice(3)];
    const count = (seat: number, face: string) => (rolls[seat] ?? []).filter((one) => one === face).length;
    let lead = 0;
    for (const face of ['crit', 'focus', 'hit']) if (lead === 0) lead = count(0, face) - count(1, face);
    const first = lead === 0 ? null : lead > 0 ? 0 : 1;
    t.emit({ type: 'order-roll', rule, rolls, first });
    if (first !== null) {
      t.state.firstPlayer = first;
      return;
    }
  }
}
