import type { Procedure } from '@rangefinder/kernel';
import {
  type BoostBearing,
  boostTo,
  hasLock,
  isInArc,
  rollsTo,
  STANDARD_ARCS,
  type StandardArc,
} from '@rangefinder/xwing';
import { pickOne } from '../ask.ts';
import type { BarAction } from '../card.ts';
import type { PerformAction } from '../edition.ts';
import type { Device, Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { type ActionChoice, isReloadable, mayPerformAction, standardActions } from './actions.ts';
import { recoverCharge } from './charges.ts';
import { lockAction, spendLock } from './lock.ts';
import { ARC_LINES } from './measure.ts';
import { isCommandoTeam, walkTeam } from './remotes.ts';
import { fasterTemplate, fastestEnds, reposition, rollWays, whyNotThere } from './reposition.ts';
import { slam } from './slam.ts';
import { mayStopShort } from './stopshort.ts';
import { gainToken } from './tokens.ts';
import { rangesFromScouts } from './units.ts';

const token = (name: 'focus' | 'evade' | 'calculate' | 'cloak', rule: `${string}.${string}.${number}`): PerformAction =>
  function* (t, ship) {
    yield* gainToken(t, ship, name, 1, { rule, by: ship.seat });
    return true;
  };

/** xw2.barrel-roll.7, .8: the side is declared first, then one of three places. */
export function* barrelRoll(t: XTable, ship: Ship, how = 'barrel-roll'): Procedure<boolean> {
  const speed = 1 + fasterTemplate(t, ship, how);
  const options = rollWays(t, ship, how).map((way) => ({
    key: way.key,
    about: { side: way.side, bend: way.bend },
    way,
  }));
  const { way } = yield* pickOne({
    seat: ship.seat,
    topic: 'roll-side',
    rule: 'xw2.barrel-roll.7',
    about: { ship: ship.id, speed },
    options,
  });
  const ends = fastestEnds(t, ship, speed, how, (one) => rollsTo(t, ship, way, one));
  return yield* reposition(t, ship, ends, how, 'xw2.barrel-roll.4');
}

/** xw2.boost.2, .6: the template is declared first. */
export function* boost(t: XTable, ship: Ship, how = 'boost'): Procedure<boolean> {
  const bearings = t.abilities.ask('boost-templates', ship, [
    'straight',
    'left-bank',
    'right-bank',
  ]) as readonly BoostBearing[];
  return yield* boostWith(t, ship, bearings, how);
}

/** A boost with one of these templates. */
export function* boostWith(
  t: XTable,
  ship: Ship,
  bearings: readonly BoostBearing[],
  how = 'boost',
): Procedure<boolean> {
  const speed = 1 + fasterTemplate(t, ship, how);
  const options = bearings.map((key) => ({ key }));
  const { key } = yield* pickOne({
    seat: ship.seat,
    topic: 'boost-template',
    rule: 'xw2.boost.6',
    about: { ship: ship.id, speed },
    options,
  });
  const ends = fastestEnds(t, ship, speed, how, (one) => [boostTo(t, ship, key, one)]);
  const blocked = ends.every((end) => whyNotThere(t, ship, end, how));
  if (blocked && (yield* mayStopShort(t, ship, key, how))) return true;
  return yield* reposition(t, ship, ends, how, 'xw2.boost.4');
}

/** xw2.reinforce.1, .8 */
export function* reinforce(t: XTable, ship: Ship): Procedure<boolean> {
  const { key } = yield* pickOne({
    seat: ship.seat,
    topic: 'reinforce',
    rule: 'xw2.reinforce.8',
    about: { ship: ship.id },
    options: [{ key: 'reinforceFore' as const }, { key: 'reinforceAft' as const }],
  });
  yield* gainToken(t, ship, key, 1, { rule: 'xw2.reinforce.1', by: ship.seat });
  return true;
}

/**
 * xw2.coordinate.1 to .6: another friendly ship at range 1-2 may perform an action; should that fail, this does not.
 */
export function* coordinate(t: XTable, ship: Ship): Procedure<boolean> {
  const ships = coordinatedShips(t, ship).map((other) => ({
    key: other.id,
    about: { piece: other.id },
    other,
    team: null,
  }));
  const teams = coordinatedTeams(t, ship).map((team) => ({
    key: team.id,
    about: { piece: team.id },
    other: null,
    team,
  }));
  const options = [...ships, ...teams];
  if (options.length === 0) return false;
  const { other, team } = yield* pickOne({
    seat: ship.seat,
    topic: 'coordinate',
    rule: 'xw2.coordinate.3',
    about: { ship: ship.id },
    options,
  });
  if (other) {
    if (!isReached(t, ship, other)) yield* spendLock(t, ship, other.id, 'xw2.lock.6');
    yield* t.window('coordinating', { ship, other });
    yield* coordinateShip(t, ship, other);
  }
  if (team) yield* walkTeam(t, team, 'xw2.coordinate.3', false);
  return true;
}

/** The ships a coordinate action of this one could choose. */
export function coordinatedShips(t: XTable, ship: Ship): Ship[] {
  const allies = t.abilities.ask('coordinates-allies', ship, false);
  return t
    .friendsOf(allies ? ship.seat : ship)
    .filter((other) => other !== ship && !other.destroyed && (isReached(t, ship, other) || mayReach(t, ship, other)))
    .filter((other) => t.abilities.ask('may-be-coordinated', { ship, other }, true));
}

/** Whether a ship is at the range at which another one coordinates. */
export function isReached(t: XTable, ship: Ship, other: Ship): boolean {
  const [near, far] = t.abilities.ask('coordinate-range', ship, [1, 2]);
  return t.range(ship, other) >= near && t.range(ship, other) <= far;
}

/** Whether a ship may spend its lock on another one to choose that one whatever the range. */
function mayReach(t: XTable, ship: Ship, other: Ship): boolean {
  return hasLock(ship, other.id) && t.abilities.ask('reaches-by-lock', ship, false);
}

/** Commando teams that a card lets a ship coordinate: they walk instead of performing an action. */
function coordinatedTeams(t: XTable, ship: Ship): Device[] {
  if (!t.abilities.ask('coordinates-teams', ship, false)) return [];
  const [near, far] = t.abilities.ask('coordinate-range', ship, [1, 2]);
  return t.state.devices.filter((device) => {
    const range = t.rangeTo(ship, t.device(device));
    return device.seat === ship.seat && isCommandoTeam(t, device) && range >= near && range <= far;
  });
}

/**
 * A ship coordinates another one, which may perform an action of its own player's choice (xw2.coordinate.4, .9). An
 * ability can coordinate any ship, also an enemy, without the action (xw2.coordinate.7, .8). Answers which action it was.
 */
export function* coordinateShip(
  t: XTable,
  ship: Ship,
  other: Ship,
  adapted: (actions: readonly ActionChoice[]) => readonly ActionChoice[] = (actions) => actions,
): Procedure<string | null> {
  const actions = standardActions(t, other).filter(({ key }) =>
    t.abilities.ask('may-coordinate', { ship, other, action: key }, true),
  );
  const before = other.performed.length;
  const acted = yield* mayPerformAction(t, other, adapted(actions), 'xw2.coordinate.4');
  // What it did first; linked actions and those of abilities came after it.
  const action = acted ? (other.performed[before] ?? null) : null;
  if (action !== null) ship.memory[`round:coordinated:${action}`] = 1;
  yield* t.window('coordinated', { ship, other, action });
  return action;
}

/** xw2.jam.1 to .4, .11: an enemy at range 1, or at range 1-2 in the bullseye arc. */
export function* jam(t: XTable, ship: Ship): Procedure<boolean> {
  const options = t
    .inPlay()
    .filter((other) => mayJam(t, ship, other) && (isJammable(t, ship, other) || mayReach(t, ship, other)))
    .map((other) => ({ key: other.id, about: { piece: other.id }, other }));
  if (options.length === 0) return false;
  const { other } = yield* pickOne({
    seat: ship.seat,
    topic: 'jam-target',
    rule: 'xw2.jam.3',
    about: { ship: ship.id },
    options,
  });
  if (!isJammable(t, ship, other)) yield* spendLock(t, ship, other.id, 'xw2.lock.6');
  yield* gainToken(t, other, 'jam', 1, { rule: 'xw2.jam.4', by: ship.seat });
  return true;
}

/** An enemy, or who else a card lets a ship choose. */
function mayJam(t: XTable, ship: Ship, other: Ship): boolean {
  return other.seat !== ship.seat || t.abilities.ask('may-jam-friend', { ship, other }, false);
}

/** Whether a ship is where another one can jam it; one that may jam itself need not measure. */
function isJammable(t: XTable, ship: Ship, other: Ship): boolean {
  if (other === ship) return true;
  const ranges = [t.range(ship, other)];
  if (other.seat !== ship.seat) ranges.push(...rangesFromScouts(t, ship.seat, [t.base(other)]));
  if (ranges.includes(1)) return true;
  return ranges.includes(2) && isInArc(ARC_LINES, t.sizeOf(ship), ship.pose, 'bullseye', t.base(other));
}

/** xw2.reload.1 to .4 */
export function* reload(t: XTable, ship: Ship): Procedure<boolean> {
  const options = ship.upgrades
    .filter((one) => isReloadable(t, one))
    .map((upgrade) => ({ key: upgrade.id, about: { card: upgrade.id }, upgrade }));
  if (options.length === 0) return false;
  const { upgrade } = yield* pickOne({
    seat: ship.seat,
    topic: 'reload',
    rule: 'xw2.reload.2',
    about: { ship: ship.id },
    options,
  });
  recoverCharge(t, { ship, upgrade }, t.abilities.ask('reload-charges', { ship, upgrade }, 1), 'xw2.reload.3');
  yield* gainToken(t, ship, 'disarm', 1, { rule: 'xw2.reload.4', by: ship.seat });
  return true;
}

/**
 * xw2.rotate-arc.1, .2, xw2.turret-arcs.6: to another arc; a double turret to the two it does not point at. The ship
 * itself stays as it stands (xw2.rotate-arc.4).
 */
export function* rotateArc(t: XTable, ship: Ship): Procedure<boolean> {
  if (ship.turret.length === 0) return false;
  const others = turretPlaces(ship.turret.length)
    .filter((arcs) => !ship.turret.some((arc) => arcs.includes(arc)))
    .filter((arcs) => arcs.every((arc) => t.abilities.ask('may-rotate-to', { ship, arc }, true)));
  const options = others.map((arcs) => ({ key: arcs.join('+'), about: { arcs }, arcs }));
  const { arcs } = yield* pickOne({
    seat: ship.seat,
    topic: 'rotate',
    rule: 'xw2.rotate-arc.1',
    about: { ship: ship.id },
    options,
  });
  ship.turret = [...arcs];
  t.emit({ type: 'turret', rule: 'xw2.rotate-arc.1', ship: ship.id, arcs: [...arcs] });
  return true;
}

/** Where a single or double indicator can point (xw2.turret-arcs.3, .5). */
export function turretPlaces(count: number): readonly (readonly StandardArc[])[] {
  return count < 2 ? SINGLE_ENDS : DOUBLE_ENDS;
}

const SINGLE_ENDS = STANDARD_ARCS.map((arc): readonly StandardArc[] => [arc]);
const DOUBLE_ENDS: typeof SINGLE_ENDS = [
  ['front', 'rear'],
  ['right', 'left'],
];

/**
 * What each action of the bar does. An effect that boosts, reloads or gains a token calls what is behind it and has
 * not performed the action (xw2.focus.6, xw2.lock.14, xw2.jam.13, xw2.rotate-arc.3, xw2.evade.4, xw2.calculate.6,
 * xw2.barrel-roll.15, xw2.boost.1, .13, xw2.reinforce.10, xw2.reload.5).
 */
export const BAR_ACTIONS: Readonly<Record<BarAction, PerformAction>> = {
  focus: token('focus', 'xw2.focus.1'),
  evade: token('evade', 'xw2.evade.1'),
  calculate: token('calculate', 'xw2.calculate.1'),
  cloak: token('cloak', 'xw2.cloak.1'),
  lock: lockAction,
  'barrel-roll': (t, ship) => barrelRoll(t, ship),
  boost: (t, ship) => boost(t, ship),
  slam,
  reinforce,
  coordinate,
  jam,
  reload,
  rotate: rotateArc,
};
