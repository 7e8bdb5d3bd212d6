import type { Procedure } from '@rangefinder/kernel';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { clearContact } from './contact.ts';
import { removeFromGame } from './destroying.ts';

/** Ships docked with a carrier. */
export function dockedWith(t: XTable, carrier: Ship): Ship[] {
  return t.state.ships.filter((ship) => ship.place === 'reserve' && ship.carrier === carrier.id);
}

/** Whether a ship may dock with a carrier; only cards allow it (xw2.docking.1). */
export function mayDock(t: XTable, ship: Ship, carrier: Ship): boolean {
  return (
    carrier.seat === ship.seat && carrier.place === 'play' && t.abilities.ask('may-dock', { ship, carrier }, false)
  );
}

/** Places a ship in reserve with its carrier. */
export function dock(t: XTable, ship: Ship, carrier: Ship): void {
  ship.place = 'reserve';
  ship.carrier = carrier.id;
  clearContact(t, ship);
  t.emit({ type: 'docked', rule: 'xw2.docking.1', ship: ship.id, carrier: carrier.id });
  t.changed();
}

/** xw2.docking.12, .13: bumping into its carrier, a ship may dock instead of suffering the overlap. */
export function* dockAfterOverlap(t: XTable, ship: Ship, bumped: readonly string[]): Procedure<boolean> {
  const carriers = bumped.flatMap((id) => t.findShip(id) ?? []).filter((carrier) => mayDock(t, ship, carrier));
  const [carrier] = carriers;
  if (!carrier) return false;
  dock(t, ship, carrier);
  return true;
}

/** xw2.docking.14: before a destroyed carrier leaves, its docked ships get out or are lost with it. */
export function* emergencyDeployments(t: XTable, carrier: Ship): Procedure<void> {
  for (const ship of dockedWith(t, carrier)) {
    ship.destroyed = true;
    removeFromGame(t, ship, 'xw2.docking.17');
  }
}
