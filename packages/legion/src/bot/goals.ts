import { distanceBetween, type Point } from '@rangefinder/geometry';
import type { Seat } from '@rangefinder/kernel';
import type { CardAction } from '../abilities.ts';
import { footprintOf } from '../battlefield/bases.ts';
import { BAND } from '../battlefield/model.ts';
import { isDroppedBy } from '../rules/claiming.ts';
import { isClaimed, markedPiece, markerShape } from '../rules/markers.ts';
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
/** A friend that is nearer to a goal makes it so much further. */
const TAKEN = 260;
/** Moves that are left over for the unforeseen. */
const SPARE = 2;

/** Where a unit should go. */
export interface Goal {
  readonly at: Point;
  /** How near is near enough. */
  readonly there: number;
  /** Victory tokens that are lost if it does not set out now. */
  readonly due: number;
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
  return delivers
    ? { at: groundOf(outlook, unit, from), there: 20, due: 0 }
    : { at: homeOf(outlook, unit), there: 60, due: 0 };
}

function tokenToTake(outlook: Outlook, unit: Unit): Goal | null {
  const marker = best(openTokens(outlook, unit), ({ pose }) => -farFor(outlook, unit, pose));
  if (!marker) return null;
  return { at: marker.pose, there: nearEnough(outlook, unit, marker), due: dueAt(outlook, unit, marker.pose) };
}

/** How near to a token is near enough: beside it, at the foot of the terrain that it marks, or at range 1. */
function nearEnough(outlook: Outlook, unit: Unit, marker: Marker): number {
  const piece = markedPiece(marker);
  const [leader] = unit.minis;
  if (piece === null || !leader) return objectiveDeeds(outlook, unit).length > 0 ? TOUCHED : HELD;
  const { t } = outlook;
  const base = footprintOf(t.miniature(unit, leader));
  const parts = t.parts.filter((part) => part.piece.id === piece);
  const gap = Math.min(1e9, ...parts.map(({ footprint }) => distanceBetween(base, footprint)));
  return Math.max(TOUCHED, far(leader.pose, marker.pose) - gap);
}

/** Ground of the enemy that counts for whoever stands on it, once it is time to go there. */
function groundToTake(outlook: Outlook, unit: Unit, from: Point): Goal | null {
  for (const at of [groundOf(outlook, unit, from), edgeOf(outlook, unit, from)]) {
    const due = dueAt(outlook, unit, at);
    if (due > 0) return { at, there: 20, due };
  }
  return null;
}

/** Victory tokens that standing at a place will bring, if it is just time enough to get there. */
function dueAt(outlook: Outlook, unit: Unit, at: Point): number {
  const { state } = outlook.t;
  const [leader] = unit.minis;
  if (!leader) return 0;
  const own = state.activation?.unit === unit.id ? state.activation.actions : unit.activated ? 0 : 2;
  const spare = own + 2 * (state.rounds - state.round) - far(leader.pose, at) / Math.max(1, reachOf(outlook, unit));
  if (spare > SPARE || spare < -1) return 0;
  const gain = outlook.standing(unit, { ...leader.pose, ...at }, () => outlook.lead()) - outlook.lead();
  return Math.max(0, gain);
}

/** The nearest enemy, before all those who carry what counts. */
function enemyOf({ foes }: Outlook, from: Point): Goal | null {
  const carriers = foes.filter(({ claimed }) => claimed.length > 0);
  const foe = best(carriers.length > 0 ? carriers : foes, ({ minis: [mini] }) => -(mini ? far(from, mini.pose) : 1e9));
  const mini = foe?.minis[0];
  return mini ? { at: mini.pose, there: 200, due: 0 } : null;
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
