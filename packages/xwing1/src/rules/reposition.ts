import { type Pose, snapPose } from '@rangefinder/geometry';
import { NOTHING, type Procedure, type RuleId, type Violation } from '@rangefinder/kernel';
import {
  type BoostBearing,
  boostTo,
  chooseReposition,
  hindranceTo,
  nearestFirst,
  obstaclesCrossed,
  type Reposition,
  type RollWay,
  rollsTo,
  updateContact,
} from '@rangefinder/xwing';
import { RULE } from '../abilities.ts';
import { pickOne } from '../ask.ts';
import { refuse } from '../refusals.ts';
import type { Obstacle, Ship } from '../state.ts';
import type { XTable } from '../table.ts';
import { crossBombs } from './bombs.ts';
import { enterObstacle, ignoresObstacle, rollForObstacle } from './obstacles.ts';
import { forgetParallels } from './parallels.ts';
import { type RollFrame, rollAt, rollEnds } from './rolls.ts';

/** What a ship is doing when it rolls or boosts, for texts and cards: the action, or decloaking. */
export type How = 'barrel-roll' | 'boost' | 'decloak' | 'tractor';

/** Rules a reposition breaks, by what it is. */
const BROKEN = {
  'barrel-roll': { ship: 'xw1.barrel-roll.6', obstacle: 'xw1.barrel-roll.6', edge: 'xw1.barrel-roll.8' },
  boost: { ship: 'xw1.boost.5', obstacle: 'xw1.boost.5', edge: 'xw1.boost.7' },
  decloak: { ship: 'xw1.cloak.13', obstacle: 'xw1.cloak.13', edge: 'xw1.cloak.15' },
  tractor: { ship: 'xw1.tractor-beam.3', obstacle: 'xw1.tractor-beam.3', edge: 'xw1.tractor-beam.3' },
} as const satisfies Record<How, Record<string, RuleId>>;

/** Which rule a reposition would break: neither base nor template on an obstacle (xw1.barrel-roll.7, xw1.boost.6, xw1.cloak.14). */
export function whyNotThere(t: XTable, ship: Ship, end: Reposition, how: How): Violation | undefined {
  switch (hindranceTo(t, ship, end, (obstacle) => ignores(t, ship, obstacle, how))) {
    case 'edge':
      return refuse(BROKEN[how].edge, 'leaves-play-area');
    case 'ship':
      return refuse(BROKEN[how].ship, 'overlaps-ship');
    case 'obstacle':
      return refuse(BROKEN[how].obstacle, 'obstacle-in-the-way');
    default:
      return undefined;
  }
}

function ignores(t: XTable, ship: Ship, obstacle: Obstacle, how: How): boolean {
  if (how === 'tractor' || ignoresObstacle(t, ship, obstacle, 'move')) return true;
  return t.abilities.ask('repositions-over', { ship, obstacle }, false);
}

/** What obstacles do to a ship that may boost or roll over them: the same as in a maneuver. */
function* sufferObstacles(t: XTable, ship: Ship, from: Pose, way: Reposition['way']): Procedure<void> {
  for (const { obstacle, how } of nearestFirst(obstaclesCrossed(t, ship, from, way, 'count'))) {
    if (ship.place !== 'play' || ignoresObstacle(t, ship, obstacle, 'move')) continue;
    t.emit({ type: 'obstacle-hit', rule: 'xw1.obstacles.1', ship: ship.id, obstacle: obstacle.id, how });
    yield* enterObstacle(t, ship, obstacle);
    yield* rollForObstacle(t, ship, obstacle);
  }
}

/** The speed of the template: 1, or 2 to decloak (xw1.barrel-roll.2, xw1.boost.2, xw1.cloak.8), unless a card says otherwise. */
export function templateSpeed(t: XTable, ship: Ship, how: How): number {
  return t.abilities.ask('reposition-speed', { ship, how }, how === 'decloak' ? 2 : 1);
}

/** With which templates a ship rolls. */
export interface RollPlan {
  readonly speed: number;
  readonly templates: readonly ('straight' | 'bank')[];
}

/** The templates a ship rolls with unless it performs the roll in a way of its own. */
export function usualRoll(t: XTable, ship: Ship, how: How): RollPlan {
  const templates = t.abilities.ask('roll-templates', { ship, how }, ['straight']);
  return { speed: templateSpeed(t, ship, how), templates };
}

/** The ways a ship can roll: left and right, with each template it may use. */
export function rollWays(
  t: XTable,
  ship: Ship,
  how: How,
  { templates }: RollPlan = usualRoll(t, ship, how),
): RollWay[] {
  const bends = templates.flatMap((template): readonly RollWay['bend'][] =>
    template === 'straight' ? [null] : ['forward', 'back'],
  );
  return (['left', 'right'] as const).flatMap((side) =>
    bends.map((bend) => ({ key: bend === null ? side : `${side}:${bend}`, side, bend })),
  );
}

/** A roll one way: the ends offered as they are, and, with a straight template, any other along it. */
interface Rolling {
  readonly ends: readonly Reposition[];
  readonly endAt: ((pose: Pose) => Reposition | Violation) | undefined;
}

export function rolling(
  t: XTable,
  ship: Ship,
  way: RollWay,
  how: How,
  { speed }: RollPlan = usualRoll(t, ship, how),
): Rolling {
  const whyNot = (end: Reposition) => whyNotThere(t, ship, end, how);
  if (way.bend !== null) return { ends: rollsTo(t, ship, way, speed), endAt: undefined };
  const frame: RollFrame = { size: t.sizeOf(ship), start: ship.pose, side: way.side, speed };
  return { ends: rollEnds(frame, whyNot), endAt: (pose) => rollAt(frame, pose, whyNot) };
}

/** The templates a ship may boost with (xw1.boost.2, xw1.help-actions.1). */
export function boostBearings(t: XTable, ship: Ship): readonly BoostBearing[] {
  return t.abilities.ask('boost-templates', ship, ['straight', 'left-bank', 'right-bank']);
}

/** Why a ship cannot barrel roll at all; undefined when some end is legal. */
export function whyNotRoll(
  t: XTable,
  ship: Ship,
  how: How = 'barrel-roll',
  plan = usualRoll(t, ship, how),
): Violation | undefined {
  return whyNone(
    t,
    ship,
    how,
    rollWays(t, ship, how, plan).flatMap((way) => rolling(t, ship, way, how, plan).ends),
  );
}

/** Why a ship cannot boost with any of these templates. */
export function whyNotBoost(
  t: XTable,
  ship: Ship,
  bearings = boostBearings(t, ship),
  how: How = 'boost',
): Violation | undefined {
  const speed = templateSpeed(t, ship, how);
  return whyNone(
    t,
    ship,
    how,
    bearings.map((bearing) => boostTo(t, ship, bearing, speed)),
  );
}

/** What forbids the first of these ends, where all are forbidden. */
function whyNone(t: XTable, ship: Ship, how: How, ends: readonly Reposition[]): Violation | undefined {
  let first: Violation | undefined;
  for (const end of ends) {
    const why = whyNotThere(t, ship, end, how);
    if (!why) return undefined;
    first ??= why;
  }
  return first;
}

/**
 * A barrel roll: the side is declared first (xw1.barrel-roll.9); one that is impossible cannot be (xw1.barrel-roll.10,
 * xw1.free-actions.4). Answers whether the ship rolled.
 */
export function* barrelRoll(
  t: XTable,
  ship: Ship,
  how: How = 'barrel-roll',
  plan = usualRoll(t, ship, how),
): Procedure<boolean> {
  const all = rollWays(t, ship, how, plan).map((way) => ({ way, ...rolling(t, ship, way, how, plan) }));
  const why = (ends: readonly Reposition[]) => whyNone(t, ship, how, ends);
  const options = all
    .filter(({ ends }) => !why(ends))
    .map((one) => ({ key: one.way.key, about: { side: one.way.side, bend: one.way.bend }, one }));
  if (options.length === 0) return false;
  const { one } = yield* pickOne({
    seat: ship.seat,
    topic: 'roll-side',
    rule: 'xw1.barrel-roll.9',
    about: { ship: ship.id, speed: plan.speed },
    options,
    refused: () =>
      all.flatMap(({ way: { key, side, bend }, ends }) => {
        const violation = why(ends);
        return violation ? [{ key, about: { side, bend }, why: violation }] : [];
      }),
  });
  return yield* repositionTo(t, ship, one, how, 'xw1.barrel-roll.4');
}

/** A boost: the template is declared first (xw1.boost.8, .9). Answers whether the ship boosted. */
export function* boost(
  t: XTable,
  ship: Ship,
  bearings = boostBearings(t, ship),
  how: How = 'boost',
): Procedure<boolean> {
  const speed = templateSpeed(t, ship, how);
  const all = bearings.map((key) => ({ key, end: boostTo(t, ship, key, speed) }));
  const options = all.filter(({ end }) => !whyNotThere(t, ship, end, how));
  if (options.length === 0) return false;
  const { end } = yield* pickOne({
    seat: ship.seat,
    topic: 'boost-template',
    rule: 'xw1.boost.8',
    about: { ship: ship.id, speed },
    options,
    refused: () =>
      all.flatMap(({ key, end: refused }) => {
        const why = whyNotThere(t, ship, refused, how);
        return why ? [{ key, why }] : [];
      }),
  });
  yield* moveTo(t, ship, end, how, 'xw1.boost.4');
  return true;
}

/** Moves a ship to one of the legal ends. */
export function* repositionTo(
  t: XTable,
  ship: Ship,
  { ends, endAt }: Rolling,
  how: How,
  rule: RuleId,
): Procedure<boolean> {
  const whyNot = (end: Reposition) => whyNotThere(t, ship, end, how);
  const chosen = yield* chooseReposition(ship, ends, { topic: how, rule, whyNot, ...(endAt && { endAt }) });
  if (!chosen) return false;
  yield* moveTo(t, ship, chosen, how, rule);
  return true;
}

/** A card turns a ship round where it stands; it still touches whom it touched. */
export function turnAround(t: XTable, ship: Ship, how: string, rule: RuleId = RULE): void {
  const from = ship.pose;
  ship.pose = snapPose({ ...from, heading: (from.heading + 180) % 360 });
  t.emit({ type: 'moved', rule, ship: ship.id, how, from, to: ship.pose });
  forgetParallels(t, ship);
}

/** Puts a ship where its reposition ends, which is not a maneuver (xw1.barrel-roll.11, xw1.boost.10, xw1.cloak.10). */
export function* moveTo(
  t: XTable,
  ship: Ship,
  { about, pose, way }: Reposition,
  how: How,
  rule: RuleId,
): Procedure<void> {
  const from = ship.pose;
  ship.pose = pose; // xw1.barrel-roll.5: it keeps its facing
  t.emit({ type: 'moved', rule, ship: ship.id, how, from, to: pose });
  updateContact(t, ship, []);
  forgetParallels(t, ship);
  yield* crossBombs(t, ship, from, way); // xw1.bombs.10
  if (how !== 'tractor' && t.abilities.isModified('repositions-over')) yield* sufferObstacles(t, ship, from, way);
  yield* ship.place === 'play' ? t.window('repositioned', { ship, how, move: about.move }) : NOTHING;
}
