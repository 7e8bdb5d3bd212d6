import {
  type Box,
  boundingBox,
  type ConvexPolygon,
  lengthOf,
  overlaps,
  type Pose,
  withinDistance,
} from '@rangefinder/geometry';
import { type Candidate, type Procedure, pickOne, place, type Seat, type Violation } from '@rangefinder/kernel';
import { baseAt, obstacleAt, obstacleReach, obstacleToken } from '@rangefinder/xwing';
import { placeFeatures } from '../missions/features.ts';
import { score } from '../missions/points.ts';
import { speaksFromReserve } from '../sources.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { turretPlaces } from './baractions.ts';
import { updateContact } from './contact.ts';
import { removeFromGame } from './destroying.ts';
import { declareDocked } from './docking.ts';
import { overlapsAny } from './maneuver.ts';
import { nextUnit } from './order.ts';
import { rollPlayerOrder } from './planning.ts';
import { isInsidePlayArea } from './playarea.ts';
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
  const ship = yield* nextUnit(t, 'ascending', waiting, 'place-ship', 'xw2.setup.14');
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
  t.state.players[first === 0 ? 0 : 1].edge = edge;
  t.state.players[first === 0 ? 1 : 0].edge = other;
  t.emit({ type: 'edge', rule: 'xw2.setup.10', seat: first, edge });
}

/** xw2.setup.11: in player order, one each in turn. One that fits nowhere stays out (see the rulings). */
function* placeObstacles(t: XTable): Procedure<void> {
  for (const seat of t.playerOrder()) {
    const { obstacles } = t.state.players[seat === 0 ? 0 : 1];
    const options = obstacles.map((token, index) => ({ key: `${token}:${index}`, token, index }));
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
  t.state.obstacles.push({ id: `${token}-${++t.state.made}`, kind, token, pose, fuses: 0 });
  t.emit({ type: 'obstacle-placed', rule: 'xw2.setup.11', seat, obstacle: token, pose });
}

/** Which rule an obstacle breaks where it would lie. */
function whyNotObstacle(t: XTable, token: string, pose: Pose): Violation | undefined {
  const pieces = obstacleAt(token, pose);
  if (pieces.some((piece) => isNearEdge(t, boundingBox(piece))))
    return { rule: 'xw2.setup.13', why: 'An obstacle must lie beyond range 2 of every edge.' };
  return whatIsNear(t, token, pose, pieces);
}

function isNearEdge({ state: { playArea } }: XTable, { minX, minY, maxX, maxY }: Box): boolean {
  return minX <= 200 || minY <= 200 || maxX >= playArea - 200 || maxY >= playArea - 200;
}

/** What an obstacle would lie too close to. */
function whatIsNear(t: XTable, token: string, pose: Pose, pieces: readonly ConvexPolygon[]): Violation | undefined {
  for (const other of t.state.obstacles) {
    const apart = lengthOf(other.pose.x - pose.x, other.pose.y - pose.y);
    if (apart > 100 + obstacleReach(token) + obstacleReach(other.token)) continue;
    if (t.obstacle(other).some((a) => pieces.some((b) => withinDistance(a, b, 100)))) {
      return { rule: 'xw2.setup.12', why: 'Obstacles must lie beyond range 1 of each other.' };
    }
  }
  for (const feature of t.state.features) {
    if (pieces.some((piece) => overlaps(piece, t.feature(feature)))) {
      return { rule: 'xw2.missions.feature.5', why: 'An obstacle must not overlap a mission marker.' };
    }
  }
  return undefined;
}

/** Legal places in the middle of the table: a wide grid, and a fine one when that has none. */
function obstaclePlaces(t: XTable, token: string): Candidate[] {
  const wide = gridPlaces(t, token, WIDE);
  return wide.length > 0 ? wide : gridPlaces(t, token, grid(215, 11, 45));
}

/** A token as it would lie somewhere. */
interface Outline {
  readonly pieces: readonly ConvexPolygon[];
  readonly boxes: readonly Box[];
}

/** A place of a grid, and the outlines there of the tokens that were tried: the same in every match. */
interface GridPlace {
  readonly pose: Pose;
  readonly candidate: Candidate;
  readonly outlines: Map<string, Outline>;
}

function grid(from: number, step: number, count: number): GridPlace[] {
  const places: GridPlace[] = [];
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      const pose: Pose = { x: from + column * step, y: from + row * step, heading: ((row * 6 + column) % 8) * 45 };
      places.push({ pose, candidate: { key: `at:${pose.x},${pose.y}`, poses: [pose] }, outlines: new Map() });
    }
  }
  return places;
}

const WIDE: readonly GridPlace[] = grid(247, 84, 6);

function gridPlaces(t: XTable, token: string, places: readonly GridPlace[]): Candidate[] {
  const free: Candidate[] = [];
  for (const place of places) if (fitsThere(t, token, place)) free.push(place.candidate);
  return free;
}

/** As `whyNotObstacle`, but outlines are laid out only where the distance between middles does not tell. */
function fitsThere(t: XTable, token: string, place: GridPlace): boolean {
  const { x, y } = place.pose;
  const reach = obstacleReach(token);
  const outline = outlineAt(token, place);
  if (outline.boxes.some((box) => isNearEdge(t, box))) return false;
  let close = false;
  for (const { pose, token: other } of t.state.obstacles) {
    const apart = lengthOf(pose.x - x, pose.y - y);
    if (apart <= 100) return false;
    if (apart <= 100 + reach + obstacleReach(other)) close = true;
  }
  close ||= t.state.features.some(({ pose }) => lengthOf(pose.x - x, pose.y - y) <= reach + MARKER_REACH);
  return !close || !whatIsNear(t, token, place.pose, outline.pieces);
}

function outlineAt(token: string, { pose, outlines }: GridPlace): Outline {
  const known = outlines.get(token);
  if (known) return known;
  const pieces = obstacleAt(token, pose);
  const outline = { pieces, boxes: pieces.map(boundingBox) };
  outlines.set(token, outline);
  return outline;
}

/** No point of a mission marker lies further from its middle. */
const MARKER_REACH = 26;

/** xw2.setup.15, .16: within range 1 of its owner's edge; then its turret indicator. */
function* placeShip(t: XTable, ship: Ship): Procedure<void> {
  const candidates = shipPlaces(t, ship);
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
  const options = turretPlaces(ends).map((arcs) => ({ key: arcs.join('+'), arcs }));
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
  if (!isInsidePlayArea(t.state, base))
    return { rule: 'xw2.ship-sizes.12', why: 'The base must be inside the play area.' };
  const { minY, maxY } = boundingBox(base);
  const bottom = edgeOf(t, ship.seat) === 'bottom';
  const depth = bottom ? maxY : t.state.playArea - minY;
  const gap = bottom ? minY : t.state.playArea - maxY;
  // xw2.ship-sizes.11: a large ship may stick out if it fills the whole depth of the zone.
  const fillsZone = size === 'large' && gap < 0.01;
  const allowed = depth <= 100.0005 || fillsZone || t.abilities.ask('may-be-placed', { ship, base }, false);
  if (!allowed) return { rule: 'xw2.setup.15', why: 'Ships are placed within range 1 of their own edge.' };
  const others = t.inPlay().filter((other) => other !== ship);
  return overlapsAny(t, size, pose, others) ? { rule: 'xw2.setup.15', why: 'There is a ship already.' } : undefined;
}

/** Places along the front of the zone or its rear, facing the other edge; close together where few are free. */
function shipPlaces(t: XTable, ship: Ship): Candidate[] {
  const half = t.base(ship).outer / Math.SQRT2;
  const rows = [100 - half - 3, half + 3];
  for (const step of [63.4, 4]) {
    for (const row of rows) {
      const places = rowPlaces(t, ship, row, step);
      if (places.length > 0) return places;
    }
  }
  return [];
}

function rowPlaces(t: XTable, ship: Ship, row: number, step: number): Candidate[] {
  const bottom = edgeOf(t, ship.seat) === 'bottom';
  const places: Candidate[] = [];
  for (let column = 0; 45 + column * step < t.state.playArea - 40; column++) {
    const x = 45 + column * step;
    const pose: Pose = { x, y: bottom ? row : t.state.playArea - row, heading: bottom ? 0 : 180 };
    if (!whyNotShip(t, ship, pose)) places.push({ key: `at:${Math.round(x)},${Math.round(pose.y)}`, poses: [pose] });
  }
  return places;
}

function edgeOf(t: XTable, seat: Seat): 'bottom' | 'top' {
  return t.state.players[seat === 0 ? 0 : 1].edge;
}

/** xw2.deficit.1, .2: what a squad is short of goes to the opponent. */
function scoreDeficits(t: XTable): void {
  t.state.players.forEach(({ squadCost }, seat) => {
    score(t, 1 - seat, Math.max(0, t.state.squadPoints - squadCost), 'deficit', 'xw2.deficit.2');
  });
}
