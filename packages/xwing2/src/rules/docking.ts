import type { Procedure, RuleId } from '@rangefinder/kernel';
import type { PieceAbout } from '@rangefinder/xwing';
import { clearContact } from '@rangefinder/xwing';
import { pickOne } from '../ask.ts';
import { whenLeaving } from '../missions/scoring.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';

/** Ships docked with a carrier; they are in reserve (xw2.in-reserve.8). */
export function dockedWith(t: XTable, carrier: Ship): Ship[] {
  return t.state.ships.filter((ship) => ship.place === 'reserve' && ship.carrier === carrier.id);
}

/** The carrier of a docked ship. */
export function carrierOf(t: XTable, ship: Ship): Ship | undefined {
  return ship.place === 'reserve' && ship.carrier !== null ? t.findShip(ship.carrier) : undefined;
}

/** Whether a ship may dock with a carrier; only cards allow it (xw2.docking.1). */
export function mayDock(t: XTable, ship: Ship, carrier: Ship): boolean {
  if (carrier === ship || carrier.seat !== ship.seat || carrier.destroyed) return false;
  const there = carrier.place === 'play' || t.state.phase === 'setup';
  return there && t.abilities.ask('may-dock', { ship, carrier }, false);
}

/** Few squads have a card that allows it. */
function anyoneDocks(t: XTable): boolean {
  return t.abilities.isModified('may-dock');
}

/**
 * Places a ship in reserve with its carrier; it has no dial there (xw2.in-reserve.2), and so neither resolves it nor
 * activates (xw2.docking.10, .11).
 */
export function* dock(t: XTable, ship: Ship, carrier: Ship, rule: RuleId): Procedure<void> {
  yield* whenLeaving(t, ship, ship.pose, 'xw2.missions.salvage.10');
  ship.place = 'reserve';
  ship.carrier = carrier.id;
  ship.dial = null;
  ship.revealed = false;
  clearContact(t, ship);
  t.emit({ type: 'docked', rule, ship: ship.id, carrier: carrier.id });
  t.changed();
}

/** xw2.docking.21, .22: before forces are placed, players say which ships start docked, and with which carriers. */
export function* declareDocked(t: XTable): Procedure<void> {
  if (!anyoneDocks(t)) return;
  for (const seat of t.playerOrder()) {
    for (const ship of t.state.ships.filter((one) => one.seat === seat && one.carrier === null)) {
      const carriers = t.state.ships.filter((carrier) => mayDock(t, ship, carrier));
      const carrier = yield* chooseCarrier(ship, carriers, 'start-docked', 'xw2.docking.22');
      if (carrier) yield* dock(t, ship, carrier, 'xw2.docking.21');
    }
  }
}

/** A ship's player chooses its carrier, or none. */
function* chooseCarrier(
  ship: Ship,
  carriers: readonly Ship[],
  topic: 'dock' | 'start-docked',
  rule: RuleId,
): Procedure<Ship | null> {
  const options: (
    | { key: string; about: PieceAbout; carrier: Ship }
    | { key: 'none'; about?: undefined; carrier: null }
  )[] = [];
  for (const carrier of carriers) options.push({ key: carrier.id, about: { piece: carrier.id }, carrier });
  options.push({ key: 'none' as const, carrier: null });
  const { carrier } = yield* pickOne({
    seat: ship.seat,
    topic,
    rule,
    about: { ship: ship.id },
    options,
  });
  return carrier;
}

/** Carriers a ship could dock with where it stands (xw2.docking.8). */
export function carriersInReach(t: XTable, ship: Ship): Ship[] {
  if (!anyoneDocks(t)) return [];
  return t
    .friendsOf(ship)
    .filter(
      (carrier) =>
        mayDock(t, ship, carrier) && t.range(ship, carrier) <= t.abilities.ask('dock-range', { ship, carrier }, 0),
    );
}

/** A ship that deployed this round does not activate (xw2.docking.7). */
export function deployedThisRound(ship: Ship): boolean {
  return ship.memory['round:deployed'] === 1;
}

/** xw2.docking.8: in the System Phase a ship may dock; not one that deployed in the same phase (xw2.docking.9). */
export function* maySystemDock(t: XTable, ship: Ship): Procedure<void> {
  if (ship.place !== 'play' || ship.destroyed || deployedThisRound(ship)) return;
  const carrier = yield* chooseCarrier(ship, carriersInReach(t, ship), 'dock', 'xw2.docking.8');
  if (carrier) yield* dock(t, ship, carrier, 'xw2.docking.8');
}

/** xw2.docking.12, .13: having bumped into its carrier, a ship may dock; then the overlap has no effect. */
export function* dockAfterOverlap(t: XTable, ship: Ship, bumped: readonly string[]): Procedure<boolean> {
  if (!anyoneDocks(t)) return false;
  if (t.state.phase === 'system' && deployedThisRound(ship)) return false; // xw2.docking.9
  const carriers = bumped.flatMap((id) => t.findShip(id) ?? []).filter((carrier) => mayDock(t, ship, carrier));
  const carrier = yield* chooseCarrier(ship, carriers, 'dock', 'xw2.docking.12');
  if (!carrier) return false;
  yield* dock(t, ship, carrier, 'xw2.docking.12');
  return true;
}
