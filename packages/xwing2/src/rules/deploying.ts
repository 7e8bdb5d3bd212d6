import type { Pose } from '@rangefinder/geometry';
import type { Procedure, RuleId } from '@rangefinder/kernel';
import { deployStart, fitsSomewhere, isReverse, type Maneuver, maneuverKey } from '@rangefinder/xwing';
import { pickOne } from '../ask.ts';
import { scoreDestroyed } from '../missions/scoring.ts';
import { refuse } from '../refusals.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { mayPerformAction, standardActions } from './actions.ts';
import { spendForce } from './charges.ts';
import { sufferDamage } from './damage.ts';
import { removeFromGame } from './destroying.ts';
import { carrierOf, carriersInReach, dockedWith } from './docking.ts';
import { executeManeuver, withDifficulty } from './maneuver.ts';
import { initiativeOf } from './stats.ts';
import { isStressed } from './tokens.ts';

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

/** One way to deploy: a maneuver, from the carrier's front or rear guides. */
interface Deployment {
  /** `rear:2-right-bank` */
  readonly key: string;
  readonly guides: 'front' | 'rear';
  readonly maneuver: Maneuver;
}

/**
 * xw2.docking.3, .4: any forward maneuver of its dial, and so no stationary and reverse ones
 * (xw2.advanced-maneuvers.15); never one it cannot execute.
 */
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

/** xw2.docking.2: in the System Phase a docked ship can deploy, and then may perform an action (xw2.docking.5). */
export function* mayDeploy(t: XTable, ship: Ship): Procedure<void> {
  const carrier = carrierOf(t, ship);
  if (!carrier) return;
  const chosen = yield* chooseDeployment(t, ship, carrier, 'xw2.docking.2', true);
  if (!chosen) return;
  const start = deployStart(t, ship, carrier, chosen.guides); // xw2.docking.4
  // xw2.docking.6
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
  const ways = deployments(t, ship, carrier).map((way) => ({
    key: way.key,
    about: { guides: way.guides, maneuver: maneuverKey(way.maneuver) },
    way,
  }));
  if (ways.length === 0) return null;
  const options = [...ways, ...(declinable ? [{ key: 'none' as const, way: null }] : [])];
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
      ['front', 'rear'].map((side) => ({
        key: `${side}:${maneuverKey(maneuver)}`,
        about: { guides: side, maneuver: maneuverKey(maneuver) },
        why: refuse('xw2.docking.3', 'no-way-to-deploy'),
      })),
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
