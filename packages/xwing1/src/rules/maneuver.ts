import { NOTHING, type Procedure } from '@rangefinder/kernel';
import {
  type Difficulty,
  type Flown,
  flightsOf,
  fly,
  isInsidePlayArea,
  isReplaced,
  isTallon,
  type Maneuver,
  maneuverKey,
  maneuverWith,
  nearestFirst,
  obstaclesCrossed,
} from '@rangefinder/xwing';
import type { Obstacle, Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { crossBombs } from './bombs.ts';
import { flee } from './destroying.ts';
import { chooseCarrier, dock } from './docking.ts';
import { enterObstacle, ignoresObstacle, rollForCrossed } from './obstacles.ts';
import { forgetParallels } from './parallels.ts';
import { chooseTallonEnd, tallonEnds } from './tallon.ts';
import { gainToken, removeStress } from './tokens.ts';

type Template = Pick<Maneuver, 'speed' | 'bearing'>;

/**
 * Executes a maneuver (xw1.maneuver.2, xw1.summary-sheet.4): Move Ship, Check Pilot Stress (xw1.activation-phase.3), and nothing else of an activation
 * (xw1.activation-phase.13, xw1.maneuver.3). Between start and end the width of the base does not matter
 * (xw1.activation-phase.15, xw1.maneuver.4), and ships it moves through have no effect (xw1.moving-through.2,
 * xw1.summary-sheet.5).
 */
export function* executeManeuver(t: XTable, ship: Ship, maneuver: Maneuver): Procedure<void> {
  const from = ship.pose;
  const laid = { ship, maneuver, template: { speed: maneuver.speed, bearing: maneuver.bearing } };
  yield* t.window('choose-template', laid);
  const { way, stoppedBy } = yield* moveShip(t, ship, laid.template);
  const overlapped = stoppedBy ?? [];
  if (stoppedBy) t.emit({ type: 'bumped', rule: 'xw1.overlapping-ships.2', ship: ship.id, into: stoppedBy });
  else forgetParallels(t, ship);
  ship.executed = { ...maneuver, overlapped };
  t.emit({
    type: 'maneuver',
    rule: 'xw1.activation-phase.4',
    ship: ship.id,
    maneuver: maneuverKey(maneuver),
    template: maneuverKey(laid.template),
    difficulty: maneuver.difficulty,
    from,
    to: ship.pose,
  });
  // xw1.fleeing.3 to .5: it is the base that counts, wherever it came to a stop.
  if (!isInsidePlayArea(t.state, t.base(ship))) return flee(t, ship);
  if (stoppedBy) ship.skipsAction = true; // xw1.overlapping-ships.5, xw1.actions.6
  // xw1.obstacles.1, .13, .15: template and base, also of an obstacle it stood on.
  const crossed = nearestFirst(obstaclesCrossed(t, ship, from, way, 'count')).filter(
    ({ obstacle }) => !ignoresObstacle(t, ship, obstacle, 'move'),
  );
  yield* crossBombs(t, ship, from, way);
  if (ship.place === 'play') yield* checkStress(t, ship, maneuver.difficulty);
  for (const { obstacle, how } of crossed) {
    if (ship.place !== 'play') return;
    t.emit({ type: 'obstacle-hit', rule: 'xw1.obstacles.1', ship: ship.id, obstacle: obstacle.id, how });
    ship.crossed.push(obstacle.id);
    yield* enterObstacle(t, ship, obstacle);
  }
  if (stoppedBy && ship.place === 'play' && (yield* docksAgain(t, ship, stoppedBy))) return;
  if (ship.place === 'play') yield* executed(t, ship, maneuver, overlapped, crossed);
  if (ship.place === 'play') yield* t.edition.carrierMoved(t, ship);
  // Outside its own activation no action step follows, so that the dice are rolled now.
  if (t.state.active !== ship.id || t.state.phase !== 'activation') yield* rollForCrossed(t, ship);
}

/** xw1.docking.5: the dice of obstacles on its way are rolled before it docks; answers whether it chose to. */
function* docksAgain(t: XTable, ship: Ship, overlapped: readonly string[]): Procedure<boolean> {
  const carrier = yield* chooseCarrier(t, ship, overlapped);
  if (!carrier) return false;
  yield* rollForCrossed(t, ship);
  if (ship.place === 'play') dock(t, ship, carrier, 'xw1.docking.5');
  return true;
}

function executed(
  t: XTable,
  ship: Ship,
  maneuver: Maneuver,
  overlapped: readonly string[],
  crossed: readonly { readonly obstacle: Obstacle }[],
): Procedure<void> {
  if (!t.abilities.listens('maneuver-executed')) return NOTHING;
  return t.window('maneuver-executed', {
    ship,
    maneuver,
    overlapped: overlapped.map((id) => t.ship(id)),
    crossed: crossed.map(({ obstacle }) => obstacle),
  });
}

/** Move Ship: to its end, or back along the template until it is clear of other ships (xw1.overlapping-ships.1 to .4, .10). */
function* moveShip(t: XTable, ship: Ship, template: Template): Procedure<Flown> {
  const tallon = isTallon(template.bearing);
  const { free } = tallon ? tallonEnds(t, ship, template) : flightsOf(t, ship, template.speed, template.bearing);
  const end = free.length > 1 ? yield* chooseTallonEnd(t, ship, template, free) : free[0];
  return fly(t, ship, template, end);
}

/** Check Pilot Stress: red gives a stress token, green takes one (xw1.activation-phase.5, .6, xw1.stress.7). */
export function* checkStress(t: XTable, ship: Ship, difficulty: Difficulty): Procedure<void> {
  if (yield* isReplaced(t.abilities.replacing('check-stress', { ship, difficulty }))) return;
  yield* applyStress(t, ship, difficulty);
}

/** What a colour does: xw1.difficulty.2 to .4, xw1.stress.4, xw1.help-dials.4, .5. */
export function* applyStress(t: XTable, ship: Ship, difficulty: Difficulty): Procedure<void> {
  if (difficulty === 'red') {
    yield* gainToken(t, ship, 'stress', 1, { rule: 'xw1.activation-phase.5', by: ship.seat });
  } else if (difficulty === 'blue') yield* removeStress(t, ship, 1, 'xw1.activation-phase.6');
}

const HARDER: readonly Difficulty[] = ['blue', 'white', 'red'];

/** The maneuver in the colour it has for this ship now; of several changes the one that makes it harder (xw1.difficulty.7). */
export function withDifficulty(t: XTable, ship: Ship, maneuver: Maneuver): Maneuver {
  if (!t.abilities.isModified('maneuver-difficulty')) return maneuver;
  const printed = maneuver.difficulty;
  let changed: Difficulty | undefined;
  for (const colour of t.abilities.answers('maneuver-difficulty', { ship, maneuver }, printed)) {
    if (colour === printed) continue;
    if (changed === undefined || HARDER.indexOf(colour) > HARDER.indexOf(changed)) changed = colour;
  }
  return changed === undefined ? maneuver : maneuverWith(maneuver, { difficulty: changed });
}

/** The dial of a ship in the colours its maneuvers have now. */
export function dialOf(t: XTable, ship: Ship): Maneuver[] {
  return t.pilot(ship).dial.map((maneuver) => withDifficulty(t, ship, maneuver));
}
