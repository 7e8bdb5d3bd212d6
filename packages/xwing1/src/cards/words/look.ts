import { maneuverKey } from '@rangefinder/xwing';
import { RULE } from '../../abilities.ts';
import type { Ship } from '../../state.ts';
import type { XTable } from '../../table.ts';

/** Dials that others look at. */

/** Whether there is something to look at. */
export function isHidden({ dial, revealed }: Ship): boolean {
  return dial !== null && !revealed;
}

/** Only the player of a ship learns what another's dial shows. */
export function look(table: XTable, ship: Ship, other: Ship): void {
  if (other.dial === null) return;
  table.kernel.emitTo(ship.seat, { type: 'dial-set', rule: RULE, ship: other.id, maneuver: other.dial });
}

/** The maneuvers on a ship's dial, to guess or to set. */
export function onDial(table: XTable, ship: Ship) {
  return table.pilot(ship).dial.map((maneuver) => ({ key: maneuverKey(maneuver) }));
}
