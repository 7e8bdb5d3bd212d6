import type { Procedure } from '@rangefinder/kernel';
import {
  baseAt,
  chooseEdge,
  obstacleToken,
  type PlacingObstacles,
  placeObstacles,
  placeShip,
  pointTurret,
} from '@rangefinder/xwing';
import { placeFeatures } from '../missions/features.ts';
import { score } from '../missions/points.ts';
import { speaksFromReserve } from '../sources.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { turretPlaces } from './baractions.ts';
import { removeFromGame } from './destroying.ts';
import { declareDocked } from './docking.ts';
import { obstaclePlaces, whyNotObstacle } from './obstacleplaces.ts';
import { nextUnit } from './order.ts';
import { rollPlayerOrder } from './planning.ts';
import { turretEnds } from './weapons.ts';

/** One step of setup; answers whether all is set up. */
export function* setupStep(t: XTable): Procedure<boolean> {
  const { state } = t;
  if (!state.begun) {
    rollPlayerOrder(t, 'xw2.setup.4');
    // xw2.setup.10: opposite edges; the first player chooses (see the rulings).
    yield* chooseEdge(t, state.firstPlayer, 'xw2.setup.10');
    yield* placeFeatures(t);
    state.begun = true;
    return false;
  }
  const obstacleLeft = state.players.some(({ obstacles }) => obstacles.length > 0);
  if (obstacleLeft) {
    yield* placeObstacles(t, obstaclesOf(t));
    return false;
  }
  if (!state.placingForces) {
    state.placingForces = true;
    yield* declareDocked(t);
    // xw2.setup.19
    yield* t.window('before-placing-forces', {});
    return false;
  }
  const waiting = state.ships.filter(
    (ship) => ship.place === 'reserve' && ship.carrier === null && !startsInReserve(t, ship),
  );
  // xw2.setup.14: ascending initiative, ties by player order.
  const next = nextUnit(t, 'ascending', waiting, 'place-ship', 'xw2.setup.14');
  const { unit: ship } = next.choice ? yield* next.choice : next;
  if (ship) {
    yield* placeShipOf(t, ship);
    return false;
  }
  yield* t.window('after-placing-forces', {});
  yield* t.window('prepare-components', {});
  scoreDeficits(t);
  return true;
}

/** Some cards keep a ship in reserve when forces are placed. */
function startsInReserve(t: XTable, ship: Ship): boolean {
  return t.abilities.ask('starts-in-reserve', ship, false);
}

/**
 * xw2.setup.11, xw2.obstacles.28: in player order, one each in turn. One that fits nowhere stays out (see the
 * rulings).
 */
function obstaclesOf(t: XTable): PlacingObstacles {
  return {
    rule: 'xw2.setup.11',
    placesFor: (token) => obstaclePlaces(t, token),
    whyNot: (token, pose) => whyNotObstacle(t, token, pose),
    put: (token, pose) => {
      const kind = obstacleToken(token)?.kind ?? 'asteroid';
      t.addObstacle({ id: `${token}-${++t.state.made}`, kind, token, pose, fuses: 0 });
    },
  };
}

/**
 * xw2.setup.15, .16: within range 1 of its owner's edge, where a large ship may fill the zone and stick out of it
 * (xw2.ship-sizes.11); then its turret indicator.
 */
function* placeShipOf(t: XTable, ship: Ship): Procedure<void> {
  // Every ship speaks during setup; only what speaks from reserve alone falls silent when it is placed.
  const wasHeard = speaksFromReserve(t, ship);
  const hasRoom = yield* placeShip(t, ship, {
    rules: { place: 'xw2.setup.15', inside: 'xw2.ship-sizes.12' },
    mayBePlaced: (one, pose) =>
      t.abilities.ask('may-be-placed', { ship: one, base: baseAt(t.sizeOf(one), pose) }, false),
  });
  // More ships than the zone holds: those without room do not take part.
  if (!hasRoom) return removeFromGame(t, ship, 'xw2.setup.15');
  if (wasHeard) t.changed();
  yield* pointTurretOf(t, ship);
}

/** xw2.turret-arcs.2, xw2.setup.16 */
export function* pointTurretOf(t: XTable, ship: Ship): Procedure<void> {
  const ends = turretEnds(t, ship);
  if (ends > 0) yield* pointTurret(t, ship, turretPlaces(ends), 'xw2.setup.16');
}

/** xw2.deficit.1, .2, xw2.mission-points.2, xw2.missions.score.1: what a squad is short of goes to the opponent. */
function scoreDeficits(t: XTable): void {
  t.state.players.forEach(({ squadCost }, seat) => {
    score(t, 1 - seat, Math.max(0, t.state.squadPoints - squadCost), 'deficit', 'xw2.deficit.2');
  });
}
