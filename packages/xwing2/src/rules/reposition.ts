import type { Procedure, RuleId, Violation } from '@rangefinder/kernel';
import {
  chooseReposition,
  hindranceTo,
  obstaclesUnder,
  type Reposition,
  type RollWay,
  rollsTo,
  shipsUnder,
  updateContact,
} from '@rangefinder/xwing';
import { refuse } from '../refusals.ts';
import type { Obstacle, Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { crossingsOf, resolveCrossings } from './crossings.ts';

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
  const rules = BROKEN[end.about.move];
  switch (hindranceTo(t, ship, end, (obstacle) => ignores(t, ship, obstacle, how))) {
    case 'edge':
      return refuse(rules.edge, 'leaves-play-area');
    case 'ship':
      return refuse(rules.ship, 'overlaps-ship');
    case 'obstacle':
      return refuse(how === 'tractor' ? 'xw2.tractor.5' : rules.obstacle, 'obstacle-in-the-way');
    default:
      return undefined;
  }
}

/** Whether a ship may go over an obstacle or through it. xw2.faq-objects.3; but xw2.tractor.5 is absolute. */
function ignores(t: XTable, ship: Ship, obstacle: Obstacle, how: string): boolean {
  if (t.abilities.ask('repositions-through', { ship, how }, false)) return true;
  return how !== 'tractor' && t.abilities.ask('ignores-obstacle', { ship, obstacle, how: 'move' }, false);
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
  const whyNot = (end: Reposition) => whyNotThere(t, ship, end, how);
  const chosen = yield* chooseReposition(ship, ends, { topic: how, rule, whyNot });
  if (!chosen) return false;
  yield* moveTo(t, ship, chosen, how, rule);
  return true;
}

/**
 * Puts a ship where its reposition ends. A move (xw2.move.1), but not a maneuver (xw2.barrel-roll.14, xw2.boost.12).
 */
export function* moveTo(
  t: XTable,
  ship: Ship,
  { about, pose, way }: Reposition,
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
    move: about.move,
    over: obstaclesUnder(t, ship, from, way),
    through: shipsUnder(t, ship, way),
  }));
}
