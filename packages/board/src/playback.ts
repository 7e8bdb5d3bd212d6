import type { Pose } from '@rangefinder/geometry';
import type { GameEvent } from '@rangefinder/kernel';
import type { Playback } from '@rangefinder/table';

/** What an event does to pieces on the table. */
export interface Tale<Event extends GameEvent> {
  /** The piece it moves, and from where. */
  moves(event: Event): { readonly id: string; readonly from: Pose } | null;
  /** The piece that leaves the table with it. */
  leaves(event: Event): string | null;
}

/** A piece that a view knows: on the table, or gone. */
export interface Known {
  readonly id: string;
  readonly pose: Pose;
  readonly here: boolean;
}

/**
 * Where pieces stand as far as it has been shown: the view is past the events still to come, so a piece stands where the
 * first of them that moves it begins, and one that leaves is there until then.
 */
export function shownPoses<Event extends GameEvent>(
  pieces: readonly Known[],
  playing: Playback<Event> | null,
  tale: Tale<Event>,
): ReadonlyMap<string, Pose> {
  const poses = new Map<string, Pose>();
  for (const { id, pose, here } of pieces) if (here) poses.set(id, pose);
  if (!playing) return poses;
  const known = new Map(pieces.map(({ id, pose }) => [id, pose]));
  const moved = new Set<string>();
  for (const { event } of [playing.current, ...playing.next]) {
    const mover = tale.moves(event);
    if (mover && known.has(mover.id) && !moved.has(mover.id)) {
      moved.add(mover.id);
      poses.set(mover.id, mover.from);
    }
    const leaver = tale.leaves(event);
    const last = leaver === null ? undefined : known.get(leaver);
    if (leaver !== null && last && !poses.has(leaver)) poses.set(leaver, last);
  }
  return poses;
}

/** Slow at both ends. */
export function ease(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2;
}

/** Part of the way from one pose to another, turned the shorter way round. */
export function between(from: Pose, to: Pose, part: number): Pose {
  const turn = ((to.heading - from.heading + 540) % 360) - 180;
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    heading: from.heading + turn * part,
  };
}
