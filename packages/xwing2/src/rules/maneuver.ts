import type { Pose } from '@rangefinder/geometry';
import { NOTHING, type Procedure } from '@rangefinder/kernel';
import {
  type Difficulty,
  type FullFlight,
  flightsOf,
  fly,
  isInsidePlayArea,
  type Maneuver,
  maneuverKey,
  maneuverWith,
  obstaclesUnder,
  othersInPlay,
  shipsUnder,
  type Track,
} from '@rangefinder/xwing';
import type { XHooks } from '../abilities.ts';
import { place } from '../ask.ts';
import { refuse } from '../refusals.ts';
import type { Obstacle, Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { crossingsOf, resolveCrossings } from './crossings.ts';
import { dockAfterOverlap } from './docking.ts';
import { overlapEffect } from './overlap.ts';
import { flee } from './playarea.ts';
import { gainToken, removeToken } from './tokens.ts';

/** The maneuver of a stressed ship that may not fly red (xw2.maneuver.15). */
export const STRESS_MANEUVER: Maneuver = { speed: 2, bearing: 'straight', difficulty: 'white' };

/**
 * Executes a maneuver, of the dial or not (xw2.maneuver.1, .16): Maneuver Ship, Check Difficulty (xw2.maneuver.3), and
 * then, in the order of the rulings, all that it brings. One that must end inside the play area offers no other end
 * (xw2.flee.5).
 */
export function executeManeuver(
  t: XTable,
  ship: Ship,
  maneuver: Maneuver,
  ends: 'anywhere' | 'inside' = 'anywhere',
  template: Template = maneuver,
): Procedure<void> {
  return t.queue.within(flyManeuver(t, ship, maneuver, ends, template));
}

/** The template a ship flies along, as the maneuver that has it: its own, unless a card puts another in its place. */
type Template = Pick<Maneuver, 'speed' | 'bearing'>;

function* flyManeuver(
  t: XTable,
  ship: Ship,
  maneuver: Maneuver,
  ends: 'anywhere' | 'inside',
  template: Template,
): Procedure<void> {
  const from = ship.pose;
  const { speed, bearing, difficulty } = maneuver;
  // Step 1, Maneuver Ship: where it comes to stand, and whom it bumps into.
  const laid = { ship, maneuver, template };
  yield* t.window('choose-template', laid);
  const { flights, free } = flightsOf(t, ship, laid.template.speed, laid.template.bearing, ends);
  const end = free.length > 1 ? yield* chooseEnd(ship, flights, free) : free[0];
  const { way, stoppedBy } = fly(t, ship, laid.template, end);
  if (stoppedBy) t.emit({ type: 'bumped', rule: 'xw2.overlap.3', ship: ship.id, into: stoppedBy });
  const bumped = stoppedBy === null ? [] : bumpedInto(t, ship, stoppedBy);
  const full = bumped.length === 0; // xw2.overlap.2
  // xw2.overlap.13, xw2.speed.4: what it executed is the same, full or not.
  ship.executed = { speed, bearing, difficulty, full };
  t.emit({
    type: 'maneuver',
    rule: 'xw2.maneuver.4',
    ship: ship.id,
    maneuver: maneuverKey(maneuver),
    template: maneuverKey(laid.template),
    difficulty,
    full,
    from,
    to: ship.pose,
  });
  // xw2.play-area.2, xw2.flee.3, .6: it is the base that counts, wherever it came to a stop.
  if (!isInsidePlayArea(t.state, t.base(ship)) && (yield* flee(t, ship, from))) return;
  yield* t.window('before-check-difficulty', { ship, maneuver, full });
  if (!isThere(ship)) return;
  yield* checkDifficulty(t, ship, difficulty);
  const crossings = crossingsOf(t, ship, from, way);
  if (crossings.length > 0) yield* resolveCrossings(t, ship, crossings, 'maneuver');
  if (!full && isThere(ship) && !(yield* dockAfterOverlap(t, ship, bumped))) yield* overlapEffect(t, ship, bumped);
  if (!isThere(ship)) return;
  // Most squads have nothing that waits for this.
  if (!t.abilities.listens('maneuver-executed')) return;
  const crossed: Obstacle[] = [];
  for (const { obstacle } of crossings) if (obstacle) crossed.push(obstacle);
  yield* t.window('maneuver-executed', new Executed(t, ship, maneuver, full, crossed, from, way));
}

type Moment = XHooks['windows']['maneuver-executed'];

/** A maneuver was executed. What lay under its template is looked at when an ability asks: few do. */
class Executed implements Moment {
  readonly #t: XTable;
  readonly ship: Ship;
  readonly maneuver: Maneuver;
  readonly full: boolean;
  readonly crossed: readonly Obstacle[];
  readonly #from: Pose;
  readonly #way: Track;
  #over: readonly Obstacle[] | null = null;
  #through: readonly Ship[] | null = null;

  constructor(
    t: XTable,
    ship: Ship,
    maneuver: Maneuver,
    full: boolean,
    crossed: readonly Obstacle[],
    from: Pose,
    way: Track,
  ) {
    this.#t = t;
    this.ship = ship;
    this.maneuver = maneuver;
    this.full = full;
    this.crossed = crossed;
    this.#from = from;
    this.#way = way;
  }

  get over(): readonly Obstacle[] {
    this.#over ??= obstaclesUnder(this.#t, this.ship, this.#from, this.#way);
    return this.#over;
  }

  get through(): readonly Ship[] {
    this.#through ??= shipsUnder(this.#t, this.ship, this.#way);
    return this.#through;
  }
}

/** Whom a ship that stopped short overlapped: if it could not get clear of anybody, whoever it touches. */
function bumpedInto(t: XTable, ship: Ship, stoppedBy: readonly string[]): readonly string[] {
  if (stoppedBy.length > 0) return stoppedBy;
  const touching = othersInPlay(t, ship).filter((other) => t.range(ship, other) === 0);
  return touching.map(({ id }) => id);
}

/** Only a Tallon roll has a choice: a legal end must be taken if there is one (xw2.faq-activation-actions.13, .15). */
function* chooseEnd(ship: Ship, flights: readonly FullFlight[], free: readonly FullFlight[]): Procedure<FullFlight> {
  const [first] = free;
  if (!first) throw new Error(`${ship.id} has no free end to choose.`);
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
        .map(({ position }) => ({ key: position, why: refuse('xw2.faq-activation-actions.14', 'ends-on-ship') })),
  });
  return free.find(({ position }) => position === candidate) ?? first;
}

/**
 * Step 2: red gives a stress token (xw2.difficulty.2); blue takes a stress, a strain and a deplete token
 * (xw2.maneuver.9 to .11, xw2.difficulty.3, xw2.stress.5, xw2.strain.4).
 */
function checkDifficulty(t: XTable, ship: Ship, difficulty: Difficulty): Procedure<void> {
  if (difficulty === 'red') return gainToken(t, ship, 'stress', 1, { rule: 'xw2.maneuver.9', by: ship.seat });
  if (difficulty === 'blue') {
    removeToken(t, ship, 'stress', 1, 'xw2.maneuver.10');
    removeToken(t, ship, 'strain', 1, 'xw2.maneuver.11');
    removeToken(t, ship, 'deplete', 1, 'xw2.deplete.4');
  }
  return NOTHING;
}

function isThere(ship: Ship): boolean {
  return ship.place === 'play' && !ship.destroyed;
}

const STEPS: readonly Difficulty[] = ['blue', 'white', 'red'];

/**
 * A difficulty made harder (positive) or easier, within blue and red; purple never changes (xw2.difficulty.6 to .11,
 * xw2.faq-cards.86).
 */
export function changeDifficulty(difficulty: Difficulty, by: number): Difficulty {
  if (difficulty === 'purple') return difficulty;
  const at = Math.min(2, Math.max(0, STEPS.indexOf(difficulty) + by));
  return STEPS[at] ?? difficulty;
}

/** A ship's memory of an ability that makes its red maneuvers one step easier for the rest of the phase. */
export const RED_EASIER = 'phase:red-easier';

/** The maneuver in the colour it has for this ship now: treated as one (xw2.difficulty.12), then harder or easier (xw2.difficulty.9). */
export function withDifficulty(t: XTable, ship: Ship, maneuver: Maneuver): Maneuver {
  const treatedAs = t.abilities.ask('maneuver-difficulty', { ship, maneuver }, maneuver.difficulty);
  const eased = maneuver.difficulty === 'red' && ship.memory[RED_EASIER] === 1 ? -1 : 0;
  const steps = t.abilities.ask('difficulty-steps', { ship, maneuver }, eased);
  const difficulty = changeDifficulty(treatedAs, steps);
  if (difficulty === maneuver.difficulty) return maneuver;
  return maneuverWith(maneuver, { difficulty });
}
