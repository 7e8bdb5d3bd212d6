import type { Body, Pose } from '@rangefinder/geometry';
import { type Procedure, place } from '@rangefinder/kernel';
import {
  BASE_LENGTH,
  type BaseSize,
  baseAt,
  bodiesOverlap,
  bodyAt,
  type Difficulty,
  fullFlights,
  type Ground,
  groundOverlaps,
  type Maneuver,
  maneuverKey,
  partialFlight,
} from '@rangefinder/xwing';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { updateContact } from './contact.ts';
import { crossingsOf, resolveCrossings } from './crossings.ts';
import { dockAfterOverlap } from './docking.ts';
import { overlapEffect } from './overlap.ts';
import { fleeIfOutside, isInsidePlayArea } from './playarea.ts';
import { gainToken, removeToken } from './tokens.ts';

/** The maneuver of a stressed ship that may not fly red (xw2.maneuver.15). */
export const STRESS_MANEUVER: Maneuver = { speed: 2, bearing: 'straight', difficulty: 'white' };

/**
 * Executes a maneuver: Maneuver Ship, Check Difficulty, and then, in the order of the rulings, all that it brings. One
 * that must end inside the play area offers no other end (xw2.flee.5).
 */
export function* executeManeuver(
  t: XTable,
  ship: Ship,
  maneuver: Maneuver,
  ends: 'anywhere' | 'inside' = 'anywhere',
): Procedure<void> {
  yield* t.queue.within(flyManeuver(t, ship, maneuver, ends));
}

function* flyManeuver(t: XTable, ship: Ship, maneuver: Maneuver, ends: 'anywhere' | 'inside'): Procedure<void> {
  const from = ship.pose;
  const { ground, bumped } = yield* maneuverShip(t, ship, maneuver, ends);
  const full = bumped.length === 0;
  ship.executed = { ...maneuver, full };
  t.emit({
    type: 'maneuver',
    rule: 'xw2.maneuver.4',
    ship: ship.id,
    maneuver: maneuverKey(maneuver),
    difficulty: maneuver.difficulty,
    full,
    from,
    to: ship.pose,
  });
  if (yield* fleeIfOutside(t, ship, from)) return;
  yield* t.window('before-check-difficulty', { ship, maneuver, full });
  if (!isThere(ship)) return;
  yield* checkDifficulty(t, ship, maneuver.difficulty);
  const crossings = crossingsOf(t, ship, from, ground);
  yield* resolveCrossings(t, ship, crossings, 'maneuver');
  if (!full && isThere(ship) && !(yield* dockAfterOverlap(t, ship, bumped))) yield* overlapEffect(t, ship, bumped);
  if (!isThere(ship)) return;
  const crossed = crossings.flatMap(({ obstacle }) => obstacle ?? []);
  const through = t.inPlay().filter((other) => other !== ship && groundOverlaps(ground, t.base(other)));
  yield* t.window('maneuver-executed', { ship, maneuver, full, crossed, through });
}

/** Step 1: where the ship comes to stand, and whom it bumped into. */
function* maneuverShip(
  t: XTable,
  ship: Ship,
  { speed, bearing }: Maneuver,
  ends: 'anywhere' | 'inside',
): Procedure<{ ground: Ground; bumped: string[] }> {
  const size = t.sizeOf(ship);
  const others = t.inPlay().filter((other) => other !== ship);
  if (bearing === 'stationary') return { ground: [], bumped: [] }; // xw2.advanced-maneuvers.10, .12, .16
  const flights = fullFlights(size, ship.pose, speed, bearing).filter(
    ({ pose }) => ends === 'anywhere' || isInsidePlayArea(t.state, baseAt(size, pose)),
  );
  const free = flights.filter(({ pose }) => !overlapsAny(t, size, pose, others));
  const [first] = free;
  if (first) {
    // Only a Tallon roll has a choice: a legal end must be taken if there is one (xw2.faq-activation-actions.13).
    const { candidate } = yield* place({
      seat: ship.seat,
      topic: 'tallon-roll',
      rule: 'xw2.advanced-maneuvers.8',
      about: { ship: ship.id },
      pieces: [ship.id],
      candidates: free.map(({ position, pose }) => ({ key: position, poses: [pose] })),
      refused: () =>
        flights
          .filter((flight) => !free.includes(flight))
          .map(({ position }) => ({
            key: position,
            rule: 'xw2.faq-activation-actions.14',
            why: 'There it would overlap a ship.',
          })),
    });
    const { pose, ground } = free.find(({ position }) => position === candidate) ?? first;
    moveShip(t, ship, pose, []);
    return { ground, bumped: [] };
  }
  // xw2.overlap.3, xw2.advanced-maneuvers.9: back along the template.
  const stop = partialFlight(
    size,
    ship.pose,
    speed,
    bearing,
    others.map((other) => t.body(other)),
  );
  const bumped = stop.touched.flatMap((index) => others[index]?.id ?? []);
  moveShip(t, ship, stop.pose, bumped);
  t.emit({ type: 'bumped', rule: 'xw2.overlap.3', ship: ship.id, into: bumped });
  return {
    ground: stop.ground,
    bumped: bumped.length > 0 ? bumped : others.filter((other) => t.range(ship, other) === 0).map(({ id }) => id),
  };
}

function moveShip(t: XTable, ship: Ship, pose: Pose, bumped: readonly string[]): void {
  ship.pose = pose;
  updateContact(t, ship, bumped);
}

/** Whether a ship of some size, put somewhere, would overlap any of the others. */
export function overlapsAny(t: XTable, size: BaseSize, pose: Pose, others: readonly Ship[]): boolean {
  const reach = BASE_LENGTH[size] / Math.SQRT2;
  let body: Body | undefined;
  for (const other of others) {
    const { x, y, outer } = t.base(other);
    // Nearly always the middles are too far apart for the guides to matter.
    if (Math.hypot(x - pose.x, y - pose.y) > reach + outer) continue;
    body ??= bodyAt(size, pose);
    if (bodiesOverlap(t.body(other), body)) return true;
  }
  return false;
}

/** Step 2: red gives a stress token; blue takes a stress, a strain and a deplete token (xw2.maneuver.9 to .11). */
function* checkDifficulty(t: XTable, ship: Ship, difficulty: Difficulty): Procedure<void> {
  if (difficulty === 'red') yield* gainToken(t, ship, 'stress', 1, { rule: 'xw2.maneuver.9', by: ship.seat });
  if (difficulty !== 'blue') return;
  removeToken(t, ship, 'stress', 1, 'xw2.maneuver.10');
  removeToken(t, ship, 'strain', 1, 'xw2.maneuver.11');
  removeToken(t, ship, 'deplete', 1, 'xw2.deplete.4');
}

function isThere(ship: Ship): boolean {
  return ship.place === 'play' && !ship.destroyed;
}

const STEPS: readonly Difficulty[] = ['blue', 'white', 'red'];

/** A difficulty made harder (positive) or easier, within blue and red; purple never changes (xw2.difficulty.6 to .11). */
export function changeDifficulty(difficulty: Difficulty, by: number): Difficulty {
  if (difficulty === 'purple') return difficulty;
  const at = Math.min(2, Math.max(0, STEPS.indexOf(difficulty) + by));
  return STEPS[at] ?? difficulty;
}
