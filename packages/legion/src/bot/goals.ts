import { distanceBetween, distanceToPoint, type Point, type Shape } from '@rangefinder/geometry';
import type { Seat } from '@rangefinder/kernel';
import type { CardAction } from '../abilities.ts';
import { footprintOf } from '../battlefield/bases.ts';
import { BAND } from '../battlefield/model.ts';
import { isDroppedBy } from '../rules/claiming.ts';
import { isClaimed, markedPiece, markerShape, shapesOfPiece } from '../rules/markers.ts';
import { passengersOf } from '../rules/transported.ts';
import { gapToZones, zonesOf } from '../rules/zones.ts';
import type { Marker, Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { best } from './best.ts';
import type { Outlook } from './outlook.ts';
import { far, reachOf } from './reach.ts';

/** Nearer than this to a token a unit holds it. */
const HELD = 110;
/** So near its leader touches a token, about. */
const TOUCHED = 32;
/** As good as touched. */
const BESIDE = 0.05;
/** A friend that is nearer to a goal makes it so much further. */
const TAKEN = 260;
/** Moves that are left over for the unforeseen. */
const SPARE = 2;
/** The same for whoever delivers something, which may be used only once a round. */
const CARRYING = 5;

/** Where a unit should go. */
export interface Goal {
  readonly at: Point;
  /** How near is near enough. */
  readonly there: number;
  /** Terrain that it must touch, where that is what counts. */
  readonly shapes?: readonly Shape[];
  /** An enemy to fight: getting nearer is no end in itself. */
  readonly isEnemy?: boolean;
  /** Victory tokens that are lost if it does not set out now. */
  readonly due: number;
  /** Moves that it may spare for something else and still be there in time, where it is due. */
  readonly spare?: number;
}

/** The place that matters most to a unit: where what it carries belongs, what the objective wants, else the enemy. */
export function goalOf(outlook: Outlook, unit: Unit): Goal | null {
  const [leader] = unit.minis;
  if (!leader) return null;
  // Whoever it carries says where it goes.
  const [rider] = passengersOf(outlook.t, unit);
  if (rider) return goalOf(outlook, rider);
  if (unit.claimed.length > 0) return goalOfCarrier(outlook, unit, leader.pose);
  // Whoever scores where it stands stays there.
  if (outlook.holds(unit)) return { at: leader.pose, there: HELD, due: 0 };
  return tokenToTake(outlook, unit) ?? groundToTake(outlook, unit, leader.pose) ?? enemyOf(outlook, leader.pose);
}

/** What has been claimed is carried where it is to be dropped, else out of harm's way. */
function goalOfCarrier(outlook: Outlook, unit: Unit, from: Point): Goal {
  const delivers = objectiveDeeds(outlook, unit).some(({ free }) => free);
  if (!delivers) return { at: homeOf(outlook, unit), there: 60, due: 0 };
  const at = groundOf(outlook, unit, from);
  const spare = movesToSpare(outlook, unit, at);
  return { at, there: 20, due: spare <= CARRYING ? unit.claimed.length : 0, spare };
}

function tokenToTake(outlook: Outlook, unit: Unit): Goal | null {
  const marker = best(openTokens(outlook, unit), ({ pose }) => -farFor(outlook, unit, pose));
  if (!marker) return null;
  const piece = markedPiece(marker);
  return {
    at: marker.pose,
    there: nearEnough(outlook, unit, marker),
    ...dueAt(outlook, unit, marker.pose),
    ...(piece === null ? {} : { shapes: shapesOfPiece(outlook.t, piece) }),
  };
}

/** What is still missing to a goal from a place. */
export function gapTo({ at, there, shapes }: Goal, place: Point, radius: number): number {
  if (!shapes) return Math.max(0, far(place, at) - there);
  const gap = Math.min(1e9, ...shapes.map((shape) => distanceToPoint(shape, place.x, place.y)));
  return Math.max(0, gap - radius - BESIDE);
}

/** How near to a token is near enough: beside it, at the foot of the terrain that it marks, or at range 1. */
function nearEnough(outlook: Outlook, unit: Unit, marker: Marker): number {
  const piece = markedPiece(marker);
  const [leader] = unit.minis;
  if (piece === null || !leader) return objectiveDeeds(outlook, unit).length > 0 ? TOUCHED : HELD;
  const { t } = outlook;
  const base = footprintOf(t.miniature(unit, leader));
  const gap = Math.min(1e9, ...shapesOfPiece(t, piece).map((shape) => distanceBetween(base, shape)));
  return Math.max(TOUCHED, far(leader.pose, marker.pose) - gap);
}

/** Ground of the enemy that counts for whoever stands on it, once it is time to go there. */
function groundToTake(outlook: Outlook, unit: Unit, from: Point): Goal | null {
  for (const at of [groundOf(outlook, unit, from), edgeOf(outlook, unit, from)]) {
    const timing = dueAt(outlook, unit, at);
    if (timing.due > 0) return { at, there: 20, ...timing };
  }
  return null;
}

/** Victory tokens that standing at a place will bring, if it is just time enough to get there. */
function dueAt(outlook: Outlook, unit: Unit, at: Point): Pick<Goal, 'due' | 'spare'> {
  const [leader] = unit.minis;
  const spare = movesToSpare(outlook, unit, at);
  if (!leader || spare > SPARE || spare < -1) return { due: 0 };
  const gain = outlook.standing(unit, { ...leader.pose, ...at }, () => outlook.lead()) - outlook.lead();
  return { due: Math.max(0, gain), spare };
}

/** Moves that are left of all its actions in this game once a unit has gone to a place. */
function movesToSpare(outlook: Outlook, unit: Unit, at: Point): number {
  const { state } = outlook.t;
  const [leader] = unit.minis;
  const own = state.activation?.unit === unit.id ? state.activation.actions : unit.activated ? 0 : 2;
  const way = leader ? far(leader.pose, at) : 0;
  return own + 2 * (state.rounds - state.round) - way / Math.max(1, reachOf(outlook, unit));
}

/** The nearest enemy, before all those who carry what counts. */
function enemyOf({ foes }: Outlook, from: Point): Goal | null {
  const carriers = foes.filter(({ claimed }) => claimed.length > 0);
  const foe = best(carriers.length > 0 ? carriers : foes, ({ minis: [mini] }) => -(mini ? far(from, mini.pose) : 1e9));
  const mini = foe?.minis[0];
  return mini ? { at: mini.pose, there: 200, isEnemy: true, due: 0 } : null;
}

/** What the objective lets a unit do, now or elsewhere. */
export function objectiveDeeds({ t }: Outlook, unit: Unit): readonly CardAction[] {
  return t.abilities.ask('card-actions', unit, []).filter(({ card }) => card === t.state.objective);
}

/** Tokens that are still worth a way: nobody's, and not as this side wants them already. */
export function openTokens({ t }: Outlook, unit: Unit): readonly Marker[] {
  if (t.carts.length > 0) return t.carts;
  const wanted = unit.seat === t.state.blue ? 4 : 0;
  return t.state.markers.filter(
    (marker) =>
      marker.kind === 'objective' &&
      !isClaimed(t, marker.id) &&
      marker.memory.wounds !== wanted &&
      // What was dropped where it should blow up is left there.
      !(isDroppedBy(marker, unit.seat) && atEnemyZone(t, unit.seat, marker)),
  );
}

/** Whether a token lies in a deployment zone of the enemy, or at range 1 of it. */
export function atEnemyZone(t: LTable, seat: Seat, marker: Pick<Marker, 'pose'>): boolean {
  return gapToZones(zonesOf(t, 1 - seat), markerShape(marker)) <= BAND;
}

/** The way to a goal; goals that friends are nearer to are further. */
function farFor({ own }: Outlook, unit: Unit, goal: Point): number {
  const [leader] = unit.minis;
  if (!leader) return 0;
  const way = far(leader.pose, goal);
  const nearer = own.filter((friend) => {
    const [other] = friend.minis;
    return friend !== unit && other !== undefined && far(other.pose, goal) < way;
  });
  return way + nearer.length * TAKEN;
}

/** Straight back to its own edge. */
function homeOf({ t }: Outlook, unit: Unit): Point {
  const { width } = t.state;
  const [leader] = unit.minis;
  return { x: leader?.pose.x ?? width / 2, y: beforeEdge(t, unit.seat) };
}

/** Straight on to the enemy's edge. */
function edgeOf({ t }: Outlook, { seat }: Unit, { x }: Point): Point {
  return { x, y: beforeEdge(t, 1 - seat) };
}

function beforeEdge({ state: { depth, players } }: LTable, seat: Seat): number {
  return players[seat === 0 ? 0 : 1].edge === 'near' ? 60 : depth - 60;
}

/** The nearest point well inside the enemy's deployment zones. */
function groundOf({ t }: Outlook, unit: Unit, from: Point): Point {
  const points = zonesOf(t, 1 - unit.seat).map((zone) => {
    const [xs, ys] = [zone.map(({ x }) => x), zone.map(({ y }) => y)];
    const within = (value: number, all: readonly number[]) =>
      Math.max(Math.min(...all) + 60, Math.min(Math.max(...all) - 60, value));
    return { x: within(from.x, xs), y: within(from.y, ys) };
  });
  return best(points, (point) => -far(point, from)) ?? from;
}
