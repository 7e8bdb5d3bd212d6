import { type Pose, toWorld } from '@rangefinder/geometry';
import { type Procedure, pickOne, type RuleId } from '@rangefinder/kernel';
import { BASE_LENGTH, fullFlights, isReverse, type Maneuver, maneuverKey, partialFlight } from '@rangefinder/xwing';
import { scoreDestroyed, whenLeaving } from '../missions/scoring.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { mayPerformAction, standardActions } from './actions.ts';
import { withDifficulty } from './activation.ts';
import { spendForce } from './charges.ts';
import { clearContact } from './contact.ts';
import { sufferDamage } from './damage.ts';
import { removeFromGame } from './destroying.ts';
import { guidesOf } from './devices.ts';
import { executeManeuver, overlapsAny } from './maneuver.ts';
import { initiativeOf } from './stats.ts';
import { isStressed } from './tokens.ts';

/** Ships docked with a carrier; they are in reserve (xw2.in-reserve.8). */
export function dockedWith(t: XTable, carrier: Ship): Ship[] {
  return t.state.ships.filter((ship) => ship.place === 'reserve' && ship.carrier === carrier.id);
}

/** The carrier of a docked ship. */
function carrierOf(t: XTable, ship: Ship): Ship | undefined {
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

/** Places a ship in reserve with its carrier; it has no dial there (xw2.in-reserve.2). */
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
  const options: { key: string; carrier: Ship | null }[] = [];
  for (const carrier of carriers) options.push({ key: carrier.id, carrier });
  options.push({ key: 'none', carrier: null });
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
function carriersInReach(t: XTable, ship: Ship): Ship[] {
  if (!anyoneDocks(t)) return [];
  return t
    .friendsOf(ship)
    .filter(
      (carrier) =>
        mayDock(t, ship, carrier) && t.range(ship, carrier) <= t.abilities.ask('dock-range', { ship, carrier }, 0),
    );
}

/** Whether a ship has something to do with docking in the System Phase. */
export function hasDockingEffect(t: XTable, ship: Ship): boolean {
  if (ship.place === 'play') return carriersInReach(t, ship).length > 0;
  const carrier = carrierOf(t, ship);
  return carrier?.place === 'play' && deployments(t, ship, carrier).length > 0;
}

/** Ships in reserve that could come back now. */
export function waitingToDeploy(t: XTable): Ship[] {
  return t.state.ships.filter((ship) => carrierOf(t, ship)?.place === 'play');
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

/** One way to deploy: a maneuver, from the carrier's front or rear guides. */
interface Deployment {
  /** `rear:2-right-bank` */
  readonly key: string;
  readonly guides: 'front' | 'rear';
  readonly maneuver: Maneuver;
}

/** xw2.docking.3, .4: any maneuver of its dial but stationary and reverse ones; never one it cannot execute. */
function deployments(t: XTable, ship: Ship, carrier: Ship): Deployment[] {
  const guides = t.abilities.ask('deploy-guides', { ship, carrier }, ['front', 'rear']);
  return t.pilot(ship).dial.flatMap((printed) => {
    if (printed.bearing === 'stationary' || isReverse(printed.bearing)) return [];
    const maneuver = withDifficulty(t, ship, printed);
    if (maneuver.difficulty === 'red' && isStressed(ship)) return [];
    if (maneuver.difficulty === 'purple' && ship.force < 1) return [];
    return guides.map((side) => ({ key: `${side}:${maneuverKey(maneuver)}`, guides: side, maneuver }));
  });
}

/** The template goes between the carrier's guides as if the ship stood behind it (xw2.docking.4). */
function deployStart(t: XTable, ship: Ship, carrier: Ship, guides: 'front' | 'rear'): Pose {
  const edge = guidesOf(t, carrier, guides);
  const middle = toWorld(edge, 0, -BASE_LENGTH[t.sizeOf(ship)] / 2);
  return { x: middle.x, y: middle.y, heading: edge.heading };
}

/** xw2.docking.6: it fails if the ship could be placed only on top of another ship. */
function fitsSomewhere(t: XTable, ship: Ship, start: Pose, { speed, bearing }: Maneuver): boolean {
  const size = t.sizeOf(ship);
  const ends = fullFlights(size, start, speed, bearing);
  if (ends.some(({ pose }) => !overlapsAny(t, ship, pose))) return true;
  const bodies = t.inPlay().flatMap((other) => (other === ship ? [] : [t.body(other)]));
  return partialFlight(size, start, speed, bearing, bodies).free;
}

/** xw2.docking.2: in the System Phase a docked ship can deploy, and then may perform an action (xw2.docking.5). */
export function* mayDeploy(t: XTable, ship: Ship): Procedure<void> {
  const carrier = carrierOf(t, ship);
  if (!carrier) return;
  const chosen = yield* chooseDeployment(t, ship, carrier, 'xw2.docking.2', true);
  if (!chosen) return;
  const start = deployStart(t, ship, carrier, chosen.guides);
  if (!fitsSomewhere(t, ship, start, chosen.maneuver)) {
    t.emit({ type: 'deploy-failed', rule: 'xw2.docking.6', ship: ship.id, carrier: carrier.id });
    return;
  }
  yield* flyOut(t, ship, carrier, start, chosen.maneuver, 'xw2.docking.4');
  if (isThere(ship)) yield* mayPerformAction(t, ship, standardActions(t, ship), 'xw2.docking.5');
  ship.noMoreActions = false;
  if (isThere(ship)) yield* t.window('deployed', { ship, carrier });
}

function* chooseDeployment(
  t: XTable,
  ship: Ship,
  carrier: Ship,
  rule: RuleId,
  declinable: boolean,
): Procedure<Deployment | null> {
  const ways = deployments(t, ship, carrier).map((way) => ({ key: way.key, way: way as Deployment | null }));
  if (ways.length === 0) return null;
  const options = declinable ? [...ways, { key: 'none', way: null }] : ways;
  const { way } = yield* pickOne({
    seat: ship.seat,
    topic: 'deploy',
    rule,
    about: { ship: ship.id, carrier: carrier.id },
    options,
    refused: () => unfit(t, ship),
  });
  return way;
}

/** What stands on the dial but is no way to deploy. */
function unfit(t: XTable, ship: Ship) {
  return t
    .pilot(ship)
    .dial.filter(({ bearing }) => bearing === 'stationary' || isReverse(bearing))
    .flatMap((maneuver) =>
      ['front', 'rear'].map((side) => ({ key: `${side}:${maneuverKey(maneuver)}`, rule: 'xw2.docking.3' as const })),
    );
}

/** The ship comes into play where the carrier's guides are, and executes its maneuver from there. */
function* flyOut(t: XTable, ship: Ship, carrier: Ship, start: Pose, maneuver: Maneuver, rule: RuleId): Procedure<void> {
  ship.place = 'play';
  ship.carrier = null;
  ship.pose = start;
  ship.memory['round:deployed'] = 1;
  t.changed();
  t.emit({ type: 'deployed', rule, ship: ship.id, carrier: carrier.id });
  if (maneuver.difficulty === 'purple') spendForce(t, ship, 1, 'xw2.difficulty.4');
  yield* executeManeuver(t, ship, maneuver);
}

function isThere(ship: Ship): boolean {
  return ship.place === 'play' && !ship.destroyed;
}

/** xw2.docking.14: before a destroyed carrier leaves, each docked ship may get out; else it is lost with it. */
export function* emergencyDeployments(t: XTable, carrier: Ship): Procedure<void> {
  for (const ship of dockedWith(t, carrier)) {
    const { key } = yield* pickOne({
      seat: ship.seat,
      topic: 'emergency-deployment',
      rule: 'xw2.docking.14',
      about: { ship: ship.id, carrier: carrier.id },
      options: [{ key: 'deploy' }, { key: 'stay' }],
    });
    if (key === 'deploy') yield* emergencyDeployment(t, ship, carrier);
    if (!isThere(ship)) lose(t, ship);
  }
}

/** xw2.docking.15, .16: first 1 crit damage, then a deployment, and no action after it. */
function* emergencyDeployment(t: XTable, ship: Ship, carrier: Ship): Procedure<void> {
  ship.place = 'play';
  ship.pose = carrier.pose;
  t.changed();
  yield* sufferDamage(t, ship, 'crit', 1, { rule: 'xw2.docking.15' });
  if (!isThere(ship)) return;
  const chosen = yield* chooseDeployment(t, ship, carrier, 'xw2.docking.15', false);
  const start = chosen && deployStart(t, ship, carrier, chosen.guides);
  if (!chosen || !start || !fitsSomewhere(t, ship, start, chosen.maneuver)) {
    ship.place = 'reserve';
    t.emit({ type: 'deploy-failed', rule: 'xw2.docking.17', ship: ship.id, carrier: carrier.id });
    return;
  }
  yield* flyOut(t, ship, carrier, start, chosen.maneuver, 'xw2.docking.15');
  ship.noMoreActions = false;
  if (!isThere(ship)) return;
  // xw2.docking.18, .19: it still engages, unless its initiative has had its turn.
  const { phase, engaging } = t.state;
  ship.acted = phase === 'engagement' && engaging !== null && initiativeOf(t, ship) >= engaging;
  yield* t.window('deployed', { ship, carrier });
}

/** xw2.docking.17: a docked ship that does not get out is destroyed with its carrier. */
function lose(t: XTable, ship: Ship): void {
  if (ship.place === 'removed') return;
  if (!ship.destroyed) {
    ship.destroyed = true;
    t.emit({ type: 'destroyed', rule: 'xw2.docking.17', ship: ship.id });
    scoreDestroyed(t, ship);
  }
  removeFromGame(t, ship, 'xw2.docking.17');
}
