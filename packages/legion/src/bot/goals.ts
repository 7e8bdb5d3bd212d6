import type { Point } from '@rangefinder/geometry';
import type { Seat } from '@rangefinder/kernel';
import type { CardAction } from '../abilities.ts';
import { BAND } from '../battlefield/model.ts';
import { isClaimed, markedPiece, markerShape } from '../rules/markers.ts';
import { passengersOf } from '../rules/transported.ts';
import { gapToZones, zonesOf } from '../rules/zones.ts';
import { battleRules } from '../sources.ts';
import type { Marker, Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import { best } from './best.ts';
import type { Outlook } from './outlook.ts';

/** Nearer than this to a token a unit holds it. */
const HELD = 110;
/** So near its leader touches a token, about. */
const TOUCHED = 32;
/** A friend that is nearer to a goal makes it so much further. */
const TAKEN = 260;

/** Where a unit should go. */
export interface Goal {
  readonly at: Point;
  /** How near is near enough. */
  readonly there: number;
}

/** The place that matters most to a unit: an objective that is not held, else the enemy's ground, else the enemy. */
export function goalOf(outlook: Outlook, unit: Unit): Goal | null {
  const { t } = outlook;
  const [leader] = unit.minis;
  if (!leader) return null;
  // Whoever it carries says where it goes.
  const [rider] = passengersOf(t, unit);
  if (rider) return goalOf(outlook, rider);
  const deeds = objectiveDeeds(outlook, unit);
  // What has been claimed is carried where it is to be dropped, else out of harm's way.
  if (unit.claimed.length > 0) {
    const delivers = deeds.some(({ free }) => free);
    return delivers
      ? { at: groundOf(outlook, unit, leader.pose), there: 20 }
      : { at: homeOf(outlook, unit), there: 60 };
  }
  const marker = best(openTokens(outlook, unit), ({ pose }) => -farFor(outlook, unit, pose));
  if (marker) return { at: marker.pose, there: deeds.length > 0 || markedPiece(marker) ? TOUCHED : HELD };
  const foe = best(outlook.foes, (one) => -(one.minis[0] ? far(leader.pose, one.minis[0].pose) : 1e9));
  const scores = battleRules(t, t.state.objective)?.scores !== undefined;
  if (scores && t.state.round >= t.state.rounds - 2) return { at: groundOf(outlook, unit, leader.pose), there: 20 };
  const mini = foe?.minis[0];
  return mini ? { at: mini.pose, there: 200 } : null;
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
      // What lies where it should blow up is left there.
      !(marker.what === 'charge' && atEnemyZone(t, unit.seat, marker)),
  );
}

/** Whether a token lies in a deployment zone of the enemy, or at range 1 of it. */
export function atEnemyZone(t: LTable, seat: Seat, marker: Pick<Marker, 'pose'>): boolean {
  return gapToZones(zonesOf(t, 1 - seat), markerShape(marker)) <= BAND;
}

export function far(a: Point, b: Point): number {
  const [dx, dy] = [a.x - b.x, a.y - b.y];
  return Math.sqrt(dx * dx + dy * dy);
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

/** The middle of its own edge. */
function homeOf({ t }: Outlook, unit: Unit): Point {
  const { width, depth, players } = t.state;
  const [leader] = unit.minis;
  const near = players[unit.seat === 0 ? 0 : 1].edge === 'near';
  return { x: leader?.pose.x ?? width / 2, y: near ? 60 : depth - 60 };
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
