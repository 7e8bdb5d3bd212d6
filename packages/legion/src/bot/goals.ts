import type { Point } from '@rangefinder/geometry';
import { isClaimed } from '../rules/markers.ts';
import { zonesOf } from '../rules/zones.ts';
import { battleRules } from '../sources.ts';
import type { Unit } from '../state.ts';
import { best } from './best.ts';
import type { Outlook } from './outlook.ts';

/** Nearer than this to a goal a unit is there. */
const THERE = 110;
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
  // What has been claimed is carried out of harm's way.
  if (unit.claimed.length > 0) return { at: homeOf(outlook, unit), there: 60 };
  const markers = t.state.markers.filter(({ kind, id }) => kind === 'objective' && !isClaimed(t, id));
  const marker = best(markers, ({ pose }) => -farFor(outlook, unit, pose));
  if (marker) return { at: marker.pose, there: THERE };
  const foe = best(outlook.foes, (one) => -(one.minis[0] ? far(leader.pose, one.minis[0].pose) : 1e9));
  const scores = battleRules(t, t.state.objective)?.scores !== undefined;
  if (scores && t.state.round >= t.state.rounds - 2) return { at: groundOf(outlook, unit, leader.pose), there: 20 };
  const mini = foe?.minis[0];
  return mini ? { at: mini.pose, there: 200 } : null;
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
