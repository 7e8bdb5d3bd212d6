import { type Pose, type Procedure, place, type RefusedOption, type RuleId, type Violation } from '@rangefinder/kernel';
import {
  bankRolls,
  barrelRolls,
  baseAt,
  bodyAt,
  bodyOverlaps,
  boost,
  type Flight,
  groundOverlaps,
  isInsidePlayArea,
  overlapsAny,
  type Side,
  updateContact,
} from '@rangefinder/xwing';
import type { Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { crossingsOf, farFrom, obstaclesUnder, resolveCrossings } from './crossings.ts';

/** A place a ship can get to with a barrel roll, a boost or a decloak. */
export interface Reposition {
  /** `roll:left:forward`, `boost:straight`. */
  readonly key: string;
  readonly pose: Pose;
  /** Over which it goes there; laid out when somebody looks. */
  readonly way: Way;
}

type Way = Pick<Flight, 'ground'>;

export type BoostBearing = 'straight' | 'left-bank' | 'right-bank' | 'left-turn' | 'right-turn';

/** What is declared with a barrel roll: the side, and with a bank template which way it bends (xw2.cloak.13). */
export interface RollWay {
  /** `left`, `left:forward`. */
  readonly key: string;
  readonly side: Side;
  readonly bend: 'forward' | 'back' | null;
}

/**
 * Whether a boost or barrel roll of this sort may go where cards let it: decloaking is one (xw2.cloak.8), but a tractored
 * ship never goes over obstacles (xw2.tractor.5).
 */
export function isOwnReposition(how: string): boolean {
  return how !== 'tractor';
}

/** The ways a ship can barrel roll; cards may make it use a bank template. */
export function rollWays(t: XTable, ship: Ship, how: string): RollWay[] {
  const template = t.abilities.ask('roll-template', { ship, how }, 'straight');
  const bends = template === 'straight' ? ([null] as const) : (['forward', 'back'] as const);
  const ways: RollWay[] = [];
  for (const side of ['left', 'right'] as const) {
    for (const bend of bends) ways.push({ key: bend === null ? side : `${side}:${bend}`, side, bend });
  }
  return ways;
}

/** Every end of a barrel roll one way, legal or not. */
export function rollsTo(t: XTable, ship: Ship, { key, side, bend }: RollWay, speed: number): Reposition[] {
  const size = t.sizeOf(ship);
  const rolls =
    bend === null ? barrelRolls(size, ship.pose, side, speed) : bankRolls(size, ship.pose, side, bend, speed);
  return rolls.map((roll) => ({ key: `roll:${key}:${roll.position}`, pose: roll.pose, way: roll }));
}

/** The end of a boost, legal or not. */
export function boostTo(t: XTable, ship: Ship, bearing: BoostBearing, speed: number): Reposition {
  const flight = boost(t.sizeOf(ship), ship.pose, bearing, speed);
  return { key: `boost:${bearing}`, pose: flight.pose, way: flight };
}

/** How much faster than usual the template must be for the action that is being performed. */
export function fasterTemplate(t: XTable, ship: Ship, how: string): number {
  return t.abilities.ask('faster-template', { ship, how, difficulty: t.queue.performing }, 0);
}

/** The ends with the fastest template that gets the ship anywhere; those with the usual one where none does. */
export function fastestEnds(
  t: XTable,
  ship: Ship,
  fastest: number,
  how: string,
  endsAt: (speed: number) => readonly Reposition[],
): readonly Reposition[] {
  for (let speed = fastest; speed > 1; speed--) {
    const ends = endsAt(speed);
    if (ends.some((end) => !whyNotThere(t, ship, end, how))) return ends;
  }
  return endsAt(1);
}

/** The ends of barrel rolls to both sides, legal or not. */
export function allRolls(t: XTable, ship: Ship, speed: number, how: string): Reposition[] {
  return rollWays(t, ship, how).flatMap((way) => rollsTo(t, ship, way, speed));
}

/** Rules a reposition breaks, by what it is. */
const BROKEN = {
  'barrel-roll': { ship: 'xw2.barrel-roll.9', obstacle: 'xw2.barrel-roll.10', edge: 'xw2.barrel-roll.11' },
  boost: { ship: 'xw2.boost.7', obstacle: 'xw2.boost.8', edge: 'xw2.boost.9' },
} as const satisfies Record<string, Record<string, RuleId>>;

/** Which rule a reposition would break; undefined when it is legal. `how` is what the ship is doing. */
export function whyNotThere(t: XTable, ship: Ship, end: Reposition, how: string): Violation | undefined {
  const rules = BROKEN[end.key.startsWith('boost') ? 'boost' : 'barrel-roll'];
  const size = t.sizeOf(ship);
  if (!isInsidePlayArea(t.state, baseAt(size, end.pose)))
    return { rule: rules.edge, why: 'It would leave the play area.' };
  if (overlapsAny(t, ship, end.pose)) return { rule: rules.ship, why: 'It would overlap a ship.' };
  if (t.abilities.ask('repositions-through', { ship, how }, false)) return undefined;
  for (const obstacle of t.state.obstacles) {
    if (farFrom(obstacle, ship.pose, end.pose, t.base(ship).outer)) continue;
    // xw2.faq-objects.3; but xw2.tractor.5 is absolute.
    if (how !== 'tractor' && t.abilities.ask('ignores-obstacle', { ship, obstacle, how: 'move' }, false)) continue;
    const pieces = t.obstacle(obstacle);
    if (bodyOverlaps(bodyAt(size, end.pose), pieces) || pieces.some((piece) => groundOverlaps(end.way.ground, piece)))
      return {
        rule: how === 'tractor' ? 'xw2.tractor.5' : rules.obstacle,
        why: 'It would overlap or move through an obstacle.',
      };
  }
  return undefined;
}

/**
 * Moves a ship to one of the ends that are legal; false when none is, and the ship stays (xw2.barrel-roll.12,
 * xw2.boost.10), in an action or not (xw2.faq-activation-actions.10). A legal one must be taken (xw2.barrel-roll.13,
 * xw2.boost.11).
 */
export function* reposition(
  t: XTable,
  ship: Ship,
  ends: readonly Reposition[],
  how: string,
  rule: RuleId,
): Procedure<boolean> {
  const legal = ends.filter((end) => !whyNotThere(t, ship, end, how));
  if (legal.length === 0) return false;
  const { candidate } = yield* place({
    seat: ship.seat,
    topic: how,
    rule,
    about: { ship: ship.id },
    pieces: [ship.id],
    candidates: legal.map(({ key, pose }) => ({ key, poses: [pose] })),
    refused: () => refusedEnds(t, ship, ends, how),
  });
  const chosen = legal.find(({ key }) => key === candidate);
  if (!chosen) throw new Error('A reposition ends at one of its places.');
  yield* moveTo(t, ship, chosen, how, rule);
  return true;
}

/** The ends where the ship cannot go, each with the rule that forbids it. */
export function refusedEnds(t: XTable, ship: Ship, ends: readonly Reposition[], how: string): RefusedOption[] {
  return ends.flatMap((end) => {
    const violation = whyNotThere(t, ship, end, how);
    return violation ? [{ key: end.key, ...violation }] : [];
  });
}

/**
 * Puts a ship where its reposition ends. A move (xw2.move.1), but not a maneuver (xw2.barrel-roll.14, xw2.boost.12).
 */
export function* moveTo(
  t: XTable,
  ship: Ship,
  { key, pose, way }: Reposition,
  how: string,
  rule: RuleId,
  bumped: readonly string[] = [],
): Procedure<void> {
  const from = ship.pose;
  ship.pose = pose;
  t.emit({ type: 'moved', rule, ship: ship.id, how, from, to: pose });
  updateContact(t, ship, bumped);
  const crossings = crossingsOf(t, ship, from, way);
  if (crossings.length > 0) yield* resolveCrossings(t, ship, crossings, 'move');
  yield* t.queue.repositioned(() => ({
    ship,
    how,
    move: key.startsWith('boost') ? 'boost' : 'barrel-roll',
    over: obstaclesUnder(t, ship, from, way),
    through: t.inPlay().filter((other) => other !== ship && groundOverlaps(way.ground, t.base(other))),
  }));
}
