import type { Pose } from '@rangefinder/geometry';
import type { Procedure, Seat, Violation } from '@rangefinder/kernel';
import {
  baseAt,
  hindranceOf,
  isInsidePlayArea,
  isInZone,
  layToken,
  obstaclePlaces,
  obstacleToken,
  overlapsAny,
  playerOf,
  STANDARD_ARCS,
  shipPlaces,
  updateContact,
} from '@rangefinder/xwing';
import { pickOne, place } from '../ask.ts';
import { refuse } from '../refusals.ts';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { removeShip } from './destroying.ts';
import { startDocked } from './docking.ts';
import { nextShip } from './order.ts';
import { endSkills } from './stats.ts';
import { flipUpgrade } from './upgrades.ts';

/** One step of setup (xw1.summary-sheet.2); answers whether all is set up. */
export function* setupStep(t: XTable): Procedure<boolean> {
  const { state } = t;
  switch (state.step) {
    case 'initiative':
      yield* determineInitiative(t);
      state.step = 'obstacles';
      return false;
    case 'obstacles':
      if (state.players.some(({ obstacles }) => obstacles.length > 0)) yield* placeObstacles(t);
      else state.step = 'edges';
      return false;
    case 'edges':
      yield* chooseEdge(t);
      yield* chooseSides(t);
      yield* startDocked(t);
      yield* t.window('before-placing-forces', {});
      state.step = 'forces';
      return false;
    case 'forces':
      return yield* placeForces(t);
    case 'done':
      return true;
  }
}

/** xw1.initiative.1 to .3, xw1.setup.3: the cheaper squad's player chooses; of equal ones a die says who. */
function* determineInitiative(t: XTable): Procedure<void> {
  const [first, second] = t.state.players;
  const rule = first.squadCost === second.squadCost ? 'xw1.initiative.2' : 'xw1.initiative.1';
  const chooser = first.squadCost === second.squadCost ? rollForChoice(t) : first.squadCost < second.squadCost ? 0 : 1;
  const options = [chooser, 1 - chooser].map((seat) => ({ key: `seat:${seat}`, about: { seat }, seat }));
  const { seat } = yield* pickOne({ seat: chooser, topic: 'initiative', rule, options });
  t.state.firstPlayer = seat;
  t.emit({ type: 'initiative', rule, seat });
}

function rollForChoice(t: XTable): Seat {
  const dice = t.rollAttackDice(1);
  const chooses = dice.some((face) => face === 'hit' || face === 'crit') ? 0 : 1;
  t.emit({ type: 'initiative-roll', rule: 'xw1.initiative.2', seat: 0, dice, chooses });
  return chooses;
}

/** xw1.setup.5, xw1.obstacles.9: beginning with the player with initiative, one each in turn; one that fits nowhere stays out. */
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
    const { token, index } = yield* pickOne({ seat, topic: 'choose-obstacle', rule: 'xw1.setup.5', options });
    obstacles.splice(index, 1);
    yield* placeObstacle(t, seat, token);
  }
}

function* placeObstacle(t: XTable, seat: Seat, token: string): Procedure<void> {
  const candidates = obstaclePlaces(t, token, []);
  if (candidates.length === 0) return;
  const { poses } = yield* place({
    seat,
    topic: 'place-obstacle',
    rule: 'xw1.setup.5',
    about: { obstacle: token },
    pieces: [token],
    candidates,
    check: ([pose]) => (pose ? whyNotObstacle(t, token, pose) : undefined),
  });
  const [pose] = poses;
  if (!pose) return;
  const kind = obstacleToken(token)?.kind === 'debris-cloud' ? 'debris-cloud' : 'asteroid';
  t.addObstacle({ id: `${token}-${++t.state.made}`, kind, token, pose });
  t.emit({ type: 'obstacle-placed', rule: 'xw1.setup.5', seat, obstacle: token, pose });
}

/** xw1.setup.6, .7 */
function whyNotObstacle(t: XTable, token: string, pose: Pose): Violation | undefined {
  const hindrance = hindranceOf(t, layToken(token, pose));
  if (hindrance === 'edge') return refuse('xw1.setup.7', 'obstacle-near-edge');
  return hindrance === 'obstacle' ? refuse('xw1.setup.6', 'obstacles-too-near') : undefined;
}

/** xw1.setup.8: the player without initiative chooses. */
function* chooseEdge(t: XTable): Procedure<void> {
  const seat = 1 - t.state.firstPlayer;
  const options = [{ key: 'bottom' as const }, { key: 'top' as const }];
  const { key: edge } = yield* pickOne({ seat, topic: 'edge', rule: 'xw1.setup.8', options });
  playerOf(t.state, seat).edge = edge;
  playerOf(t.state, 1 - seat).edge = edge === 'bottom' ? 'top' : 'bottom';
  t.emit({ type: 'edge', rule: 'xw1.setup.8', seat, edge });
}

/** xw1.dual-cards.1 */
function* chooseSides(t: XTable): Procedure<void> {
  for (const ship of t.state.ships) {
    for (const upgrade of ship.upgrades) {
      if (!t.cards.upgrade(upgrade.id).back) continue;
      const { seat } = ship;
      const about = { ship: ship.id, card: upgrade.id };
      const options = [{ key: 'front' as const }, { key: 'back' as const }];
      const { key } = yield* pickOne({ seat, topic: 'dual-side', rule: 'xw1.dual-cards.1', about, options });
      if (key !== upgrade.side) flipUpgrade(t, ship, upgrade, 'xw1.dual-cards.1');
    }
  }
}

/** xw1.setup.9, .10: in ascending order of pilot skill, ties by initiative. */
function* placeForces(t: XTable): Procedure<boolean> {
  const waiting = t.state.ships.filter(({ place: at, carrier }) => at === 'reserve' && carrier === null);
  const next = nextShip(t, 'ascending', waiting, 'place-ship', 'xw1.setup.9');
  const { unit: ship } = next.choice ? yield* next.choice : next;
  if (ship) {
    yield* placeShip(t, ship);
    return false;
  }
  for (const one of t.state.ships) endSkills(one, 'setup');
  yield* t.window('forces-placed', {});
  t.state.step = 'done';
  return true;
}

/** xw1.setup.11, xw1.range.6, xw1.play-area.1: within range 1 of its player's edge; a large one may stick out if it fills the depth (xw1.large-ship.6, .7). */
function* placeShip(t: XTable, ship: Ship): Procedure<void> {
  const candidates = shipPlaces(t, ship, playerOf(t.state, ship.seat).edge);
  // More ships than the zone holds: those without room do not take part.
  if (candidates.length === 0) {
    removeShip(t, ship, 'xw1.setup.11');
    return;
  }
  const { poses } = yield* place({
    seat: ship.seat,
    topic: 'place-ship',
    rule: 'xw1.setup.11',
    about: { ship: ship.id },
    pieces: [ship.id],
    candidates,
    check: ([pose]) => (pose ? whyNotShip(t, ship, pose) : undefined),
  });
  const [pose] = poses;
  if (!pose) return;
  ship.pose = pose;
  ship.place = 'play';
  updateContact(t, ship, []);
  t.emit({ type: 'ship-placed', rule: 'xw1.setup.11', ship: ship.id, pose });
  yield* pointTurret(t, ship);
  yield* t.window('ship-placed', { ship });
}

function whyNotShip(t: XTable, ship: Ship, pose: Pose): Violation | undefined {
  const size = t.sizeOf(ship);
  const base = baseAt(size, pose);
  if (!isInsidePlayArea(t.state, base)) return refuse('xw1.large-ship.7', 'base-outside');
  const { edge } = playerOf(t.state, ship.seat);
  const allowed = isInZone(t.playArea, edge, size, base) || t.abilities.ask('may-be-placed', { ship, pose }, false);
  if (!allowed) return refuse('xw1.setup.11', 'far-from-own-edge');
  return overlapsAny(t, ship, pose) ? refuse('xw1.setup.11', 'ship-there') : undefined;
}

/** xw1.mobile-arc.2 */
export function* pointTurret(t: XTable, ship: Ship): Procedure<void> {
  if (!t.pilot(ship).type.arcs.includes('mobile')) return;
  const options = STANDARD_ARCS.map((arc) => ({ key: arc, about: { arcs: [arc] }, arc }));
  const about = { ship: ship.id };
  const { arc } = yield* pickOne({ seat: ship.seat, topic: 'point-turret', rule: 'xw1.mobile-arc.2', about, options });
  ship.turret = [arc];
  t.emit({ type: 'turret', rule: 'xw1.mobile-arc.2', ship: ship.id, arcs: [arc] });
}
