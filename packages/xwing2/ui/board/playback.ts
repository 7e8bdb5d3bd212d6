import type { Pose } from '@rangefinder/geometry';
import type { Playback } from '@rangefinder/table';
import { type BaseSize, flightMotion } from '@rangefinder/xwing';
import { readManeuver } from '@rangefinder/xwing/ui';
import type { XwingEvent } from '../../src/events.ts';
import type { XwingView } from '../../src/view.ts';

type Mover = Extract<XwingEvent, { readonly from: Pose; readonly to: Pose }>;

/** The piece an event moves. */
export function moverOf(event: XwingEvent): { id: string; event: Mover } | null {
  if (event.type === 'maneuver' || event.type === 'moved') return { id: event.ship, event };
  return event.type === 'device-moved' ? { id: event.id, event } : null;
}

/** Ships that leave the table only once an event still to be shown says so. */
const LEAVING: readonly XwingEvent['type'][] = ['removed', 'fled', 'docked', 'reserve'];

/**
 * Where ships stand as far as it has been shown: the view is past the events still to come, so a ship stands where the
 * first of them that moves it begins.
 */
export function shownPoses(view: XwingView, playing: Playback<XwingEvent> | null): ReadonlyMap<string, Pose> {
  const poses = new Map<string, Pose>();
  for (const { id, place, pose } of view.ships) if (place === 'play') poses.set(id, pose);
  if (!playing) return poses;
  const coming = [playing.current, ...playing.next].map(({ event }) => event);
  const moved = new Set<string>();
  for (const event of coming) {
    const mover = moverOf(event);
    if (mover && !moved.has(mover.id)) {
      moved.add(mover.id);
      if (view.ships.some(({ id }) => id === mover.id)) poses.set(mover.id, mover.event.from);
    }
    if ('ship' in event && LEAVING.includes(event.type)) keepUntilGone(view, poses, event.ship);
  }
  return poses;
}

function keepUntilGone(view: XwingView, poses: Map<string, Pose>, id: string): void {
  const ship = view.ships.find((one) => one.id === id);
  if (ship && !poses.has(id)) poses.set(id, ship.pose);
}

/** The pose of a piece that part (0 to 1) of its way: along its template, and turned round at the very end. */
export function glide(size: BaseSize, event: Mover): (part: number) => Pose {
  const { from, to } = event;
  if (event.type !== 'maneuver') return (part) => between(from, to, ease(part));
  const flown = readManeuver(event.template);
  const motion = flown && flightMotion(size, from, flown.speed, flown.bearing);
  if (!motion) return (part) => between(from, to, ease(part));
  const last = nearestTo(motion, to);
  const end = motion.poseAt(last);
  return (part) => {
    const pose = motion.poseAt(motion.from + (last - motion.from) * ease(Math.min(1, part / 0.85)));
    return part <= 0.85 ? pose : between(end, to, (part - 0.85) / 0.15);
  };
}

/** How far along its way a ship got: to the end, or to where others stopped it. */
function nearestTo(motion: { from: number; to: number; poseAt(s: number): Pose }, { x, y }: Pose): number {
  let best = motion.to;
  let least = Number.POSITIVE_INFINITY;
  for (let step = 0; step <= 60; step++) {
    const s = motion.from + ((motion.to - motion.from) * step) / 60;
    const pose = motion.poseAt(s);
    const apart = Math.hypot(pose.x - x, pose.y - y);
    if (apart <= least) {
      least = apart;
      best = s;
    }
  }
  return best;
}

function ease(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2;
}

function between(from: Pose, to: Pose, part: number): Pose {
  const turn = ((to.heading - from.heading + 540) % 360) - 180;
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    heading: from.heading + turn * part,
  };
}
