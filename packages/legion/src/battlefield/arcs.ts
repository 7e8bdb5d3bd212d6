import { clipSector, type Disc, turned, turnTo } from '@rangefinder/geometry';
import { footprintOf } from './bases.ts';
import { type Miniature, OVERLAP } from './model.ts';

/**
 * The four firing arcs, each a quarter of the circle about the middle of the base, clockwise from the front (legion.firing-arcs.2 to .8).
 * legion.vehicles.4
 */
export const ARCS = ['front', 'right', 'rear', 'left'] as const;
export type Arc = (typeof ARCS)[number];

/** Where the middle of each arc points, from the facing. */
const MIDDLE: Readonly<Record<Arc, number>> = { front: 0, right: 90, rear: 180, left: -90 };

/** Whether a disc reaches into the quarter whose middle is at a heading. */
function reaches({ x, y, radius }: Disc, of: Miniature, heading: number): boolean {
  // The two lines that bound the quarter are the axes of a frame turned by half of it.
  turnTo(heading + 45);
  const { sine, cosine } = turned;
  const dx = x - of.pose.x;
  const dy = y - of.pose.y;
  const right = Math.max(0, dx * cosine - dy * sine);
  const behind = Math.min(0, dx * sine + dy * cosine);
  const reach = radius - OVERLAP;
  return right * right + behind * behind < reach * reach;
}

/** Whether any part of a miniature's base is in an arc of another's (legion.firing-arcs.9); a base without notches has none. */
export function inArc(of: Miniature, arc: Arc, target: Miniature): boolean {
  if (!of.base.notched) return false;
  const heading = of.pose.heading + MIDDLE[arc];
  const base = footprintOf(target);
  if (base.kind === 'disc') return reaches(base, of, heading);
  return clipSector(base, { x: of.pose.x, y: of.pose.y, heading }, 45).length > 0;
}
