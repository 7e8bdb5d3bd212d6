import type { Procedure } from '@rangefinder/kernel';
import { type BoostBearing, boostTo, rollsTo } from '@rangefinder/xwing';
import { pickOne } from '../ask.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { hasDockingEffect, mayDeploy, waitingToDeploy } from './deploying.ts';
import { maySystemDock } from './docking.ts';
import { nextUnit } from './order.ts';
import { removeDestroyed } from './removing.ts';
import { reposition, rollWays } from './reposition.ts';
import { spendToken } from './tokens.ts';
import { isShip, type Unit } from './units.ts';

/**
 * One ship's opportunity in the System Phase, in ascending initiative (xw2.system-phase.1, .2); answers whether the
 * phase is over.
 */
export function* systemStep(t: XTable): Procedure<boolean> {
  const waiting: Unit[] = [];
  for (const ship of [...t.inPlay(), ...waitingToDeploy(t)]) {
    if (ship.acted || ship.destroyed) continue;
    // Ships with nothing to resolve are passed over without asking anybody about their order.
    if (hasSystemEffect(t, ship)) waiting.push(ship);
    else ship.acted = true;
  }
  for (const device of t.state.devices) {
    if (!device.acted && t.abilities.setsOff('remote-system', { device })) waiting.push(device);
  }
  const next = nextUnit(t, 'ascending', waiting, 'system', 'xw2.system-phase.4');
  const { unit } = next.choice ? yield* next.choice : next;
  if (!unit) return true;
  unit.acted = true;
  if (isShip(unit)) yield* systemOpportunity(t, unit);
  else yield* t.window('remote-system', { device: unit }); // xw2.using-remotes.1
  yield* removeDestroyed(t);
  return false;
}

function hasSystemEffect(t: XTable, ship: Ship): boolean {
  return (
    (ship.place === 'play' && ship.tokens.cloak > 0) ||
    t.abilities.setsOff('system', { ship }) ||
    hasDockingEffect(t, ship)
  );
}

/** xw2.docking.23: ships dock and deploy at their own initiative. */
function* systemOpportunity(t: XTable, ship: Ship): Procedure<void> {
  if (ship.place === 'reserve') yield* mayDeploy(t, ship);
  if (ship.place === 'play' && ship.tokens.cloak > 0) yield* mayDecloak(t, ship);
  yield* t.window('system', { ship });
  yield* maySystemDock(t, ship);
}

/**
 * xw2.cloak.7 to .9, .13, .14: barrel roll or boost, with the 2 straight for small ships and the 1 straight for
 * others. A move, but neither a maneuver nor an action, and so stress does not matter (xw2.cloak.10 to .12). Answers
 * whether the ship decloaked.
 */
export function* mayDecloak(t: XTable, ship: Ship, must = false): Procedure<boolean> {
  if (t.state.phase === 'system' && ship.placedDevice) return false; // xw2.device.19
  const speed = t.sizeOf(ship) === 'small' ? 2 : 1;
  const ways = decloakWays(t, ship, speed);
  const { ends } = yield* pickOne({
    seat: ship.seat,
    topic: 'decloak',
    rule: 'xw2.cloak.7',
    about: { ship: ship.id },
    options: must ? ways : [{ key: 'none' as const, ends: null }, ...ways],
  });
  if (!ends) return false;
  const moved = yield* reposition(t, ship, ends, 'decloak', 'xw2.cloak.7');
  if (!moved) return false; // xw2.cloak.14: the token stays
  ship.decloaked = true;
  yield* spendToken(t, ship, 'cloak', 1, 'xw2.cloak.7');
  yield* t.window('decloaked', { ship });
  return true;
}

/** xw2.cloak.13: the barrel roll or boost, and its kind, is declared before it is tried. */
export function decloakWays(t: XTable, ship: Ship, speed: number) {
  const straight = t.abilities.ask('roll-template', { ship, how: 'decloak' }, 'straight') === 'straight';
  const bearings: readonly BoostBearing[] = straight ? ['straight'] : ['left-bank', 'right-bank'];
  return [
    ...rollWays(t, ship, 'decloak').map((way) => ({
      key: way.key,
      about: { side: way.side, bend: way.bend },
      ends: rollsTo(t, ship, way, speed),
    })),
    ...bearings.map((bearing) => ({ key: bearing, ends: [boostTo(t, ship, bearing, speed)] })),
  ];
}
