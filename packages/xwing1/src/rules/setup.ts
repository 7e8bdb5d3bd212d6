import type { Pose } from '@rangefinder/geometry';
import type { Procedure, Seat, Violation } from '@rangefinder/kernel';
import {
  chooseEdge,
  hindranceOf,
  layToken,
  obstaclePlaces,
  obstacleToken,
  type PlacingObstacles,
  placeObstacles,
  placeShip,
  pointTurret,
  STANDARD_ARCS,
} from '@rangefinder/xwing';
import { pickOne } from '../ask.ts';
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
      if (state.players.some(({ obstacles }) => obstacles.length > 0)) yield* placeObstacles(t, obstaclesOf(t));
      else state.step = 'edges';
      return false;
    case 'edges':
      // xw1.setup.8: the player without initiative chooses.
      yield* chooseEdge(t, 1 - state.firstPlayer, 'xw1.setup.8');
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
function obstaclesOf(t: XTable): PlacingObstacles {
  return {
    rule: 'xw1.setup.5',
    placesFor: (token) => obstaclePlaces(t, token, []),
    whyNot: (token, pose) => whyNotObstacle(t, token, pose),
    put: (token, pose) => {
      const kind = obstacleToken(token)?.kind === 'debris-cloud' ? 'debris-cloud' : 'asteroid';
      t.addObstacle({ id: `${token}-${++t.state.made}`, kind, token, pose });
    },
  };
}

/** xw1.setup.6, .7 */
function whyNotObstacle(t: XTable, token: string, pose: Pose): Violation | undefined {
  const hindrance = hindranceOf(t, layToken(token, pose));
  if (hindrance === 'edge') return refuse('xw1.setup.7', 'obstacle-near-edge');
  return hindrance === 'obstacle' ? refuse('xw1.setup.6', 'obstacles-too-near') : undefined;
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
    yield* placeShipOf(t, ship);
    return false;
  }
  for (const one of t.state.ships) endSkills(one, 'setup');
  yield* t.window('forces-placed', {});
  t.state.step = 'done';
  return true;
}

/** xw1.setup.11, xw1.range.6, xw1.play-area.1: within range 1 of its player's edge; a large one may stick out if it fills the depth (xw1.large-ship.6, .7). */
function* placeShipOf(t: XTable, ship: Ship): Procedure<void> {
  const hasRoom = yield* placeShip(t, ship, {
    rules: { place: 'xw1.setup.11', inside: 'xw1.large-ship.7' },
    mayBePlaced: (one, pose) => t.abilities.ask('may-be-placed', { ship: one, pose }, false),
  });
  // More ships than the zone holds: those without room do not take part.
  if (!hasRoom) return removeShip(t, ship, 'xw1.setup.11');
  if (t.pilot(ship).type.arcs.includes('mobile')) yield* pointTurret(t, ship, MOBILE_ARCS, 'xw1.mobile-arc.2');
  yield* t.window('ship-placed', { ship });
}

const MOBILE_ARCS = STANDARD_ARCS.map((arc) => [arc]);
