import { distanceBetween, outerRadius, type Point, type Shape } from '@rangefinder/geometry';
import { footprintOf } from '../battlefield/bases.ts';
import { COHESION, SLACK } from '../battlefield/model.ts';
import { heightBand } from '../battlefield/range.ts';
import { standingAt } from '../battlefield/scene.ts';
import type { Unit } from '../state.ts';
import type { LTable } from '../table.ts';
import type { Ground } from './deploying.ts';

/** At speed 1 and within height 1 of a unit's leader, in a zone or not (legion.detachment.3, .6): every miniature. */
export function groundBeside(t: LTable, unit: Unit, host: Unit): Ground {
  const leader = t.miniature(host, t.leader(host));
  const foot = footprintOf(leader);
  const isLevel = ({ x, y }: Shape) => heightBand(leader.z, standingAt(t.parts, x, y)?.top ?? 0) <= 1;
  return {
    seat: unit.seat,
    rule: 'legion.detachment.3',
    around: pointsAround(leader.pose, outerRadius(leader.base.shape) + outerRadius(t.facts(unit).base.shape)),
    holds: (base) => distanceBetween(base, foot) <= COHESION + SLACK && isLevel(base),
  };
}

const DIRECTIONS = 12;
/** How far apart two bases are put. */
const GAPS = [2, COHESION / 2, COHESION - 2];

function pointsAround({ x, y }: Point, radii: number): readonly Point[] {
  return GAPS.flatMap((gap) =>
    Array.from({ length: DIRECTIONS }, (_, i) => {
      const angle = (2 * Math.PI * i) / DIRECTIONS;
      return { x: x + (radii + gap) * Math.sin(angle), y: y + (radii + gap) * Math.cos(angle) };
    }),
  );
}
