import type { Pose } from '@rangefinder/geometry';
import type { Procedure, Seat, Violation } from '@rangefinder/kernel';
import {
  baseAt,
  isInsidePlayArea,
  isInZone,
  type OwnEdge,
  obstacleToken,
  overlapsAny,
  playerOf,
  shipPlaces,
  updateContact,
} from '@rangefinder/xwing';
import { pickOne, place } from '../ask.ts';
import { placeFeatures } from '../missions/features.ts';
import { score } from '../missions/points.ts';
import { refuse } from '../refusals.ts';
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
    yield* chooseEdge(t);
    yield* placeFeatures(t);
    state.begun = true;
    return false;
  }
  const obstacleLeft = state.players.some(({ obstacles }) => obstacles.length > 0);
  if (obstacleLeft) {
    yield* placeObstacles(t);
    return false;
  }
  if (!state.placingForces) {
    state.placingForces = true;
    yield* declareDocked(t);
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
    yield* placeShip(t, ship);
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

/** xw2.setup.10: opposite edges; the first player chooses (see the rulings). */
function* chooseEdge(t: XTable): Procedure<void> {
  const first = t.state.firstPlayer;
  const { key: edge } = yield* pickOne({
    seat: first,
    topic: 'edge',
    rule: 'xw2.setup.10',
    options: [{ key: 'bottom' as const }, { key: 'top' as const }],
  });
  const other = edge === 'bottom' ? 'top' : 'bottom';
  playerOf(t.state, first).edge = edge;
  t.state.players[first === 0 ? 1 : 0].edge = other;
  t.emit({ type: 'edge', rule: 'xw2.setup.10', seat: first, edge });
}

/**
 * xw2.setup.11, xw2.obstacles.28: in player order, one each in turn. One that fits nowhere stays out (see the
 * rulings).
 */
function* placeObstacles(t: XTable): Procedure<void> {
  for (const seat of t.playerOrder()) {
    const { obstacles } = playerOf(t.state, seat);
    const options = obstacles.map((token, index) => ({
      key: `${token}:${index}`,
      about: { obstacle: token },
      token,
      index,
    }));
    if (options.length === 0) continue;
    const { token, index } = yield* pickOne({ seat, topic: 'choose-obstacle', rule: 'xw2.setup.11', options });
    obstacles.splice(index, 1);
    yield* placeObstacle(t, seat, token);
  }
}

function* placeObstacle(t: XTable, seat: Seat, token: string): Procedure<void> {
  const candidates = obstaclePlaces(t, token);
  if (candidates.length === 0) return;
  const { poses } = yield* place({
    seat,
    topic: 'place-obstacle',
    rule: 'xw2.setup.11',
    about: { obstacle: token },
    pieces: [token],
    candidates,
    check: ([pose]) => (pose ? whyNotObstacle(t, token, pose) : undefined),
  });
  const [pose] = poses;
  if (!pose) return;
  const kind = obstacleToken(token)?.kind ?? 'asteroid';
  t.addObstacle({ id: `${token}-${++t.state.made}`, kind, token, pose, fuses: 0 });
  t.emit({ type: 'obstacle-placed', rule: 'xw2.setup.11', seat, obstacle: token, pose });
}

/**
 * xw2.setup.15, .16: within range 1 of its owner's edge, where a large ship may fill the zone and stick out of it
 * (xw2.ship-sizes.11); then its turret indicator.
 */
function* placeShip(t: XTable, ship: Ship): Procedure<void> {
  const candidates = shipPlaces(t, ship, edgeOf(t, ship.seat));
  // More ships than the zone holds: those without room do not take part.
  if (candidates.length === 0) {
    removeFromGame(t, ship, 'xw2.setup.15');
    return;
  }
  const { poses } = yield* place({
    seat: ship.seat,
    topic: 'place-ship',
    rule: 'xw2.setup.15',
    about: { ship: ship.id },
    pieces: [ship.id],
    candidates,
    check: ([pose]) => (pose ? whyNotShip(t, ship, pose) : undefined),
  });
  const [pose] = poses;
  if (!pose) return;
  // Every ship speaks during setup; only what speaks from reserve alone falls silent here.
  const wasHeard = speaksFromReserve(t, ship);
  ship.pose = pose;
  ship.place = 'play';
  if (wasHeard) t.changed();
  updateContact(t, ship, []);
  t.emit({ type: 'ship-placed', rule: 'xw2.setup.15', ship: ship.id, pose });
  yield* pointTurret(t, ship);
}

/** xw2.turret-arcs.2, xw2.setup.16 */
export function* pointTurret(t: XTable, ship: Ship): Procedure<void> {
  const ends = turretEnds(t, ship);
  if (ends === 0) return;
  const options = turretPlaces(ends).map((arcs) => ({ key: arcs.join('+'), about: { arcs }, arcs }));
  const { arcs } = yield* pickOne({
    seat: ship.seat,
    topic: 'point-turret',
    rule: 'xw2.setup.16',
    about: { ship: ship.id },
    options,
  });
  ship.turret = [...arcs];
  t.emit({ type: 'turret', rule: 'xw2.setup.16', ship: ship.id, arcs: [...arcs] });
}

function whyNotShip(t: XTable, ship: Ship, pose: Pose): Violation | undefined {
  const size = t.sizeOf(ship);
  const base = baseAt(size, pose);
  if (!isInsidePlayArea(t.state, base)) return refuse('xw2.ship-sizes.12', 'base-outside');
  const allowed =
    isInZone(t.playArea, edgeOf(t, ship.seat), size, base) || t.abilities.ask('may-be-placed', { ship, base }, false);
  if (!allowed) return refuse('xw2.setup.15', 'far-from-own-edge');
  return overlapsAny(t, ship, pose) ? refuse('xw2.setup.15', 'ship-there') : undefined;
}

function edgeOf(t: XTable, seat: Seat): OwnEdge {
  return playerOf(t.state, seat).edge;
}

/** xw2.deficit.1, .2, xw2.mission-points.2, xw2.missions.score.1: what a squad is short of goes to the opponent. */
function scoreDeficits(t: XTable): void {
  t.state.players.forEach(({ squadCost }, seat) => {
    score(t, 1 - seat, Math.max(0, t.state.squadPoints - squadCost), 'deficit', 'xw2.deficit.2');
  });
}
