import type { Point } from '@rangefinder/geometry';
import type { Pose } from '@rangefinder/kernel';
import { BAND, TOOLS } from '../battlefield/model.ts';
import { speedOf } from '../rules/moving.ts';
import { weaponsOf } from '../rules/units.ts';
import type { Unit } from '../state.ts';
import type { Outlook } from './outlook.ts';

export function far(a: Point, b: Point): number {
  const [dx, dy] = [a.x - b.x, a.y - b.y];
  return Math.sqrt(dx * dx + dy * dy);
}

/** A part of the way from one pose to another, turned like the latter. */
export function between(from: Pose, to: Pose, share: number): Pose {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, heading: to.heading };
}

/** How far a unit gets in a move, about. */
export function reachOf({ t }: Outlook, unit: Unit): number {
  const tool = TOOLS[speedOf(t, unit) - 1] ?? 0;
  return tool + t.facts(unit).base.length;
}

/** The furthest that a unit shoots, in millimetres. */
export function gunReach({ t }: Outlook, unit: Unit): number {
  let most = 0;
  for (const { facts } of weaponsOf(t, unit)) {
    if (facts.special || !facts.range) continue;
    most = Math.max(most, Math.min(6, facts.range[1]) * BAND);
  }
  return most;
}
