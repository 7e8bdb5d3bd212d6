import type { Maneuver } from '@rangefinder/xwing';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/** The maneuver on a revealed dial, as printed, whatever is flown (xw2.maneuver.17, .18, xw2.faq-cards.39, .66). */
export function revealedManeuver(t: XTable, ship: Ship): Maneuver | undefined {
  return ship.revealed && ship.dial !== null ? t.pilot(ship).maneuvers.get(ship.dial) : undefined;
}
