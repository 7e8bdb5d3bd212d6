import type { Procedure, RuleId } from '@rangefinder/kernel';
import { breakAllLocksOf, breakAllLocksOn, clearContact } from '@rangefinder/xwing';
import { pickOne } from '../ask.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/** Ships docked with a carrier. */
export function dockedWith(t: XTable, carrier: Ship): Ship[] {
  return t.state.ships.filter(({ place, carrier: id }) => place === 'reserve' && id === carrier.id);
}

/** Whether a ship may dock with a carrier; only cards allow it. */
export function mayDock(t: XTable, ship: Ship, carrier: Ship): boolean {
  return carrier.seat === ship.seat && t.abilities.ask('may-dock', { ship, carrier }, false);
}

/** A ship's player says whether it docks with a carrier. */
function* wishesToDock(ship: Ship, carrier: Ship, rule: RuleId): Procedure<boolean> {
  const options = [{ key: 'dock' as const }, { key: 'none' as const }];
  const about = { ship: ship.id, carrier: carrier.id };
  const { key } = yield* pickOne({ seat: ship.seat, topic: 'dock', rule, about, options });
  return key === 'dock';
}

/** A ship leaves the play area for its dock: it has no dial there, touches nobody, and locks break (see the rulings). */
export function dock(t: XTable, ship: Ship, carrier: Ship, rule: RuleId): void {
  ship.place = 'reserve';
  ship.carrier = carrier.id;
  ship.dial = null;
  ship.revealed = false;
  ship.skipsAction = false;
  ship.parallel = [];
  breakAllLocksOf(t, ship, 'xw1.docking.1');
  breakAllLocksOn(t, ship.id, 'xw1.docking.1');
  clearContact(t, ship);
  t.emit({ type: 'docked', rule, ship: ship.id, carrier: carrier.id });
  t.changed();
}

/** Before forces are placed a ship may be docked: it is not in the play area then (xw1.docking.1). */
export function* startDocked(t: XTable): Procedure<void> {
  if (!t.abilities.isModified('may-dock')) return;
  for (const seat of t.playerOrder()) {
    for (const ship of t.state.ships.filter((one) => one.seat === seat)) {
      const carrier = t.state.ships.find((one) => mayDock(t, ship, one));
      if (carrier && (yield* wishesToDock(ship, carrier, 'xw1.docking.1'))) dock(t, ship, carrier, 'xw1.docking.1');
    }
  }
}

/** xw1.docking.5: the carrier that a ship overlapped and docks with, if its player wishes. */
export function* chooseCarrier(t: XTable, ship: Ship, overlapped: readonly string[]): Procedure<Ship | null> {
  if (!t.abilities.isModified('may-dock')) return null;
  const carrier = overlapped.map((id) => t.ship(id)).find((one) => mayDock(t, ship, one));
  return carrier && (yield* wishesToDock(ship, carrier, 'xw1.docking.5')) ? carrier : null;
}
